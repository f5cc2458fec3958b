import { expect, test } from "vitest";

import { labPlot, labSeries, placeOnReport } from "./lab-series";
import { recordLines } from "./record-lines";
import type { RecordResult } from "./record-schema";
import { NO_ENTRIES } from "./record-tables";
import { newestResults } from "./visit-facts";

function result(change: Partial<RecordResult>): RecordResult {
  return {
    id: crypto.randomUUID(),
    day: "2026-01-10",
    reportId: crypto.randomUUID(),
    analyte: "tt",
    name: "Testosterone",
    value: 50,
    comparator: null,
    valueText: "50",
    unit: "ng/dL",
    rangeLow: 8,
    rangeHigh: 60,
    rangeText: "8 - 60",
    flag: "",
    lab: "Palm Grove",
    fasting: null,
    source: "typed",
    confirmedAt: "2026-01-11T00:00:00Z",
    rev: null,
    updatedAt: "",
    ...change,
  };
}

/** As if one nmol/L were 30 ng/dL, and nothing else could be changed. */
function exchange({ unit }: RecordResult, amount: number, wanted: string): number | null {
  if (unit === wanted) return amount;
  return unit === "nmol/L" && wanted === "ng/dL" ? amount * 30 : null;
}

function plotOf(results: readonly RecordResult[]) {
  const [series] = labSeries(results);
  return series && labPlot(series, exchange);
}

test("results of one test stand together under its name, the newest first, whatever the report calls it", () => {
  const older = result({ day: "2024-05-01", name: "TESTO, TOTAL" });
  const newer = result({ day: "2026-05-01" });
  expect(labSeries([older, newer])).toMatchObject([
    { key: "tt", name: "Total testosterone", results: [newer, older] },
  ]);
});

test("tests that we do not know are joined only where the name and the unit are the same", () => {
  const one = result({ analyte: null, name: "Zonulin", unit: "ng/mL" });
  const same = result({ analyte: null, name: "zonulin", unit: "ng/mL" });
  const other = result({ analyte: null, name: "Zonulin", unit: "pg/mL" });
  expect(labSeries([one, same, other]).map(({ results }) => results.length)).toEqual([2, 1]);
});

test("Labs, the page for a visit and the companion's lines tell of the same tests, in the order of the report", () => {
  const names = ["LH", "FSH", "TSH"];
  const slip = names.map((name, place) =>
    result({ analyte: name, name, confirmedAt: `2026-01-11T00:00:0${place}Z` }),
  );
  const units = ["ng/mL", "pg/mL"].map((unit, place) =>
    result({ analyte: null, name: "Zonulin", unit, confirmedAt: `2026-01-11T00:00:1${place}Z` }),
  );
  const all = [...slip, ...units];
  const expected = all.map(({ name, unit }) => `${name} ${unit}`);
  for (const kept of [all, all.toReversed()]) {
    const told = [labSeries(kept).flatMap(({ results }) => results), newestResults(kept)].map(
      (results) => results.map(({ name, unit }) => `${name} ${unit}`),
    );
    const lines = recordLines({ ...NO_ENTRIES, results: kept }, "2026-11-22").map((line) =>
      line.replace(" 50 ", " ").replace(/ \(.*/, ""),
    );
    expect([...told, lines]).toEqual([expected, expected, expected]);
  }
});

test("each point has the range of its own lab, in the unit of the newest", () => {
  const plot = plotOf([
    result({
      day: "2024-05-01",
      value: 2,
      unit: "nmol/L",
      rangeLow: 0.3,
      rangeHigh: 1.7,
      lab: "B",
    }),
    result({ day: "2026-05-01" }),
  ]);
  expect(plot).toMatchObject({
    unit: "ng/dL",
    labs: ["B", "Palm Grove"],
    points: [
      { amount: 60, low: 9, high: 51, lab: 0 },
      { amount: 50, low: 8, high: 60, lab: 1 },
    ],
  });
  expect(plot?.links).toHaveLength(1);
});

test("a report without a range has no band, and one with a single end has one end", () => {
  const plot = plotOf([
    result({ rangeLow: null, rangeHigh: null, rangeText: "" }),
    result({ day: "2026-02-01", rangeLow: null }),
  ]);
  expect(plot?.points.map(({ low, high }) => [low, high])).toEqual([
    [null, null],
    [null, 60],
  ]);
});

test("a value that is only known to be below a number is open, and no line leads to it", () => {
  const plot = plotOf([
    result({ day: "2024-01-01" }),
    result({ day: "2025-01-01", value: 5, comparator: "<", valueText: "<5" }),
    result({ day: "2026-01-01" }),
  ]);
  expect(plot?.points.map(({ open }) => open)).toEqual([null, "below", null]);
  expect(plot?.links).toEqual([]);
});

test("a unit that cannot be changed exactly stands in the table alone and breaks the line", () => {
  const plot = plotOf([
    result({ day: "2024-01-01" }),
    result({ day: "2025-01-01", unit: "pmol/L" }),
    result({ day: "2026-01-01" }),
  ]);
  expect(plot).toMatchObject({ leftOut: 1, links: [] });
  expect(plot?.points).toHaveLength(2);
});

test("there is nothing to draw of results in words", () => {
  expect(plotOf([result({ value: null, valueText: "Done" })])).toBeNull();
});

test("a value on the end of its range is inside, and outside where the report says less or more than", () => {
  expect(placeOnReport(result({ value: 60 }))).toBe("inside");
  expect(placeOnReport(result({ value: 60.1 }))).toBe("above");
  expect(placeOnReport(result({ value: 7.9 }))).toBe("below");
  const under = { rangeLow: null, rangeHigh: 5.7 };
  expect(placeOnReport(result({ ...under, value: 5.7, rangeText: "<5.7" }))).toBe("above");
  expect(placeOnReport(result({ ...under, value: 5.7, rangeText: "<= 5.7" }))).toBe("inside");
});

test("of an open value the place is told only where it cannot be otherwise", () => {
  const below = { comparator: "<" as const };
  expect(placeOnReport(result({ ...below, value: 8 }))).toBe("below");
  expect(placeOnReport(result({ ...below, value: 30 }))).toBeNull();
  expect(placeOnReport(result({ ...below, value: 5, rangeLow: null, rangeHigh: 10 }))).toBe(
    "inside",
  );
  expect(placeOnReport(result({ comparator: ">", value: 60 }))).toBe("above");
  expect(placeOnReport(result({ rangeLow: null, rangeHigh: null }))).toBeNull();
});
