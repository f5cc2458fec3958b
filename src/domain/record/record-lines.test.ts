import { expect, test } from "vitest";

import { recordLines } from "./record-lines";
import { emptyDay, type RecordDay, type RecordResult, type RecordSpan } from "./record-schema";
import { NO_ENTRIES } from "./record-tables";

const today = "2026-11-22";

function bled(day: string): RecordDay {
  return { ...emptyDay(day), bleeding: 3, note: "a secret note" };
}

function span(change: Partial<RecordSpan>): RecordSpan {
  return {
    id: "7f5b0f06-6a5e-4c3e-9a57-0d5c6c1b6a10",
    kind: "medicine",
    name: "Metformin",
    doseText: "one a day",
    fromDay: "2025-01-01",
    toDay: null,
    outcome: "helped",
    rev: null,
    updatedAt: "",
    ...change,
  };
}

function result(change: Partial<RecordResult>): RecordResult {
  return {
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
    ...change,
  };
}

test("takes her last starts, what goes on now and the newest of each result, as she wrote or the slip printed them", () => {
  const record = {
    ...NO_ENTRIES,
    days: [bled("2026-05-03"), bled("2026-06-10"), bled("2026-07-12"), bled("2026-08-15")],
    spans: [
      span({}),
      span({ name: "Inositol", toDay: "2026-01-01" }),
      span({ kind: "procedure", name: "Scan" }),
      span({ kind: "appointment", name: "Dr Bello", fromDay: "2026-12-01" }),
    ],
    results: [
      result({}),
      result({ day: "2025-03-04", valueText: "3.3" }),
      result({
        analyte: null,
        name: "AMH\n\nnew",
        value: 0.1,
        comparator: "<",
        valueText: "",
        rangeText: "",
        unit: "ng/mL",
      }),
    ],
  };
  expect(recordLines(record, today)).toEqual([
    "Shortest and longest bleed / cycle in days: K = 1 / 32-38",
    "Period began on 15 August 2026 and took 1 day",
    "Period began on 12 July 2026 and took 1 day",
    "Period began on 10 June 2026 and took 1 day",
    "Medicine now: Metformin one a day, since 1 January 2025",
    "TSH 2.10 mIU/L (0.4 - 4.0), 4 March 2026",
    "AMH new <0.1 ng/mL, 4 March 2026",
  ]);
});

test("never more than 1,500 letters, and whole lines alone", () => {
  const long = "x".repeat(78);
  const record = {
    ...NO_ENTRIES,
    days: [bled("2026-05-03")],
    spans: Array.from({ length: 9 }, (_, place) =>
      span({ name: `${long}${place}`, doseText: long.slice(0, 60) }),
    ),
    results: Array.from({ length: 30 }, (_, place) =>
      result({ analyte: `a${place}`, name: `${long}${place}`, rangeText: long }),
    ),
  };
  const lines = recordLines(record, today);
  expect(lines.join("\n").length).toBeLessThanOrEqual(1500);
  expect(lines.length).toBeGreaterThan(6);
  expect(lines.every((line) => /\d{4}/.test(line))).toBe(true);
  expect(recordLines(NO_ENTRIES, today)).toEqual([]);
});
