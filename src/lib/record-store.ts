import { type IDBPDatabase, openDB } from "idb";

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
  type RecordTable,
  tableRules,
} from "@/domain/record/record-tables";

import { RECORD_DATABASE } from "./record-presence";

const VERSION = 1;
/** There is one row of settings. */
const SETTINGS_KEY = "settings";

/** All that one record holds. */
export type RecordContents = RecordEntries & {
  settings: RecordSettings;
  /** Rows that this version of the site does not understand; they are kept as they are. */
  unreadable: number;
};

export type RecordStore = {
  read: () => Promise<RecordContents>;
  /** Writes all of these rows or none; a row that says nothing is removed. */
  saveRows: (rows: Partial<RecordEntries>) => Promise<void>;
  removeRow: (table: RecordTable, key: string) => Promise<void>;
  saveSettings: (settings: RecordSettings) => Promise<void>;
  close: () => void;
};

export type StoreEvents = {
  /** Another tab has written something. */
  onChange: () => void;
  /** The record has been erased, here or in another tab. */
  onErased: () => void;
};

function stamped<Row extends { updatedAt: string }>(row: Row): Row {
  return { ...row, updatedAt: new Date().toISOString() };
}

/** The rows of a table as they are to be kept; null for one that says nothing. */
function rowsToWrite<Table extends RecordTable>(table: Table, entries: RecordEntries) {
  const { schema, keyOf, isEmpty } = tableRules[table];
  return entries[table].map((row) => {
    const checked = schema.parse(row);
    return { key: keyOf(checked), row: isEmpty(checked) ? null : stamped(checked) };
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

async function open(today: string, onErased: () => void): Promise<IDBPDatabase> {
  const database = await openDB(RECORD_DATABASE, VERSION, {
    upgrade(created) {
      for (const table of RECORD_TABLES) {
        created.createObjectStore(table, { keyPath: tableRules[table].keyField });
      }
      created.createObjectStore("settings");
    },
    blocking(_, __, event) {
      if (event.target instanceof IDBDatabase) event.target.close();
      onErased();
    },
  });
  if ((await database.count("settings")) === 0) {
    await database.put("settings", stamped(newSettings(today)), SETTINGS_KEY);
  }
  return database;
}

/** Opens the record of this device, and begins one where there is none. */
export async function openRecordStore(
  today: string,
  { onChange, onErased }: StoreEvents,
): Promise<RecordStore> {
  const database = await open(today, onErased);
  const otherTabs = new BroadcastChannel(RECORD_DATABASE);
  otherTabs.addEventListener("message", onChange);

  function tellOtherTabs(): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin alone
    otherTabs.postMessage("changed");
  }

  async function read(): Promise<RecordContents> {
    const [days, results, spans, questions, settings] = await Promise.all([
      database.getAll("days"),
      database.getAll("results"),
      database.getAll("spans"),
      database.getAll("questions"),
      database.get("settings", SETTINGS_KEY),
    ]);
    const kept = { days, results, spans, questions };
    const known = entriesOf((table) => readableRows(table, kept[table]));
    const parsed = recordSettingsSchema.safeParse(settings);
    return {
      ...known,
      settings: parsed.success ? parsed.data : newSettings(today),
      unreadable: countOf(kept) - countOf(known) + Number(!parsed.success),
    };
  }

  async function saveRows(rows: Partial<RecordEntries>): Promise<void> {
    const entries = { ...NO_ENTRIES, ...rows };
    const writes = RECORD_TABLES.map((table) => ({ table, rows: rowsToWrite(table, entries) }));
    const writing = database.transaction(RECORD_TABLES, "readwrite");
    await Promise.all(
      writes.flatMap(({ table, rows: written }) => {
        const kept = writing.objectStore(table);
        return written.map(({ key, row }) => (row === null ? kept.delete(key) : kept.put(row)));
      }),
    );
    const counts = await Promise.all(
      RECORD_TABLES.map((table) => writing.objectStore(table).count()),
    );
    if (RECORD_TABLES.some((table, place) => (counts[place] ?? 0) > tableRules[table].limit)) {
      writing.abort();
    }
    await writing.done;
    tellOtherTabs();
  }

  async function removeRow(table: RecordTable, key: string): Promise<void> {
    await database.delete(table, key);
    tellOtherTabs();
  }

  async function saveSettings(settings: RecordSettings): Promise<void> {
    const row = stamped(recordSettingsSchema.parse(settings));
    await database.put("settings", row, SETTINGS_KEY);
    tellOtherTabs();
  }

  function close(): void {
    otherTabs.close();
    database.close();
  }

  return { read, saveRows, removeRow, saveSettings, close };
}
