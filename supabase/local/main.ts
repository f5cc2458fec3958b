import { MigrationFailed } from "./auth-and-data.ts";
import { newestCopy } from "./backup.ts";
import {
  type Configuration,
  loadSettingsFiles,
  readConfiguration,
  UnusableSetting,
} from "./configuration.ts";
import { dataFolderAt } from "./data-folder.ts";
import { UnsafeKeys } from "./keys.ts";
import { DataFolderInUse } from "./lock.ts";
import { say, warn } from "./log.ts";
import { UnreadableDatabase } from "./open-database.ts";
import { PortRefused } from "./port.ts";
import { logUnexpectedError, silenceLibraries } from "./private-log.ts";
import { startServer } from "./server.ts";
import { StorageFailure, storageFailureOf } from "./storage-failure.ts";
import { SiteNotServed } from "./vite-site.ts";

const STOP_WITHIN_MS = 15_000;

async function main(): Promise<void> {
  loadSettingsFiles();
  const configuration = readConfiguration(process.argv.slice(2), process.env);
  try {
    const server = await startServer(configuration);
    stopOnSignal(server.stop);
  } catch (error) {
    if (error instanceof UnreadableDatabase) throw new StartFailure(restoreAdvice(configuration));
    throw (isExpected(error) ? null : storageFailureOf(error, configuration.dataFolder)) ?? error;
  }
  say(`The site runs at ${configuration.address}`);
  say(`E-mails land at ${configuration.address}/_mail`);
  say("Press Ctrl+C to stop");
}

class StartFailure extends Error {
  override name = "StartFailure";
}

function restoreAdvice({ dataFolder }: Configuration): string {
  const folder = dataFolderAt(dataFolder);
  const copy = newestCopy(folder);
  return [
    `The database in ${folder.database} cannot be read. Nothing was changed.`,
    copy
      ? `To put back the copy ${copy}: PCOS_CARE_DATA="${dataFolder}" npx node supabase/local/restore.ts`
      : `There is no copy yet. To begin with an empty database, move that folder away and start again.`,
  ].join("\n");
}

function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const stopOnce = () => {
    // Ctrl+C reaches us twice under npm: from the terminal and from npm.
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    void stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logUnexpectedError(error);
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", stopOnce);
  process.on("SIGTERM", stopOnce);
}

const EXPECTED = [
  DataFolderInUse,
  MigrationFailed,
  PortRefused,
  SiteNotServed,
  StartFailure,
  StorageFailure,
  UnsafeKeys,
  UnusableSetting,
];

function isExpected(error: unknown): error is Error {
  return error instanceof Error && EXPECTED.some((kind) => error instanceof kind);
}

// A request whose words become the names of a library's objects can then not change all of them.
Object.preventExtensions(Object.prototype);
silenceLibraries();
process.on("unhandledRejection", logUnexpectedError);
process.on("uncaughtException", (error) => {
  logUnexpectedError(error);
  process.exit(1);
});
try {
  await main();
} catch (error) {
  if (isExpected(error)) warn(error.message);
  else logUnexpectedError(error);
  process.exit(1);
}
