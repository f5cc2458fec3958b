import { type DBSchema, type IDBPDatabase, openDB, type StoreNames } from "idb";

import type { LockKind } from "@/domain/record/lock-rules";
import type { RecordTable } from "@/domain/record/record-tables";

import { RECORD_DATABASE } from "./storage";

export const RECORD_VERSION = 1;
/** Where everything lies while a lock is set: changes, each sealed, in the order in which they came. */
export const SEALED_STORE = "sealed";
/** Where its lock and its name are kept, in the clear. */
export const STATE_STORE = "state";
export const STATE_KEY = "state";

/** A store whose rows can be read while no lock is set. */
export type PlainStore = RecordTable | "settings";

export type RecordSchema = DBSchema & { [Store in PlainStore]: { key: string; value: unknown } } & {
  [SEALED_STORE]: { key: number; value: unknown };
  [STATE_STORE]: { key: string; value: unknown };
};

export type RecordDatabase = IDBPDatabase<RecordSchema>;

/** What lies in some stores at one moment, as the browser hands it back. */
export type KeptStores = ReadonlyMap<StoreNames<RecordSchema>, readonly unknown[]>;

/** A record that is open already; whoever takes it closes it. */
export type OpenedRecord = { database: RecordDatabase; stores: Promise<KeptStores> };

/** Hands over a record that is open; null for whoever asks later, because the first one closes it. */
export type HandOver = () => OpenedRecord | null;

export function handOverOnce(record: OpenedRecord): HandOver {
  let left: OpenedRecord | null = record;
  return () => {
    const taken = left;
    left = null;
    return taken;
  };
}

/** What is kept of a record on this device, as far as it can be told without opening it. */
export type FoundRecord = {
  isKept: boolean;
  /** What opens it; null where no lock is set. */
  lock: LockKind | null;
  /** Whether she wants it to be called by a name that tells nothing. */
  hasPlainName: boolean;
};

const NO_RECORD: FoundRecord = { isKept: false, lock: null, hasPlainName: false };

function lockKindOf(lock: unknown): LockKind | null {
  if (typeof lock !== "object" || lock === null || !("kind" in lock)) return null;
  return lock.kind === "pin" || lock.kind === "passphrase" ? lock.kind : null;
}

function foundIn(state: unknown): FoundRecord {
  if (typeof state !== "object" || state === null) return { ...NO_RECORD, isKept: true };
  return {
    isKept: true,
    lock: "lock" in state ? lockKindOf(state.lock) : null,
    hasPlainName: "hasPlainName" in state && state.hasPlainName === true,
  };
}

async function readState(database: RecordDatabase): Promise<FoundRecord> {
  const hasState = database.objectStoreNames.contains(STATE_STORE);
  return foundIn(hasState ? await database.get(STATE_STORE, STATE_KEY) : null);
}

/** Whoever erases the record, here or in another tab, does not have to wait for this one. */
export function closeWhenAsked(_: number, __: number | null, event: IDBVersionChangeEvent): void {
  if (event.target instanceof IDBDatabase) event.target.close();
}

/** Opens what is kept, and makes nothing where nothing is. */
export async function openIfKept(): Promise<RecordDatabase | null> {
  let isMissing = false;
  try {
    return await openDB<RecordSchema>(RECORD_DATABASE, undefined, {
      upgrade(_, __, ___, making) {
        isMissing = true;
        making.done.catch(() => undefined);
        making.abort();
      },
      blocking: closeWhenAsked,
    });
  } catch (cause) {
    if (isMissing) return null;
    throw cause;
  }
}

/** All that lies in these stores at one moment. */
export async function readStores(
  database: RecordDatabase,
  names: readonly StoreNames<RecordSchema>[],
): Promise<KeptStores> {
  const reading = database.transaction(names);
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await reading.objectStore(name).getAll()] as const),
    ),
  );
}

/** What is kept of a record on this device; looking leaves nothing behind. Rejects where the browser keeps none. */
export async function readKeptRecord(): Promise<FoundRecord> {
  const database = await openIfKept();
  if (database === null) return NO_RECORD;
  try {
    return await readState(database);
  } finally {
    database.close();
  }
}

/** What is kept of a record; one without a lock is read at once, since opening and reading it takes long on a slow phone. */
export async function openKeptRecord(): Promise<FoundRecord & { opened: OpenedRecord | null }> {
  const database = await openIfKept();
  if (database === null) return { ...NO_RECORD, opened: null };
  if (database.version !== RECORD_VERSION) {
    database.close();
    return { ...NO_RECORD, isKept: true, opened: null };
  }
  const looking = readState(database);
  // While a lock is set, these are empty.
  const names = Array.from(database.objectStoreNames).filter((name) => name !== SEALED_STORE);
  const stores = readStores(database, names);
  stores.catch(() => undefined);
  try {
    const found = await looking;
    if (found.lock === null) return { ...found, opened: { database, stores } };
    database.close();
    return { ...found, opened: null };
  } catch (cause) {
    database.close();
    throw cause;
  }
}
