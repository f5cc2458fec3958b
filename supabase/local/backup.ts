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

/** Where the newest copy is, or null when there is none. */
export function newestCopy(folder: DataFolder): string | null {
  const name = copies(folder).at(-1);
  return name === undefined ? null : join(folder.backups, name);
}

/** Whether a folder holds a whole copy of a database, by the files that PostgreSQL cannot start without. */
export function isCopy(path: string): boolean {
  return ["PG_VERSION", "global/pg_control"].every((file) => existsSync(join(path, file)));
}

/** Puts a copy in the database's place and returns where the former database was set aside; null when there was none. */
export function restoreCopy(folder: DataFolder, path: string): string | null {
  const incoming = `${folder.database}.incoming`;
  rmSync(incoming, { recursive: true, force: true });
  cpSync(path, incoming, { recursive: true });
  const hasFormer = existsSync(folder.database);
  const setAside = `${folder.database}-set-aside-${timestampName()}`;
  if (hasFormer) renameSync(folder.database, setAside);
  renameSync(incoming, folder.database);
  return hasFormer ? setAside : null;
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
