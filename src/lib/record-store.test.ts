import "fake-indexeddb/auto";
import { afterEach, expect, test, vi } from "vitest";

import { emptyDay, type RecordSpan } from "@/domain/record/record-schema";

import { handOverOnce, openKeptRecord } from "./kept-record";
import { eraseRecord, hasRecord } from "./record-presence";
import { openRecordStore, type RecordStore } from "./record-store";
import { RECORD_DATABASE } from "./storage";

const today = "2026-11-22";
const silent = { onChange: () => undefined, onErased: () => undefined };
const opened: RecordStore[] = [];

async function openStore(events: Partial<Parameters<typeof openRecordStore>[1]> = {}) {
  const store = await openRecordStore(today, { ...silent, ...events });
  opened.push(store);
  return store;
}

afterEach(async () => {
  for (const store of opened.splice(0)) store.close();
  await eraseRecord();
});

const pill: RecordSpan = {
  id: "7f5b0f06-6a5e-4c3e-9a57-0d5c6c1b6a10",
  kind: "contraception",
  name: "Pill",
  doseText: "",
  fromDay: "2025-01-01",
  toDay: null,
  outcome: "",
  rev: null,
  updatedAt: "",
};

test("looking for a record leaves nothing behind", async () => {
  expect(await hasRecord()).toBe(false);
  expect(await indexedDB.databases()).toEqual([]);
});

test("a record that was begun is found again with everything in it", async () => {
  const store = await openStore();
  await store.saveRows({
    days: [{ ...emptyDay("2026-11-20"), bleeding: 3, note: "ẹ̀jẹ̀", symptoms: ["cramps"] }],
  });
  await store.saveRows({ spans: [pill] });
  const { settings } = await store.read();
  await store.saveSettings({ ...settings, firstPeriodYear: 2009 });
  store.close();

  expect(await hasRecord()).toBe(true);
  const read = await (await openStore()).read();
  expect(read).toMatchObject({
    days: [{ day: "2026-11-20", bleeding: 3, note: "ẹ̀jẹ̀", symptoms: ["cramps"] }],
    spans: [{ ...pill, updatedAt: expect.stringMatching(/^\d{4}-/) }],
    settings: { startedOn: today, firstPeriodYear: 2009 },
    unreadable: 0,
  });
});

test("a day about which nothing is noted any more is gone, and so is a removed span", async () => {
  const store = await openStore();
  await store.saveRows({ days: [{ ...emptyDay("2026-11-20"), bleeding: 0 }] });
  expect((await store.read()).days).toHaveLength(1);
  await store.saveRows({ days: [emptyDay("2026-11-20")] });
  await store.saveRows({ spans: [pill] });
  await store.removeRow("spans", pill.id);
  expect(await store.read()).toMatchObject({ days: [], spans: [] });
});

test("a result is kept as it was confirmed, and no more rows than a table may hold", async () => {
  const store = await openStore();
  const result = {
    id: "5e0b2c1e-3d0f-4a55-8a5e-1f3a5b7c9d11",
    day: "2026-03-04",
    reportId: "0b6f0c52-7d0e-4f0a-9a43-6f1f0c1c2d22",
    analyte: "tsh",
    name: "TSH",
    value: 2.1,
    comparator: null,
    valueText: "2.10",
    unit: "mIU/L",
    rangeLow: null,
    rangeHigh: null,
    rangeText: "",
    flag: "",
    lab: "",
    fasting: null,
    source: "typed" as const,
    confirmedAt: "2026-03-05T08:00:00.000Z",
    rev: null,
    updatedAt: "",
  };
  await store.saveRows({ results: [result] });
  expect((await store.read()).results).toEqual([{ ...result, updatedAt: expect.any(String) }]);
  const questions = Array.from({ length: 51 }, () => ({
    id: crypto.randomUUID(),
    text: "Which test comes next?",
    position: 0,
    askedOn: null,
    rev: null,
    updatedAt: "",
  }));
  await expect(store.saveRows({ questions, results: [{ ...result, unit: "x" }] })).rejects.toThrow(
    "The record is full.",
  );
  expect(await store.read()).toMatchObject({ questions: [], results: [{ unit: "mIU/L" }] });
});

test("of several days none is kept when one cannot be", async () => {
  const store = await openStore();
  const wrong = { ...emptyDay("2026-02-30"), bleeding: 2 as const };
  await expect(
    store.saveRows({ days: [{ ...emptyDay("2026-11-20"), bleeding: 2 }, wrong] }),
  ).rejects.toThrow("day");
  expect((await store.read()).days).toEqual([]);
});

/** What lies under a key, as another version of the site reads and writes it. */
async function keptUnder(store: string, key: string, write?: (rows: IDBObjectStore) => unknown) {
  const raw = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open(RECORD_DATABASE);
    opening.addEventListener("success", () => resolve(opening.result));
  });
  const rows = raw.transaction(store, "readwrite").objectStore(store);
  write?.(rows);
  const kept = await new Promise<unknown>((resolve) => {
    const reading = rows.get(key);
    reading.addEventListener("success", () => resolve(reading.result));
  });
  raw.close();
  return kept;
}

