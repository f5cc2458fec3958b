import type { LockKind } from "@/domain/record/lock-rules";
import {
  NO_VISIT_CHOICES,
  type RecordSettings,
  recordSettingsSchema,
} from "@/domain/record/record-schema";
import {
  countOf,
  entriesOf,
  NO_ENTRIES,
  readableRows,
  RECORD_TABLES,
  type RecordEntries,
  type RecordRow,
  type RecordTable,
  type RowOf,
  tableRules,
} from "@/domain/record/record-tables";

import { createLock, type NewLock, type RecordKey, type RecordLock } from "./record-crypto";
import { type OpenedRecord, type RecordDatabase } from "./kept-record";
import {
  changeRecordState,
  openRecordDatabase,
  readRecordState,
  tellOfErasing,
} from "./record-database";
import { RECORD_DATABASE } from "./storage";
import {
  changeRows,
  type KeptRows,
  readRecordRows,
  rewriteRecord,
  type RowChange,
  rowsIn,
  type RowsRead,
  SETTINGS_KEY,
  writeRecordRows,
} from "./record-rows";

/** How often everything is written anew when another tab keeps writing meanwhile. */
const REWRITES = 5;

/** All that one record holds. */
export type RecordContents = RecordEntries & {
  settings: RecordSettings;
  /** Rows that this version of the site does not understand; they are kept as they are. */
  unreadable: number;
  /** What opens it; null while no lock is set. */
  lock: LockKind | null;
  hasPlainName: boolean;
};

/** The PIN or passphrase that she wants. */
export type LockWish = { kind: LockKind; secret: string };

export type RecordStore = {
  /** What was in it when it was opened. */
  contents: RecordContents;
  read: () => Promise<RecordContents>;
  /** Writes all of these rows or none; a row that says nothing is removed. */
  saveRows: (rows: Partial<RecordEntries>) => Promise<void>;
  removeRow: (table: RecordTable, key: string) => Promise<void>;
  saveSettings: (settings: RecordSettings) => Promise<void>;
  /** Writes everything anew under a new lock, or in the clear again. */
  changeLock: (next: LockWish | null) => Promise<void>;
  savePlainName: (hasPlainName: boolean) => Promise<void>;
  /** Asks every tab, this one too, to let go of a locked record. */
  lockTabs: () => void;
  close: () => void;
};

export type StoreEvents = {
  /** Another tab has written something. */
  onChange: () => void;
  /** The record has been erased, here or in another tab. */
  onErased: () => void;
  /** It is time to let go of what was read, because the record is locked. */
  onLocked?: () => void;
};

function stamped<Row extends { updatedAt: string }>(row: Row): Row {
  return { ...row, updatedAt: new Date().toISOString() };
}

/** Whether a row says more than this version of the site knows. */
function saysMore(kept: unknown, row: RecordRow): boolean {
  return Object.keys(Object(kept)).some((field) => !(field in row));
}

/** The rows of a table as they are to be kept; null for one that says nothing. */
function rowsToWrite<Table extends RecordTable>(
  table: Table,
  rows: readonly RowOf<Table>[],
  kept: ReadonlyMap<string, unknown> | undefined,
): RowChange[] {
  const { schema, keyOf, isEmpty } = tableRules[table];
  return rows.map((written) => {
    const checked = schema.parse(written);
    const key = keyOf(checked);
    const isNothing = isEmpty(checked) && !saysMore(kept?.get(key), checked);
    return { store: table, key, row: isNothing ? null : stamped(checked) };
  });
}

function newSettings(today: string): RecordSettings {
  return {
    startedOn: today,
    firstPeriodYear: null,
    heightCm: null,
    goal: null,
    family: [],
    hasMeasures: false,
    gapQuietUntil: null,
    visit: NO_VISIT_CHOICES,
    rev: null,
    updatedAt: "",
  };
}

function settingsChange(settings: RecordSettings): RowChange {
  const row = stamped(recordSettingsSchema.parse(settings));
  return { store: "settings", key: SETTINGS_KEY, row };
}

/** Writes everything anew; tries again when another tab has written something meanwhile. */
async function rewrite(
  database: RecordDatabase,
  key: RecordKey | null,
  next: NewLock | null,
  tries = REWRITES,
): Promise<void> {
  if (await rewriteRecord(database, key, next)) return;
  if (tries === 0) throw new Error("Another tab kept writing.");
  await rewrite(database, key, next, tries - 1);
}

/** Tells the tabs of this record about each other. */
function openChannel({ onChange, onLocked }: StoreEvents) {
  const channel = new BroadcastChannel(RECORD_DATABASE);
  channel.addEventListener("message", ({ data }) => {
    if (data === "lock") onLocked?.();
    else onChange();
  });
  return {
    tell(news: "changed" | "lock"): void {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin alone
      channel.postMessage(news);
    },
    close: () => channel.close(),
  };
}

