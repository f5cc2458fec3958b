import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

import type { DataFolder } from "./data-folder.ts";

const COPIES_KEPT = 3;
const COPY_NAME = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z$/;

type Copy = (from: string, to: string) => void;

const copyFolder: Copy = (from, to) => cpSync(from, to, { recursive: true });

/** Copies the closed database and forgets all but the newest three copies; one that fails leaves nothing behind. */
export function keepCopy(folder: DataFolder, copy: Copy = copyFolder): void {
  mkdirSync(folder.backups, { recursive: true });
  const name = timestampName();
  const unfinished = join(folder.backups, `${name}.unfinished`);
  try {
    copy(folder.database, unfinished);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
  renameSync(unfinished, join(folder.backups, name));
  const old = copies(folder).slice(0, -COPIES_KEPT);
  const leftovers = readdirSync(folder.backups).filter((entry) => entry.endsWith(".unfinished"));
  for (const entry of [...old, ...leftovers])
    rmSync(join(folder.backups, entry), { recursive: true });
}

/** The name of the newest copy, or null when there is none. */
export function newestCopy(folder: DataFolder): string | null {
  return copies(folder).at(-1) ?? null;
}

/** Puts a copy in the database's place and returns where the former database was set aside. */
export function restoreCopy(folder: DataFolder, name: string): string {
  const incoming = `${folder.database}.incoming`;
  rmSync(incoming, { recursive: true, force: true });
  cpSync(join(folder.backups, name), incoming, { recursive: true });
  const setAside = `${folder.database}-set-aside-${timestampName()}`;
  if (existsSync(folder.database)) renameSync(folder.database, setAside);
  renameSync(incoming, folder.database);
  return setAside;
}

function copies(folder: DataFolder): string[] {
  if (!existsSync(folder.backups)) return [];
  return readdirSync(folder.backups)
    .filter((entry) => COPY_NAME.test(entry))
    .toSorted();
}

function timestampName(): string {
  return new Date().toISOString().replace(/[:.]/g, "-");
}