function keptDay(day: string, written?: object): Promise<unknown> {
  return keptUnder("days", day, (days) => written && days.put(written));
}

test("rows that this version does not understand are counted and kept", async () => {
  const store = await openStore();
  await keptDay("2026-11-19", { day: "2026-11-19", bleeding: "a lot" });
  expect(await store.read()).toMatchObject({ days: [], unreadable: 1 });
});

const day = "2026-11-20";
/** A day as a newer version of the site has written it. */
const newerDay = { ...emptyDay(day), bleeding: 2 as const, sleep: 7 };

test("what a newer version keeps of a day outlives a change here, and all that is taken back", async () => {
  const store = await openStore();
  await keptDay(day, newerDay);
  await store.saveRows({ days: [{ ...emptyDay(day), bleeding: 3, medicines: ["Metformin"] }] });
  expect(await keptDay(day)).toMatchObject({ bleeding: 3, medicines: ["Metformin"], sleep: 7 });

  await store.read();
  await store.saveRows({ days: [emptyDay(day)] });
  expect(await keptDay(day)).toMatchObject({ bleeding: null, medicines: [], sleep: 7 });
  expect(await store.read()).toMatchObject({ days: [], unreadable: 1 });

  await store.removeRow("days", day);
  expect(await keptDay(day)).toBeUndefined();
});

test("what a newer version keeps of the page for a visit outlives a choice here", async () => {
  const { contents } = await openStore();
  const { visit } = contents.settings;
  const hair = { sign: "hirsutism", text: "school", isWorse: true };
  const newer = {
    ...contents.settings,
    visit: { ...visit, since: [hair, { ...hair, sign: "cramps" }], paper: { size: "Letter" } },
  };
  await keptUnder("settings", "settings", (rows) => rows.put(newer, "settings"));
  const store = await openStore();
  const { settings } = store.contents;
  const since = [{ sign: "hirsutism", text: "university" }];
  const chosen = { ...visit, reason: "tired", leftOut: ["plans" as const], since };
  await store.saveSettings({ ...settings, visit: chosen });
  const known = { paper: { size: "Letter" }, since: [{ ...since[0], isWorse: true }] };
  const kept = { visit: { ...chosen, ...known } };
  expect(await keptUnder("settings", "settings")).toMatchObject(kept);

  await store.changeLock({ kind: "pin", secret: "402917" });
  await store.saveSettings({ ...settings, visit: { ...chosen, leftOut: [] } });
  await store.changeLock(null);
  expect(await keptUnder("settings", "settings")).toMatchObject({
    visit: { ...chosen, leftOut: [], ...known },
  });
});

test("what a newer version keeps of a day outlives a change under a lock", async () => {
  const store = await openStore();
  await keptDay(day, newerDay);
  await store.changeLock({ kind: "pin", secret: "402917" });
  await store.saveRows({ days: [{ ...emptyDay(day), bleeding: 3 }] });
  await store.changeLock(null);
  expect(await keptDay(day)).toMatchObject({ bleeding: 3, sleep: 7 });
});

test("erasing leaves nothing, and open tabs are told", async () => {
  const onErased = vi.fn<() => void>();
  await openStore({ onErased });
  await eraseRecord();
  expect(onErased).toHaveBeenCalledOnce();
  expect(await indexedDB.databases()).toEqual([]);
});

test("another tab is told of what is written", async () => {
  const onChange = vi.fn<() => void>();
  await openStore({ onChange });
  const store = await openStore();
  await store.saveRows({ days: [{ ...emptyDay("2026-11-20"), bleeding: 2 }] });
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
});

/** A record as the page takes it over that has found it. */
async function takeOver(events: Partial<Parameters<typeof openRecordStore>[1]>) {
  const { opened: found } = await openKeptRecord();
  if (found === null) throw new Error("No record was found.");
  const handOver = handOverOnce(found);
  return async () => {
    const store = await openRecordStore(today, { ...silent, ...events }, null, handOver());
    opened.push(store);
    return store;
  };
}

test("a record is read where it was found, and what another tab wrote since then is told", async () => {
  const onChange = vi.fn<() => void>();
  const onErased = vi.fn<() => void>();
  const other = await openStore();
  await other.saveRows({ days: [{ ...emptyDay("2026-11-19"), bleeding: 2 }] });

  const open = await takeOver({ onChange, onErased });
  await other.saveRows({ days: [{ ...emptyDay("2026-11-20"), bleeding: 3 }] });
  const store = await open();
  expect(store.contents.days).toHaveLength(1);
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  expect((await store.read()).days).toHaveLength(2);

  await eraseRecord();
  expect(onErased).toHaveBeenCalledOnce();
});

test("screens that are built once more open a record of their own, after the first ones have closed theirs", async () => {
  await openStore();
  const open = await takeOver({});
  (await open()).close();
  expect((await (await open()).read()).unreadable).toBe(0);
});

test("a record that was found and not taken over can be erased", async () => {
  await openStore();
  await takeOver({});
  await eraseRecord();
  expect(await indexedDB.databases()).toEqual([]);
});
