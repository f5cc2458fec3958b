import "fake-indexeddb/auto";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod";

import { emptyDay } from "@/domain/record/record-schema";

import type { RecordKey } from "./record-crypto";
import { lockWait, tryLock } from "./record-lock";
import { eraseRecord, findRecord } from "./record-presence";
import { RecordLocked } from "./record-rows";
import { openRecordStore, type RecordStore } from "./record-store";
import { RECORD_DATABASE } from "./storage";

const today = "2026-11-22";
const silent = { onChange: () => undefined, onErased: () => undefined };
const stores: RecordStore[] = [];
const pin = { kind: "pin", secret: "402917" } as const;

async function openStore(key: RecordKey | null = null, events = {}) {
  const store = await openRecordStore(today, { ...silent, ...events }, key);
  stores.push(store);
  return store;
}

afterEach(async () => {
  for (const store of stores.splice(0)) store.close();
  await eraseRecord();
});

async function keyOf(secret: string): Promise<RecordKey> {
  const { opened } = await tryLock(secret);
  if (opened === null) throw new Error("It did not open.");
  return opened;
}

/** Everything that lies in the database, keys and bytes included, as text. */
async function dump(): Promise<string> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open(RECORD_DATABASE);
    opening.addEventListener("success", () => resolve(opening.result));
  });
  const text = await Promise.all(
    Array.from(database.objectStoreNames, async (name) => {
      const store = database.transaction(name).objectStore(name);
      const found = await Promise.all(
        [store.getAllKeys(), store.getAll()].map(
          (request) =>
            new Promise<unknown>((resolve) => {
              request.addEventListener("success", () => resolve(request.result));
            }),
        ),
      );
      return JSON.stringify([name, found], (_, value: unknown) => {
        if (Object.prototype.toString.call(value) === "[object ArrayBuffer]") {
          return Buffer.from(z.custom<ArrayBuffer>().parse(value)).toString("latin1");
        }
        return ArrayBuffer.isView(value) ? Buffer.from(value.buffer).toString("latin1") : value;
      });
    }),
  );
  database.close();
  return text.join("\n");
}

const words = Array.from({ length: 24 }, (_, place) => `planted${place}`);
const days = words.map((note, place) => ({
  ...emptyDay(`2026-03-${String(place + 1).padStart(2, "0")}`),
  bleeding: 3 as const,
  note,
  symptoms: ["cramps"],
}));
const planted = [...words, "2026-03", "cramps", "bleeding", "startedOn", "firstPeriodYear", "2009"];

async function keepPlanted(store: RecordStore): Promise<void> {
  await store.saveRows({ days });
  const { settings } = await store.read();
  await store.saveSettings({ ...settings, firstPeriodYear: 2009 });
}

test("a dump of a locked record holds none of 30 words of hers, what she adds later included", async () => {
  const store = await openStore();
  await keepPlanted(store);
  const open = await dump();
  expect(planted.filter((word) => !open.includes(word))).toEqual([]);

  await store.changeLock(pin);
  await store.saveRows({ days: [{ ...emptyDay("2026-03-30"), note: "planted later" }] });
  const locked = await dump();
  expect([...planted, "planted later"].filter((word) => locked.includes(word))).toEqual([]);
  expect(await findRecord())?.toEqual({ isKept: true, lock: "pin", hasPlainName: false });
  expect((await store.read()).days).toHaveLength(25);
});

test("a locked record opens with its PIN alone, with all that was in it, also after the PIN was changed", async () => {
  const store = await openStore();
  await keepPlanted(store);
  const before = await store.read();
  await store.changeLock(pin);
  await expect(openStore()).rejects.toThrow(RecordLocked);
  expect(await tryLock("111222")).toEqual({ opened: null, waitSeconds: 0 });

  const first = await keyOf("402917");
  const again = await openStore(first);
  expect(await again.read()).toEqual({ ...before, lock: "pin" });
  await again.removeRow("days", "2026-03-01");
  await again.changeLock({ kind: "passphrase", secret: "four words of mine" });
  await expect(openStore(first)).rejects.toThrow(RecordLocked);
  expect(await tryLock("402917")).toMatchObject({ opened: null });
  const last = await openStore(await keyOf("four words of mine"));
  expect(await last.read()).toMatchObject({ lock: "passphrase", days: before.days.slice(1) });

  await last.changeLock(null);
  expect((await (await openStore()).read()).days).toEqual(before.days.slice(1));
});

test("from the fourth try on she waits, the wait outlives the page, and a right PIN ends it", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const store = await openStore();
  await store.changeLock(pin);
  const waits: (number | null)[] = [];
  for (const secret of ["111222", "111223", "111224"]) {
    // oxlint-disable-next-line no-await-in-loop -- one try follows another
    const tried = await tryLock(secret);
    waits.push(tried.opened === null ? tried.waitSeconds : -1);
  }
  expect(waits).toEqual([0, 0, 1]);
  expect(await tryLock("402917")).toEqual({ opened: null, waitSeconds: 1 });
  vi.setSystemTime(Date.now() + 1000);
  expect(await tryLock("111225")).toEqual({ opened: null, waitSeconds: 2 });
  expect(await lockWait()).toBe(2);
  vi.setSystemTime(Date.now() + 2000);
  expect((await tryLock("402917")).opened).not.toBeNull();
  expect(await lockWait()).toBe(0);
});

test("what another tab writes while the lock is set is not lost, and that tab writes nothing in the clear", async () => {
  const here = await openStore();
  const onLocked = vi.fn<() => void>();
  const there = await openStore(null, { onLocked });
  await Promise.all([
    here.changeLock(pin),
    ...days.map((day) => there.saveRows({ days: [day] }).catch(() => undefined)),
  ]);
  await expect(there.saveRows({ days: [emptyDay("2026-03-31")] })).rejects.toThrow(RecordLocked);
  await expect(there.read()).rejects.toThrow(RecordLocked);
  expect(await dump()).not.toContain("planted");
  const kept = await here.read();
  expect(kept.lock).toBe("pin");

  here.lockTabs();
  await vi.waitFor(() => expect(onLocked).toHaveBeenCalled());
});

test("two tabs of a locked record write beside each other, and a fold loses nothing", async () => {
  const here = await openStore();
  await here.changeLock(pin);
  const there = await openStore(await keyOf("402917"));
  await Promise.all(days.map((day, place) => (place % 2 ? here : there).saveRows({ days: [day] })));
  const third = await openStore(await keyOf("402917"));
  await Promise.all([
    here.saveRows({ days: [{ ...emptyDay("2026-04-01"), bleeding: 1 }] }),
    there.removeRow("days", "2026-03-02"),
  ]);
  const kept = (await third.read()).days.map(({ day }) => day).toSorted();
  expect(kept).toEqual(["2026-03-01", ...days.slice(2).map(({ day }) => day), "2026-04-01"]);
});

test("a lock that cannot be written leaves the record as it was", async () => {
  const store = await openStore();
  await keepPlanted(store);
  const before = await store.read();
  const put = vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  onTestFinished(() => put.mockRestore());
  await expect(store.changeLock(pin)).rejects.toThrow("full");
  expect(await store.read()).toEqual(before);
  expect((await findRecord())?.lock).toBeNull();
});
