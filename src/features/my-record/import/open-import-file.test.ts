import { readFileSync } from "node:fs";

import { assert, asyncProperty, constantFrom, integer, jsonValue, string } from "fast-check";
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";

import { foundIn } from "@/domain/record/import/import-reading";
import { planImport } from "@/domain/record/import/plan-import";
import { writeCopy } from "@/domain/record/record-copy";
import { emptyDay, NO_VISIT_CHOICES, recordDaySchema } from "@/domain/record/record-schema";
import { NO_ENTRIES } from "@/domain/record/record-tables";

import { openFile } from "./open-import-file";

const reading = { today: "2026-11-22", order: null };
const MEGABYTE = 1024 * 1024;

function golden(name: string): string {
  return readFileSync(`tests/import-files/${name}`, "utf8");
}

const copy = writeCopy(
  {
    ...NO_ENTRIES,
    days: [
      { ...emptyDay("2026-01-01"), bleeding: 3 },
      { ...emptyDay("2026-02-01"), note: "tired" },
    ],
    settings: {
      startedOn: "2026-01-01",
      firstPeriodYear: 2009,
      heightCm: null,
      goal: null,
      family: [],
      hasMeasures: false,
      gapQuietUntil: null,
      visit: NO_VISIT_CHOICES,
      rev: null,
      updatedAt: "",
    },
  },
  "2026-11-22",
);

const files = {
  clue: golden("clue-measurements.json"),
  flo: golden("flo.json"),
  drip: golden("drip.csv"),
  periods: golden("periods.csv"),
  copy,
} as const;

type Format = keyof typeof files;

const formats: readonly Format[] = ["clue", "flo", "drip", "periods", "copy"];

function open(content: string | Uint8Array<ArrayBuffer>) {
  return openFile(new Blob([content]), reading);
}

function zipped(entries: Record<string, Uint8Array>): Uint8Array<ArrayBuffer> {
  return new Uint8Array(zipSync(entries));
}

test.each(formats)("knows a file of %s by what is in it", async (format) => {
  const opened = await open(files[format]);
  expect(opened).toMatchObject({ kind: "reading", reading: { format } });
});

test("knows the archive of Clue, among other files and in a folder", async () => {
  const archive = zipped({
    "clue/README.txt": strToU8("Hello"),
    "clue/account.json": strToU8('{"email":"a@b.org"}'),
    "clue/photo.png": new Uint8Array(200),
    "clue/measurements.json": strToU8(files.clue),
  });
  expect(await open(archive)).toMatchObject({ kind: "reading", reading: { format: "clue" } });
});

test("a table with quotes, semicolons and a byte order mark is read", async () => {
  const opened = await open('\uFEFF"start";"end"\r\n"2024-01-03";"2024-01-05"\r\n');
  expect(opened).toMatchObject({ reading: { format: "periods", outcomes: { used: 1 } } });
});

test.each([
  ["", "unknown"],
  ["Dear diary,\nI bled today.", "unknown"],
  ['{"weights":[60,61]}', "unknown"],
  [zipped({ "a.txt": strToU8("nothing") }), "unknown"],
  [zipped({ "measurements.json": strToU8(files.clue) }).slice(0, 300), "damaged"],
  [new Uint8Array(20 * MEGABYTE + 1), "too_large"],
])("says what is wrong with what it cannot open", async (content, problem) => {
  expect(await open(content)).toEqual({ kind: "problem", problem });
});

test("an archive with a password is named as one", async () => {
  const archive = zipped({ "flo.json": strToU8(files.flo) });
  archive[6] = (archive[6] ?? 0) | 1;
  expect(await open(archive)).toEqual({ kind: "problem", problem: "locked" });
});

test("an archive that would grow without bounds is let go of, whatever size it claims", async () => {
  const bomb = zipped({ "measurements.json": new Uint8Array(150 * MEGABYTE) });
  expect(bomb.length).toBeLessThan(MEGABYTE);
  // What it claims to hold, at its beginning: nothing.
  bomb.fill(0, 22, 26);
  // Whoever reads on to the last quarter finds it damaged.
  bomb.fill(255, (bomb.length * 3) / 4);
  expect(await open(bomb)).toEqual({ kind: "problem", problem: "too_large" });
  const many = Object.fromEntries(
    Array.from({ length: 600 }, (_, place) => [`${place}.json`, strToU8("{}")]),
  );
  expect(await open(zipped(many))).toEqual({ kind: "problem", problem: "too_large" });
}, 30_000);

/** How many things a list in JSON holds, counted without the readers. */
function countedIn(text: string): number {
  const list: unknown = JSON.parse(text);
  return Array.isArray(list) ? list.length : 0;
}

async function expectHonest(text: string): Promise<void> {
  const opened = await open(text);
  if (opened.kind !== "reading") return;
  const { entries, format } = opened.reading;
  for (const row of entries.days) expect(recordDaySchema.safeParse(row).success).toBe(true);
  const isList = format === "clue" && text.trimStart().startsWith("[");
  const found = foundIn(opened.reading);
  expect(found).toBe(isList ? countedIn(text) : found);
  const { added, filled, same, different } = planImport(NO_ENTRIES, entries);
  const rows = Object.values(entries).reduce((sum, table) => sum + table.length, 0);
  expect([added, filled + same + different]).toEqual([rows, 0]);
}

test("8,000 files with letters changed: none throws, and nothing is lost from the counts", async () => {
  await assert(
    asyncProperty(
      constantFrom(...formats),
      integer({ min: 0, max: 10_000 }),
      integer({ min: 0, max: 40 }),
      string({ maxLength: 6, unit: "binary" }),
      async (format, at, cut, put) => {
        const text = files[format];
        const place = at % text.length;
        await expectHonest(text.slice(0, place) + put + text.slice(place + cut));
      },
    ),
    { numRuns: 8000 },
  );
}, 120_000);

test("2,000 files with a value changed into any other: none throws, and nothing is lost from the counts", async () => {
  await assert(
    asyncProperty(
      constantFrom("clue" as const, "flo" as const, "copy" as const),
      integer({ min: 0, max: 400 }),
      jsonValue({ maxDepth: 3 }),
      async (format, at, value) => {
        let place = 0;
        const total = files[format].split(":").length;
        const changed = JSON.parse(files[format], (_, before: unknown) =>
          (place += 1) === 1 + (at % total) ? value : before,
        );
        await expectHonest(JSON.stringify(changed));
      },
    ),
    { numRuns: 2000 },
  );
}, 120_000);
