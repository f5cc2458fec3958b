import { existsSync, fsyncSync, renameSync, rmSync } from "node:fs";

import { createPgliteConnection, PGlite } from "@supabase/lite/pglite";
import { z } from "zod";

import type { DataFolder } from "./data-folder.ts";
import { storageFailureOf } from "./storage-failure.ts";

type Connection = Awaited<ReturnType<typeof createPgliteConnection>>;

/** Says that the database folder could not be opened. */
export class UnreadableDatabase extends Error {
  override name = "UnreadableDatabase";
}

/** Opens the database of a data folder, made whole first if there is none; throws StorageFailure or UnreadableDatabase when it cannot. */
export async function openDatabase(
  folder: DataFolder,
  flush: Flush = fsyncSync,
): Promise<Connection> {
  try {
    if (!existsSync(folder.database)) await makeDatabase(folder);
    return await connect(folder.database, flush);
  } catch (error) {
    throw storageFailureOf(error, folder.root) ?? new UnreadableDatabase();
  }
}

/** Makes an empty database beside its place, so that a start that is cut off leaves nothing half made there. */
async function makeDatabase(folder: DataFolder): Promise<void> {
  const unfinished = `${folder.database}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const connection = await connect(unfinished, fsyncSync);
  await connection.close();
  renameSync(unfinished, folder.database);
}

/** Makes what was written to an open file outlive a power cut. */
export type Flush = (fileDescriptor: number) => void;

/** The engine's own settings without "never flush", and with the one way of flushing that reaches its files. */
const FLUSHING = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  "-c",
  "wal_sync_method=fsync",
];

const streamSchema = z.object({ nfd: z.number() });

/** The engine's file layer leaves out flushing, so an acknowledged row would lie in the machine's memory alone. */
function flushWhenAsked(connection: Connection, flush: Flush): void {
  const { NODEFS } = connection.driver.Module.FS.filesystems;
  Object.assign(NODEFS.stream_ops, {
    fsync: (stream: unknown) => {
      flush(streamSchema.parse(stream).nfd);
      return 0;
    },
  });
}

/** PostgreSQL's number for the type timestamptz. */
const TIMESTAMPTZ = 1184;

/** "2026-11-20 09:56:57.468+00" as hosted Supabase writes it: 2026-11-20T09:56:57.468+00:00. */
function isoTimestamp(text: string): string {
  return text.replace(" ", "T").replace(/\+00$/, "+00:00");
}

async function connect(path: string, flush: Flush): Promise<Connection> {
  const connection = await createPgliteConnection({
    url: path,
    pgliteOptions: { parsers: { [TIMESTAMPTZ]: isoTimestamp }, startParams: FLUSHING },
  });
  await connection.exec("select 1");
  flushWhenAsked(connection, flush);
  forgetSystemRows(connection.driver.parsers);
  return connection;
}

/** From here on PostgreSQL numbers the row types of its own tables. */
const FIRST_SYSTEM_ROW_TYPE = 10_000;

/** Drops how to read lists of system rows: nothing stores any, and the engine copies the whole list at every query. */
function forgetSystemRows(parsers: object): void {
  for (const type of Object.keys(parsers)) {
    if (Number(type) >= FIRST_SYSTEM_ROW_TYPE) Reflect.deleteProperty(parsers, type);
  }
}