/** Refuses more rows than a table may hold. */
function requireRoom(rows: KeptRows): void {
  if (RECORD_TABLES.some((table) => (rows.get(table)?.size ?? 0) > tableRules[table].limit)) {
    throw new Error("The record is full.");
  }
}

/** The rows of a table that say something to this version of the site. */
function knownRows<Table extends RecordTable>(table: Table, rows: KeptRows): RowOf<Table>[] {
  const { isEmpty } = tableRules[table];
  return readableRows(table, [...(rows.get(table)?.values() ?? [])]).filter((row) => !isEmpty(row));
}

function contentsOf({ rows, state }: RowsRead, today: string): RecordContents {
  const known = entriesOf((table) => knownRows(table, rows));
  const parsed = recordSettingsSchema.safeParse(rows.get("settings")?.get(SETTINGS_KEY));
  const kept = Array.from(rows.values(), ({ size }) => size).reduce((sum, size) => sum + size, 0);
  return {
    ...known,
    settings: parsed.success ? parsed.data : newSettings(today),
    unreadable: kept - countOf(known) - Number(parsed.success),
    lock: state.lock?.kind ?? null,
    hasPlainName: state.hasPlainName,
  };
}

function keepNothing(): Promise<void> {
  return Promise.resolve();
}

/** A record that lives as long as its screens, where the browser keeps none; nothing of it is written anywhere. */
export function passingRecord(today: string): RecordStore {
  const contents: RecordContents = {
    ...NO_ENTRIES,
    settings: newSettings(today),
    unreadable: 0,
    lock: null,
    hasPlainName: false,
  };
  return {
    contents,
    read: () => Promise.resolve(contents),
    saveRows: keepNothing,
    removeRow: keepNothing,
    saveSettings: keepNothing,
    changeLock: keepNothing,
    savePlainName: keepNothing,
    lockTabs: () => undefined,
    close: () => undefined,
  };
}

/** Opens the record of this device, and begins one where there is none; a locked one needs its key. One that is open already is taken over. */
export async function openRecordStore(
  today: string,
  events: StoreEvents,
  openedWith: RecordKey | null = null,
  takenOver: OpenedRecord | null = null,
): Promise<RecordStore> {
  const database = takenOver?.database ?? (await openRecordDatabase(events.onErased));
  if (takenOver !== null) tellOfErasing(database, events.onErased);
  const otherTabs = openChannel(events);
  let key = openedWith;
  let kept: KeptRows = new Map();

  async function readRows(reading = readRecordRows(database, key)): Promise<RowsRead> {
    const read = await reading;
    kept = read.rows;
    return read;
  }

  /** Another tab may have written between the reading and the first moment at which this one was told of it. */
  async function lookForNews({ state }: RowsRead): Promise<void> {
    const now = await readRecordState(database);
    if (now.writes !== state.writes) events.onChange();
  }

  async function write(changes: readonly RowChange[]): Promise<void> {
    const after = new Map(Array.from(kept, ([store, rows]) => [store, new Map(rows)]));
    changeRows(after, changes);
    requireRoom(after);
    await writeRecordRows(database, key, changes);
    changeRows(kept, changes);
    otherTabs.tell("changed");
  }

  async function saveRows(rows: Partial<RecordEntries>): Promise<void> {
    const entries = { ...NO_ENTRIES, ...rows };
    await write(
      RECORD_TABLES.flatMap((table) => rowsToWrite(table, entries[table], kept.get(table))),
    );
  }

  async function changeLock(next: LockWish | null): Promise<void> {
    const lock = next === null ? null : await createLock(next.kind, next.secret);
    await rewrite(database, key, lock);
    key = lock?.opened ?? null;
    otherTabs.tell("changed");
  }

  async function savePlainName(hasPlainName: boolean): Promise<void> {
    await changeRecordState(database, () => ({ hasPlainName }));
    otherTabs.tell("changed");
  }

  /** What was taken back has to be gone from what is sealed as well; where it fails, the next opening does it. */
  async function fold(opened: RecordKey, lock: RecordLock | null): Promise<void> {
    await rewriteRecord(database, opened, lock && { lock, opened }).catch(() => false);
  }

  function close(): void {
    otherTabs.close();
    database.close();
  }

  let contents: RecordContents;
  try {
    const read = await readRows(takenOver?.stores.then((stores) => rowsIn(stores, key)));
    if (read.rows.get("settings")?.size === 0) {
      await write([settingsChange(newSettings(today))]);
    }
    if (key !== null && read.parts > 1) void fold(key, read.state.lock);
    contents = contentsOf(read, today);
    if (takenOver !== null) lookForNews(read).catch(events.onChange);
  } catch (cause) {
    close();
    throw cause;
  }
  return {
    contents,
    read: async () => contentsOf(await readRows(), today),
    saveRows,
    removeRow: (table, rowKey) => write([{ store: table, key: rowKey, row: null }]),
    saveSettings: (settings) => write([settingsChange(settings)]),
    changeLock,
    savePlainName,
    lockTabs: () => {
      otherTabs.tell("lock");
      events.onLocked?.();
    },
    close,
  };
}
