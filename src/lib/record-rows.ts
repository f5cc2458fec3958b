import * as z from "zod/mini";

import { tableRules } from "@/domain/record/record-tables";

import { type NewLock, type RecordKey, seal, unseal } from "./record-crypto";
import {
  type KeptStores,
  type PlainStore,
  readStores,
  type RecordDatabase,
  SEALED_STORE,
  STATE_KEY,
  STATE_STORE,
} from "./kept-record";
import {
  ALL_STORES,
  PLAIN_STORES,
  type RecordState,
  type RecordWriting,
  sealedSchema,
  stateOf,
} from "./record-database";

/** There is one row of settings. */
export const SETTINGS_KEY = "settings";

/** One row as it is to be kept; null takes it away. */
export type RowChange = { store: PlainStore; key: string; row: unknown };

/** All rows as they are kept, understood or not, by the store and the key. */
export type KeptRows = ReadonlyMap<PlainStore, Map<string, unknown>>;

/** The record is locked, or its lock is not the one that was opened. */
export class RecordLocked extends Error {}

const changesSchema = z.array(
  z.object({ store: z.enum(PLAIN_STORES), key: z.string(), row: z.unknown() }),
);

function requireKey({ lock }: RecordState, key: RecordKey | null): void {
  if ((lock?.id ?? null) !== (key?.lockId ?? null)) throw new RecordLocked("locked");
}

function keyIn(store: PlainStore, row: unknown): string {
  if (store === "settings") return SETTINGS_KEY;
  return String(Reflect.get(Object(row), tableRules[store].keyField));
}

function isGroup(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether two items of a list are about the same thing, which the first field of an item names. */
function isSameItem(kept: unknown, item: object): boolean {
  const [name, value] = Object.entries(item)[0] ?? [];
  return name !== undefined && isGroup(kept) && Reflect.get(kept, name) === value;
}

/** A row as it is kept next: what is written, with the fields that only another version of the site knows left as they are, also inside of a field and of the items of a list. */
function over(kept: unknown, row: unknown): unknown {
  if (Array.isArray(kept) && Array.isArray(row)) {
    return row.map((item: unknown) => {
      if (!isGroup(item)) return item;
      return over(
        kept.find((before) => isSameItem(before, item)),
        item,
      );
    });
  }
  if (!isGroup(kept) || !isGroup(row)) return row;
  const before = new Map(Object.entries(kept));
  const written = Object.entries(row).map(([field, value]) => [
    field,
    over(before.get(field), value),
  ]);
  return { ...kept, ...Object.fromEntries(written) };
}

/** Changes rows that were read as they are changed where they are kept. */
export function changeRows(rows: KeptRows, changes: readonly RowChange[]): void {
  for (const { store, key, row } of changes) {
    const kept = rows.get(store);
    if (row === null) kept?.delete(key);
    else kept?.set(key, over(kept.get(key), row));
  }
}

function emptyRows(): KeptRows {
  return new Map(PLAIN_STORES.map((store) => [store, new Map<string, unknown>()]));
}

/** Rows with what lay in the clear at that moment; a sealed record has one part more with each thing written. */
export type RowsRead = { rows: KeptRows; state: RecordState; parts: number };

/** The rows in what was read of all stores; rejects when the key is not that of its lock. */
export async function rowsIn(stores: KeptStores, key: RecordKey | null): Promise<RowsRead> {
  const state = stateOf(stores.get(STATE_STORE)?.[0]);
  requireKey(state, key);
  const rows = emptyRows();
  if (key === null) {
    for (const store of PLAIN_STORES) {
      for (const row of stores.get(store) ?? []) rows.get(store)?.set(keyIn(store, row), row);
    }
    return { rows, state, parts: 0 };
  }
  const sealed = stores.get(SEALED_STORE) ?? [];
  const opened = await Promise.all(sealed.map((each) => unseal(key.key, sealedSchema.parse(each))));
  for (const changes of opened) changeRows(rows, changesSchema.parse(changes));
  return { rows, state, parts: sealed.length };
}

/** All that is kept, with what lay in the clear at that moment; rejects when the key is not that of its lock. */
export async function readRecordRows(
  database: RecordDatabase,
  key: RecordKey | null,
): Promise<RowsRead> {
  return rowsIn(await readStores(database, ALL_STORES), key);
}

async function inOneStep(
  database: RecordDatabase,
  key: RecordKey | null,
  write: (writing: RecordWriting, before: RecordState) => Promise<Partial<RecordState>>,
): Promise<void> {
  const writing = database.transaction([...ALL_STORES], "readwrite", { durability: "strict" });
  try {
    const state = writing.objectStore(STATE_STORE);
    const before = stateOf(await state.get(STATE_KEY));
    requireKey(before, key);
    const after = await write(writing, before);
    await state.put({ ...before, ...after, writes: before.writes + 1 }, STATE_KEY);
    await writing.done;
  } catch (cause) {
    writing.done.catch(() => undefined);
    try {
      writing.abort();
    } catch {
      // A step that the browser has ended by itself cannot be ended again.
    }
    throw cause;
  }
}

/** These changes beside what is kept: a row that is kept already keeps the fields that nobody here knows. */
function besideKept(
  writing: RecordWriting,
  changes: readonly RowChange[],
): Promise<readonly RowChange[]> {
  return Promise.all(
    changes.map(async ({ store, key, row }) => {
      if (row === null) return { store, key, row };
      return { store, key, row: over(await writing.objectStore(store).get(key), row) };
    }),
  );
}

async function putPlain(writing: RecordWriting, changes: readonly RowChange[]): Promise<void> {
  await Promise.all(
    changes.map(({ store, key, row }) => {
      const kept = writing.objectStore(store);
      if (row === null) return kept.delete(key);
      return store === "settings" ? kept.put(row, key) : kept.put(row);
    }),
  );
}

/** Writes all of these changes or none; sealed while a lock is set. */
export async function writeRecordRows(
  database: RecordDatabase,
  key: RecordKey | null,
  changes: readonly RowChange[],
): Promise<void> {
  const sealed = key === null ? null : await seal(key.key, changes);
  await inOneStep(database, key, async (writing) => {
    if (sealed !== null) {
      await writing.objectStore(SEALED_STORE).add(sealed);
      return {};
    }
    await putPlain(writing, await besideKept(writing, changes));
    return {};
  });
}

function asChanges(rows: KeptRows): RowChange[] {
  return Array.from(rows, ([store, kept]) =>
    Array.from(kept, ([key, row]) => ({ store, key, row })),
  ).flat();
}

/**
 * Writes everything anew, in the clear or under a lock, in one step; false when something else was written meanwhile,
 * and then nothing has happened.
 */
export async function rewriteRecord(
  database: RecordDatabase,
  key: RecordKey | null,
  next: NewLock | null,
): Promise<boolean> {
  const { rows, state: seen } = await readRecordRows(database, key);
  const changes = asChanges(rows);
  const sealed = next === null ? null : await seal(next.opened.key, changes);
  let isStale = false;
  await inOneStep(database, key, async (writing, before) => {
    isStale = before.writes !== seen.writes;
    if (isStale) return {};
    await Promise.all(
      ([...PLAIN_STORES, SEALED_STORE] as const).map((store) => writing.objectStore(store).clear()),
    );
    if (sealed === null) await putPlain(writing, changes);
    else await writing.objectStore(SEALED_STORE).add(sealed);
    return { lock: next?.lock ?? null };
  });
  return !isStale;
}
