import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from "idb";
import * as z from "zod/mini";

import { LOCK_KINDS } from "@/domain/record/lock-rules";
import { RECORD_TABLES, tableRules } from "@/domain/record/record-tables";

import type { RecordLock, Sealed } from "./record-crypto";
import { STATE_KEY, STATE_STORE } from "./kept-record";
import { RECORD_DATABASE } from "./record-presence";

const VERSION = 1;
/** Where rows lie while no lock is set. */
export const PLAIN_STORES = [...RECORD_TABLES, "settings"] as const;
/** Where everything lies while a lock is set: changes, each sealed, in the order in which they came. */
export const SEALED_STORE = "sealed";
export const ALL_STORES = [...PLAIN_STORES, SEALED_STORE, STATE_STORE] as const;

export type PlainStore = (typeof PLAIN_STORES)[number];

/** What lies in the clear, lock or none. */
export type RecordState = {
  lock: RecordLock | null;
  hasPlainName: boolean;
  wrongTries: number;
  lastTryAt: number;
  /** Counts what was written, so that nobody writes over what she has not seen. */
  writes: number;
};

type PlainSchema = { [Store in PlainStore]: { key: string; value: unknown } };
type Schema = DBSchema &
  PlainSchema & {
    [SEALED_STORE]: { key: number; value: unknown };
    [STATE_STORE]: { key: string; value: unknown };
  };

export type RecordDatabase = IDBPDatabase<Schema>;
export type RecordWriting = IDBPTransaction<Schema, (typeof ALL_STORES)[number][], "readwrite">;

const bytesSchema = z.custom<Uint8Array<ArrayBuffer>>((value) => ArrayBuffer.isView(value));
/** What was sealed, as the browser hands it back. */
export const sealedSchema: z.ZodMiniType<Sealed> = z.object({
  nonce: bytesSchema,
  bytes: z.custom<ArrayBuffer>((value) => Object.prototype.toString.call(value).includes("Buffer")),
});

const stateSchema: z.ZodMiniType<RecordState> = z.object({
  lock: z.nullable(
    z.object({
      id: z.string(),
      kind: z.enum(LOCK_KINDS),
      salt: bytesSchema,
      rounds: z.int(),
      wrappedKey: sealedSchema,
    }),
  ),
  hasPlainName: z.boolean(),
  wrongTries: z.int(),
  lastTryAt: z.number(),
  writes: z.int(),
});

const NEW_STATE: RecordState = {
  lock: null,
  hasPlainName: false,
  wrongTries: 0,
  lastTryAt: 0,
  writes: 0,
};

/** What lies in the clear, as the browser hands it back. */
export function stateOf(kept: unknown): RecordState {
  return kept === undefined ? NEW_STATE : stateSchema.parse(kept);
}

/** Opens the database of the record; it is made where there is none. */
export function openRecordDatabase(onErased: () => void): Promise<RecordDatabase> {
  return openDB<Schema>(RECORD_DATABASE, VERSION, {
    upgrade(created) {
      for (const table of RECORD_TABLES) {
        created.createObjectStore(table, { keyPath: tableRules[table].keyField });
      }
      created.createObjectStore("settings");
      created.createObjectStore(SEALED_STORE, { autoIncrement: true });
      created.createObjectStore(STATE_STORE);
    },
    blocking(_, __, event) {
      if (event.target instanceof IDBDatabase) event.target.close();
      onErased();
    },
  });
}

/** What lies in the clear about the record. */
export async function readRecordState(database: RecordDatabase): Promise<RecordState> {
  return stateOf(await database.get(STATE_STORE, STATE_KEY));
}

/** Changes what lies in the clear, in one step; hands over what it was before. */
export async function changeRecordState(
  database: RecordDatabase,
  change: (before: RecordState) => Partial<RecordState>,
): Promise<RecordState> {
  const writing = database.transaction(STATE_STORE, "readwrite");
  const before = stateOf(await writing.store.get(STATE_KEY));
  await writing.store.put({ ...before, ...change(before) }, STATE_KEY);
  await writing.done;
  return before;
}
