import {
  array,
  assert,
  constantFrom,
  integer,
  option,
  property,
  record,
  string,
  subarray,
} from "fast-check";
import { expect, test } from "vitest";

import { addDays } from "@/domain/whole-days";

import { readCopy, writeCopy } from "./record-copy";
import {
  emptyDay,
  NO_VISIT_CHOICES,
  type RecordDay,
  type RecordQuestion,
  type RecordResult,
  type RecordSettings,
  type RecordSpan,
} from "./record-schema";
import { countOf, NO_ENTRIES } from "./record-tables";

const settings: RecordSettings = {
  startedOn: "2026-01-01",
  firstPeriodYear: 2009,
  heightCm: 165,
  goal: "unsure",
  family: ["diabetes"],
  hasMeasures: false,
  gapQuietUntil: null,
  visit: NO_VISIT_CHOICES,
  rev: null,
  updatedAt: "2026-01-01T00:00:00.000Z",
};

const span: RecordSpan = {
  id: "7f5b0f06-6a5e-4c3e-9a57-0d5c6c1b6a10",
  kind: "medicine",
  name: "Metformin",
  doseText: "",
  fromDay: "2025-01-01",
  toDay: null,
  outcome: "it helped",
  rev: null,
  updatedAt: "",
};

const result: RecordResult = {
  id: "5e0b2c1e-3d0f-4a55-8a5e-1f3a5b7c9d11",
  day: "2026-03-04",
  reportId: "0b6f0c52-7d0e-4f0a-9a43-6f1f0c1c2d22",
  analyte: "tsh",
  name: "TSH",
  value: 2.1,
  comparator: null,
  valueText: "2.10",
  unit: "mIU/L",
  rangeLow: 0.4,
  rangeHigh: 4,
  rangeText: "0.4 - 4.0",
  flag: "",
  lab: "Ibadan Central",
  fasting: null,
  source: "typed",
  confirmedAt: "2026-03-05T08:00:00.000Z",
  rev: null,
  updatedAt: "",
};

const question: RecordQuestion = {
  id: "c3d94d43-93a6-4e4b-8a84-31d3e6f7a833",
  text: "Which test comes next?",
  position: 0,
  askedOn: null,
  rev: null,
  updatedAt: "",
};

const rest = { results: [result], spans: [span], questions: [question] };

function light(day: string): RecordDay {
  return { ...emptyDay(day), bleeding: 2 };
}

const anyDays = array(
  record({
    back: integer({ min: 0, max: 20_000 }),
    bleeding: option(constantFrom(0, 1, 2, 3, 4)),
    pain: option(integer({ min: 0, max: 3 })),
    symptoms: subarray(["cramps", "low-mood", "skin-tags"]),
    medicines: subarray(["Metformin", "Iron"]),
    note: string({ maxLength: 500, unit: "grapheme" }),
  }),
  { maxLength: 40 },
).map((rows) => {
  const byDay = new Map(
    rows.map(({ back, note, ...noted }): [string, RecordDay] => {
      const day = addDays("2026-11-22", -back);
      return [day, { ...emptyDay(day), ...noted, note: note.slice(0, 500) }];
    }),
  );
  return [...byDay.values()];
});

test("what goes out into a copy comes in again, and out again the same", () => {
  assert(
    property(anyDays, (days) => {
      const text = writeCopy({ ...rest, days, settings }, "2026-11-22");
      const copy = readCopy(text);
      expect(copy).toEqual({ ...rest, days, settings, unreadable: 0 });
      expect(writeCopy({ ...NO_ENTRIES, ...copy, settings }, "2026-11-22")).toBe(text);
    }),
  );
});

test("days of a copy from before medicines were ticked come in with none", () => {
  const text = writeCopy({ ...rest, days: [light("2026-03-04")], settings }, "2026-11-22");
  const older = text.replace(/\s*"medicines": \[\],/, "");
  expect(older).not.toContain("medicines");
  expect(readCopy(older)?.days).toEqual([light("2026-03-04")]);
});

test("no counts are lost: each row of a damaged copy is found or counted, and nothing throws", () => {
  const text = writeCopy(
    { ...rest, days: [light("2026-01-01"), light("2026-01-30")], settings },
    "2026-11-22",
  );
  assert(
    property(integer({ min: 0, max: text.length - 1 }), string({ maxLength: 3 }), (place, put) => {
      const copy = readCopy(text.slice(0, place) + put + text.slice(place + 1));
      if (copy === null) return;
      const read = countOf(copy) + Number(copy.settings !== null);
      expect(read + copy.unreadable).toBe(6);
    }),
    { numRuns: 2000 },
  );
});

test("another file is no copy", () => {
  expect(readCopy("")).toBeNull();
  expect(readCopy("day,bleeding\n2026-01-01,3")).toBeNull();
  expect(
    readCopy(
      '{"format":"other","version":1,"days":[],"results":[],"spans":[],"questions":[],"settings":{}}',
    ),
  ).toBeNull();
});
