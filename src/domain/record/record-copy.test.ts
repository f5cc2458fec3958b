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

import { previewCopy, readCopy, writeCopy } from "./record-copy";
import { emptyDay, type RecordDay, type RecordSettings, type RecordSpan } from "./record-schema";

const settings: RecordSettings = {
  startedOn: "2026-01-01",
  firstPeriodYear: 2009,
  hasMeasures: false,
  gapQuietUntil: null,
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

function light(day: string): RecordDay {
  return { ...emptyDay(day), bleeding: 2 };
}

const anyDays = array(
  record({
    back: integer({ min: 0, max: 20_000 }),
    bleeding: option(constantFrom(0, 1, 2, 3, 4)),
    pain: option(integer({ min: 0, max: 3 })),
    symptoms: subarray(["cramps", "low-mood", "skin-tags"]),
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
      const text = writeCopy({ days, spans: [span], settings }, "2026-11-22");
      const copy = readCopy(text);
      expect(copy).toEqual({ days, spans: [span], settings, unreadable: 0 });
      expect(writeCopy({ days: copy?.days ?? [], spans: [span], settings }, "2026-11-22")).toBe(
        text,
      );
    }),
  );
});

test("no counts are lost: each row of a damaged copy is found or counted, and nothing throws", () => {
  const text = writeCopy(
    { days: [light("2026-01-01"), light("2026-01-30")], spans: [span], settings },
    "2026-11-22",
  );
  assert(
    property(integer({ min: 0, max: text.length - 1 }), string({ maxLength: 3 }), (place, put) => {
      const copy = readCopy(text.slice(0, place) + put + text.slice(place + 1));
      if (copy === null) return;
      const read = copy.days.length + copy.spans.length + Number(copy.settings !== null);
      expect(read + copy.unreadable).toBe(4);
    }),
    { numRuns: 2000 },
  );
});

test("another file is no copy", () => {
  expect(readCopy("")).toBeNull();
  expect(readCopy("day,bleeding\n2026-01-01,3")).toBeNull();
  expect(readCopy('{"format":"other","version":1,"days":[],"spans":[],"settings":{}}')).toBeNull();
});

test("a copy adds what is missing, and leaves what is here as it is", () => {
  const here = { days: [light("2026-01-01"), light("2026-01-30")], spans: [] };
  const changed = { ...light("2026-01-30"), bleeding: 4 as const };
  const same = { ...light("2026-01-01"), rev: 3, updatedAt: "2026-02-01" };
  const preview = previewCopy(here, { days: [same, changed, light("2026-03-01")], spans: [span] });
  expect(preview).toEqual({
    newDays: [light("2026-03-01")],
    newSpans: [span],
    same: 1,
    different: 1,
  });
});
