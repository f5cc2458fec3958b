import * as fc from "fast-check";
import { strFromU8, unzipSync } from "fflate";
import papaparse from "papaparse";
import { expect, test } from "vitest";

import {
  EXPORT_FORMATS,
  type ExportFormat,
  exportTexts,
  exportWords,
} from "@/content/record-export.ts";
import { spreadsheetText } from "@/domain/record/export/table-text.ts";
import { EXPORT_PARTS, type ExportPart } from "@/domain/record/export/spreadsheets.ts";
import { emptyDay, type RecordSpan } from "@/domain/record/record-schema.ts";
import { addDays } from "@/domain/whole-days.ts";
import { type ExportChoices, exportFile } from "@/features/my-record/export/export-files.ts";
import { openFile } from "@/features/my-record/import/open-import-file.ts";
import type { OpenRecord } from "@/features/my-record/open-record/use-open-record.ts";

import { madeRecord, madeSpan } from "../fakes/made-record.ts";
import { tellingWords } from "../fakes/telling-words.ts";

const kept = {
  lock: null,
  hasPlainName: false,
  unreadable: 0,
  isDeviceFull: false,
  savedWord: "Saved" as const,
  dayOf: emptyDay,
  saveRows: async () => true,
  removeRow: async () => true,
  saveSettings: async () => true,
  changeLock: async () => true,
  savePlainName: async () => true,
  lockNow: () => false,
  erase: async () => undefined,
};

/** A record as the screens hold it, with everything in it that an export can tell. */
function opened(seed: number, spans: readonly RecordSpan[] = []): OpenRecord {
  const made = madeRecord(seed);
  const days = made.days.map((noted, at) =>
    at % 5 === 0 ? { ...noted, note: `Note ${at}`, medicines: ["Metformin", "Inofolic"] } : noted,
  );
  const appointment = madeSpan({
    id: "00000000-0000-4000-8005-000000000001",
    kind: "appointment",
    name: "Dr Quill, womb scan",
    fromDay: addDays(made.today, 12),
  });
  return { ...kept, ...made, days, spans: [...made.spans, ...spans, appointment] };
}

const everything: Omit<ExportChoices, "format"> = {
  parts: new Set(EXPORT_PARTS),
  appointmentTitle: exportTexts.calendar.appointmentTitle,
  reminder: { title: exportTexts.calendar.reminderTitle, day: "2027-01-31", repeats: "monthly" },
};

function madeFile(
  record: OpenRecord,
  format: ExportFormat,
  change: Partial<ExportChoices> = {},
): File {
  const file = exportFile(record, { ...everything, format, ...change });
  if (file === null) throw new Error("Nothing was in it.");
  return file;
}

async function textsIn(file: File): Promise<Record<string, string>> {
  if (!file.name.endsWith(".zip")) return { [file.name]: await file.text() };
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

function cellsOf(text: string): string[][] {
  return papaparse.parse<string[]>(text.replace(/^\u{FEFF}/u, ""), {
    delimiter: ",",
    newline: "\r\n",
    skipEmptyLines: true,
  }).data;
}

const anyCell = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.constantFrom(
    "=1+1",
    "+1",
    "-1",
    "@x",
    "\tx",
    "\rx",
    "'=x",
    "''-x",
    "'x",
    'a "b"',
    "a,b",
    "a\r\nb",
    " x ",
  ),
);

test("a spreadsheet runs no cell, and each cell is told apart from every other", () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(anyCell, { minLength: 2, maxLength: 4 }), { minLength: 1 }),
      (rows) => {
        const read = cellsOf(spreadsheetText(rows.map((row) => ["row", ...row])));
        for (const cell of read.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
        expect(
          read.map(([, ...row]) => row.map((cell) => cell.replace(/^'('*[=+\-@\t\r])/, "$1"))),
        ).toEqual(rows);
      },
    ),
    { numRuns: 500 },
  );
});

test("the tables hold each day, result and time as she noted it, and nothing that she unticked", async () => {
  for (let seed = 1; seed <= 12; seed += 1) {
    const record = opened(seed, [madeSpan({ name: "=HYPERLINK(1)", doseText: 'one, "small"' })]);
    const files = await textsIn(madeFile(record, "tables"));
    const {
      days,
      slips = [],
      times,
    } = Object.fromEntries(
      Object.entries(files).map(([name, text]) => [name.replace(".csv", ""), cellsOf(text)]),
    );
    expect(days?.slice(1).map(([day]) => day)).toEqual(
      record.days.map(({ day }) => day).toSorted(),
    );
    expect(days?.slice(1).map((row) => row[1])).toEqual(
      record.days
        .toSorted((a, b) => a.day.localeCompare(b.day))
        .map(({ bleeding }) => (bleeding === null ? "" : exportWords.bleeding[bleeding])),
    );
    expect(
      days
        ?.slice(1)
        .map((row) => row.at(-1))
        .filter(Boolean),
    ).toHaveLength(record.days.filter(({ note }) => note).length);
    const taken = days?.[0]?.indexOf("Medicines taken") ?? -1;
    expect(days?.slice(1).filter((row) => row[taken] === "Metformin; Inofolic")).toHaveLength(
      record.days.filter(({ medicines }) => medicines.length > 0).length,
    );
    expect(Math.max(slips.length - 1, 0)).toBe(record.results.length);
    expect(times?.slice(1).map((row) => row[1])).toContain("'=HYPERLINK(1)");
    expect(times?.length).toBe(record.spans.length + 1);
    const without = await textsIn(
      madeFile(record, "tables", { parts: new Set<ExportPart>(["days"]) }),
    );
    expect(Object.keys(without)).toEqual([`notes-${record.today}-days.csv`]);
    expect(Object.values(without).join("")).not.toContain("Note 0");
  }
});

