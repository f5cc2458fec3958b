import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

import { z } from "zod";

import { type DataFolder, dataFolderAt, makeDataFolder } from "./data-folder.ts";

const ownerSchema = z.object({ pid: z.number(), port: z.number().nullable(), started: z.string() });

/** Who holds a data folder. */
export type LockOwner = z.infer<typeof ownerSchema>;

/** Lets go of a data folder. */
export type Release = () => void;

/** Says that another process has the data folder open. */
export class DataFolderInUse extends Error {
  override name = "DataFolderInUse";

  constructor(folder: DataFolder, owner: LockOwner | null) {
    super(
      owner
        ? `The data in ${folder.root} is in use by process ${owner.pid}` +
            `${owner.port === null ? "" : `, which serves port ${owner.port}`}, since ${owner.started}. ` +
            "Stop that one first. Nothing was changed."
        : `The data in ${folder.root} is in use by another process. Stop that one first. Nothing was changed.`,
    );
  }
}

/**
 * Takes the data folder for this process alone, or throws DataFolderInUse.
 * The operating system frees the file lock when its owner dies in any way, so there is no stale owner to judge;
 * lock.json only tells people who it is.
 */
export function lockDataFolder(folder: DataFolder, port: number | null): Release {
  makeDataFolder(folder);
  const lock = new DatabaseSync(folder.lock);
  try {
    lock.exec("pragma busy_timeout = 0");
    lock.exec("begin exclusive");
  } catch (error) {
    lock.close();
    if (isHeld(error)) throw new DataFolderInUse(folder, readOwner(folder));
    throw error;
  }
  const owner: LockOwner = { pid: process.pid, port, started: new Date().toISOString() };
  writeFileSync(folder.lockOwner, `${JSON.stringify(owner)}\n`);
  return () => {
    rmSync(folder.lockOwner, { force: true });
    lock.close();
  };
}

/** SQLite's number for a file that somebody else has locked. */
const SQLITE_BUSY = 5;

function isHeld(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
}

/** Throws when a server has the data folder open; otherwise keeps every server out until released. */
export function refuseWhileServerRuns(root: string): Release {
  return lockDataFolder(dataFolderAt(root), null);
}

function readOwner(folder: DataFolder): LockOwner | null {
  try {
    return ownerSchema.parse(JSON.parse(readFileSync(folder.lockOwner, "utf8")));
  } catch {
    return null;
  }
}
