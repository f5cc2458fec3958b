import { resolve } from "node:path";

import { isCopy, newestCopy, restoreCopy } from "./backup.ts";
import { loadSettingsFiles, readConfiguration } from "./configuration.ts";
import { dataFolderAt } from "./data-folder.ts";
import { DataFolderInUse, refuseWhileServerRuns } from "./lock.ts";
import { say, warn } from "./log.ts";

/** Puts the named copy of the database back, or else the newest; returns the exit code. */
function restore(named: string | undefined): number {
  loadSettingsFiles();
  const folder = dataFolderAt(readConfiguration([], process.env).dataFolder);
  const release = refuseWhileServerRuns(folder.root);
  try {
    const copy = named === undefined ? newestCopy(folder) : resolve(named);
    if (copy === null) {
      warn(
        `There is no copy in ${folder.backups} yet. Name the folder of one: npm run restore -- <folder>. Nothing was changed.`,
      );
      return 1;
    }
    if (!isCopy(copy)) {
      warn(`${copy} is not a whole copy of a database. Nothing was changed.`);
      return 1;
    }
    const setAside = restoreCopy(folder, copy);
    say(`The copy ${copy} is back in place.`);
    if (setAside !== null) say(`The former data was kept in ${setAside}.`);
    return 0;
  } finally {
    release();
  }
}

try {
  process.exitCode = restore(process.argv[2]);
} catch (error) {
  if (!(error instanceof DataFolderInUse)) throw error;
  warn(error.message);
  process.exitCode = 1;
}