test("our own tables and the bundle are no file that the import takes for something else", async () => {
  const record = opened(4);
  const { today } = record;
  for (const format of ["tables", "bundle", "calendar"] as const) {
    for (const text of Object.values(await textsIn(madeFile(record, format)))) {
      expect(await openFile(new Blob([text]), { today, order: null })).toEqual({
        kind: "problem",
        problem: "unknown",
      });
    }
  }
  expect((await openFile(madeFile(record, "copy"), { today, order: null })).kind).toBe("reading");
});

test("a calendar gets the appointments to come and the reminder, under her titles and with nothing else", async () => {
  const record = opened(8, [
    madeSpan({
      id: "00000000-0000-4000-8005-000000000002",
      kind: "appointment",
      name: "Past",
      fromDay: "2020-01-01",
    }),
  ]);
  const text = await madeFile(record, "calendar", {
    appointmentTitle: "Tea; with, Ọláyínká",
    reminder: { title: "Look\nhere", day: "2027-01-31", repeats: "monthly" },
  }).text();
  const lines = text.replaceAll("\r\n ", "").split("\r\n");
  const dayNumber = addDays(record.today, 12).replaceAll("-", "");
  expect(lines.filter((line) => line.startsWith("DTSTART"))).toEqual([
    `DTSTART;VALUE=DATE:${dayNumber}`,
    "DTSTART;VALUE=DATE:20270131",
  ]);
  expect(lines.filter((line) => line.startsWith("SUMMARY"))).toEqual([
    "SUMMARY:Tea\\; with\\, Ọláyínká",
    "SUMMARY:Look\\nhere",
  ]);
  expect(lines).toContain("RRULE:FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1");
  const noted = record.days
    .filter(({ bleeding }) => bleeding)
    .map(({ day }) => day.replaceAll("-", ""));
  expect(noted.length).toBeGreaterThan(0);
  for (const day of noted) expect(text).not.toContain(day);
  expect(text).not.toMatch(/Quill|womb|Past/);
  for (const line of text.split("\r\n"))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(
    exportFile({ ...record, spans: [] }, { ...everything, format: "calendar", reminder: null }),
  ).toBeNull();
});

/** What our own words never say, in any file. */
const judging = /\b(?:ovulat\w*|fertile|safe days?|late|overdue|normal|abnormal)\b/i;

test("our own words in every file judge nothing and guess nothing", async () => {
  expect("Two days late").toMatch(judging);
  for (let seed = 1; seed <= 12; seed += 1) {
    const record = opened(seed);
    const texts = await Promise.all(
      EXPORT_FORMATS.map((format) => textsIn(madeFile(record, format))),
    );
    // A column of drip has that name, whatever is in it.
    const all = texts
      .flatMap((files) => Object.values(files))
      .join("\n")
      .replace("pain.ovulationPain", "");
    expect(all).not.toMatch(judging);
  }
  expect(JSON.stringify(exportTexts)).not.toMatch(judging);
});

test("the name of no file tells what is in it", async () => {
  expect(tellingWords.length).toBeGreaterThanOrEqual(40);
  const names: string[] = [];
  for (const parts of [...EXPORT_PARTS.map((part) => [part]), EXPORT_PARTS]) {
    for (const format of EXPORT_FORMATS) {
      const file = exportFile(opened(3), { ...everything, format, parts: new Set(parts) });
      if (file !== null) names.push(file.name, ...Object.keys(await textsIn(file)));
    }
  }
  expect(names.length).toBeGreaterThan(20);
  const all = names.join("\n").toLowerCase();
  expect(tellingWords.filter((word) => all.includes(word))).toEqual([]);
  const calendar = await madeFile(opened(3), "calendar").text();
  expect(tellingWords.filter((word) => calendar.toLowerCase().includes(word))).toEqual([]);
});

test("an empty record has a copy, and nothing else to take along but a reminder", () => {
  const nothing = { ...opened(1), days: [], results: [], spans: [] };
  const files = EXPORT_FORMATS.filter(
    (format) => exportFile(nothing, { ...everything, format }) !== null,
  );
  expect(files).toEqual(["copy", "calendar"]);
});
