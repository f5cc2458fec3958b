import { type IDBPDatabase, openDB } from "idb";

import {
  isEmptyDay,
  type RecordDay,
  recordDaySchema,
  recordLimits,
  type RecordSettings,
  recordSettingsSchema,
  type RecordSpan,
  recordSpanSchema,
} from "@/domain/record/record-schema";

import { RECORD_DATABASE } from "./record-presence";

const VERSION = 1;
/** There is one row of settings. */
const SETTINGS_KEY = "settings";

/** All that one record holds. */
export type RecordContents = {
  days: readonly RecordDay[];
  spans: readonly RecordSpan[];
  settings: RecordSettings;
  /** Rows that this version of the site does not understand; they are kept as they are. */
  unreadable: number;
};

/** Rows to write. */
export type RecordRows = {
  days?: readonly RecordDay[];
  spans?: readonly RecordSpan[];
};

export type RecordStore = {
  read: () => Promise<RecordContents>;
  /** Writes all of these rows or none; a day about which nothing is noted is removed. */
  saveRows: (rows: RecordRows) => Promise<void>;
  removeSpan: (id: string) => Promise<void>;
  saveSettings: (settings: RecordSettings) => Promise<void>;
  close: () => void;
};

export type StoreEvents = {
  /** Another tab has written something. */
  onChange: () => void;
  /** The record has been erased, here or in another tab. */
  onErased: () => void;
};

type Parser<Row> = {
  safeParse: (value: unknown) => { success: true; data: Row } | { success: false };
};

function readable<Row>(rows: readonly unknown[], schema: Parser<Row>): Row[] {
  return rows.flatMap((row) => {
    const parsed = schema.safeParse(row);
    return parsed.success ? [parsed.data] : [];
  });
}

function stamped<Row extends { updatedAt: string }>(row: Row): Row {
  return { ...row, updatedAt: new Date().toISOString() };
}

function newSettings(today: string): RecordSettings {
  return {
    startedOn: today,
    firstPeriodYear: null,
    hasMeasures: false,
    gapQuietUntil: null,
    rev: null,
    updatedAt: "",
  };
}

async function open(today: string, onErased: () => void): Promise<IDBPDatabase> {
  const database = await openDB(RECORD_DATABASE, VERSION, {
    upgrade(created) {
      created.createObjectStore("days", { keyPath: "day" });
      created.createObjectStore("spans", { keyPath: "id" });
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
    const [days, spans, settings] = await Promise.all([
      database.getAll("days"),
      database.getAll("spans"),
      database.get("settings", SETTINGS_KEY),
    ]);
    const known = {
      days: readable(days, recordDaySchema),
      spans: readable(spans, recordSpanSchema),
    };
    const parsed = recordSettingsSchema.safeParse(settings);
    return {
      ...known,
      settings: parsed.success ? parsed.data : newSettings(today),
      unreadable:
        days.length +
        spans.length -
        known.days.length -
        known.spans.length +
        Number(!parsed.success),
    };
  }

  async function saveRows({ days = [], spans = [] }: RecordRows): Promise<void> {
    const dayRows = days.map((day) => stamped(recordDaySchema.parse(day)));
    const spanRows = spans.map((span) => stamped(recordSpanSchema.parse(span)));
    const writing = database.transaction(["days", "spans"], "readwrite");
    const dayStore = writing.objectStore("days");
    const spanStore = writing.objectStore("spans");
    await Promise.all([
      ...dayRows.map((row) => (isEmptyDay(row) ? dayStore.delete(row.day) : dayStore.put(row))),
      ...spanRows.map((row) => spanStore.put(row)),
    ]);
    const [dayCount, spanCount] = await Promise.all([dayStore.count(), spanStore.count()]);
    if (dayCount > recordLimits.days || spanCount > recordLimits.spans) writing.abort();
    await writing.done;
    tellOtherTabs();
  }

  async function removeSpan(id: string): Promise<void> {
    await database.delete("spans", id);
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

  return { read, saveRows, removeSpan, saveSettings, close };
}
