import { type IDBPTransaction, openDB } from "idb";
import * as z from "zod/mini";

import { LOCK_KINDS } from "@/domain/record/lock-rules";
import { RECORD_TABLES, tableRules } from "@/domain/record/record-tables";

import type { RecordLock, Sealed } from "./record-crypto";
import {
  closeWhenAsked,
  type PlainStore,
  RECORD_VERSION,
  type RecordDatabase,
  type RecordSchema,
  SEALED_STORE,
  STATE_KEY,
  STATE_STORE,
} from "./kept-record";
import { RECORD_DATABASE } from "./storage";

/** Where rows lie while no lock is set. */
export const PLAIN_STORES = [...RECORD_TABLES, "settings"] as const satisfies PlainStore[];
export const ALL_STORES = [...PLAIN_STORES, SEALED_STORE, STATE_STORE] as const;

/** What lies in the clear, lock or none. */
export type RecordState = {
  lock: RecordLock | null;
  hasPlainName: boolean;
  wrongTries: number;
  lastTryAt: number;
  /** Counts what was written, so that nobody writes over what she has not seen. */
  writes: number;
};

export type RecordWriting = IDBPTransaction<
  RecordSchema,
  (typeof ALL_STORES)[number][],
  "readwrite"
>;

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

/** Tells when the record is erased, here or in another tab. */
export function tellOfErasing(database: RecordDatabase, onErased: () => void): void {
  database.addEventListener("versionchange", onErased);
}

/** Opens the database of the record; it is made where there is none. */
export async function openRecordDatabase(onErased: () => void): Promise<RecordDatabase> {
  const database = await openDB<RecordSchema>(RECORD_DATABASE, RECORD_VERSION, {
    upgrade(created) {
      for (const table of RECORD_TABLES) {
        created.createObjectStore(table, { keyPath: tableRules[table].keyField });
      }
      created.createObjectStore("settings");
      created.createObjectStore(SEALED_STORE, { autoIncrement: true });
      created.createObjectStore(STATE_STORE);
    },
    blocking: closeWhenAsked,
  });
  tellOfErasing(database, onErased);
  return database;
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
