import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";

/** Where each kind of local data lives inside the one data folder. */
export type DataFolder = {
  root: string;
  database: string;
  backups: string;
  keys: string;
  mailbox: string;
  lock: string;
  lockOwner: string;
};

/** Names the places of a data folder without touching the disk. */
export function dataFolderAt(root: string): DataFolder {
  return {
    root,
    database: join(root, "database"),
    backups: join(root, "backups"),
    keys: join(root, "keys.json"),
    mailbox: join(root, "mailbox.json"),
    lock: join(root, "lock.sqlite"),
    lockOwner: join(root, "lock.json"),
  };
}

/** Makes the data folder if needed, readable by its owner only. */
export function makeDataFolder(folder: DataFolder): void {
  mkdirSync(folder.root, { recursive: true });
  chmodSync(folder.root, 0o700);
}
