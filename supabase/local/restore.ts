import { newestCopy, restoreCopy } from "./backup.ts";
import { loadSettingsFiles, readConfiguration } from "./configuration.ts";
import { dataFolderAt } from "./data-folder.ts";
import { DataFolderInUse, refuseWhileServerRuns } from "./lock.ts";
import { say, warn } from "./log.ts";

/** Puts the newest copy of the database back; returns the exit code. */
function restore(): number {
  loadSettingsFiles();
  const folder = dataFolderAt(readConfiguration([], process.env).dataFolder);
  const release = refuseWhileServerRuns(folder.root);
  try {
    const name = newestCopy(folder);
    if (!name) {
      warn(`There is no copy in ${folder.backups} yet. Nothing was changed.`);
      return 1;
    }
    const setAside = restoreCopy(folder, name);
    say(`The copy of ${name} is back in place. The former data was kept in ${setAside}.`);
    return 0;
  } finally {
    release();
  }
}

try {
  process.exitCode = restore();
} catch (error) {
  if (!(error instanceof DataFolderInUse)) throw error;
  warn(error.message);
  process.exitCode = 1;
}
