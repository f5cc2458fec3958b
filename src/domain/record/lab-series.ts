import { analyteName } from "./analyte-names";
import type { RecordResult } from "./record-schema";
import { resultsByTest } from "./results-by-test";

/** What one test has given over time. */
export type LabSeries = {
  key: string;
  analyte: string | null;
  name: string;
  /** The newest first. */
  results: readonly RecordResult[];
};

/** Her results by their test and its name, that with the newest result first. */
export function labSeries(results: readonly RecordResult[]): LabSeries[] {
  return [...resultsByTest(results)].flatMap(([key, group]) => {
    const [newest] = group;
    if (newest === undefined) return [];
    const { analyte, name } = newest;
    return [{ key, analyte, name: (analyte && analyteName(analyte)) ?? name, results: group }];
  });
}

/** Where a value lies against the range that is printed beside it. */
export type PlaceOnReport = "inside" | "above" | "below";

/** Arithmetic with what is printed, and nothing else; null where it cannot be said. */
export function placeOnReport(result: RecordResult): PlaceOnReport | null {
  const { value, comparator, rangeLow: low, rangeHigh: high, rangeText } = result;
  if (value === null || (low === null && high === null)) return null;
  const isStrict = /^\s*[<>](?!\s*=)/.test(rangeText);
  const isBelow = low !== null && (isStrict ? value <= low : value < low);
  const isAbove = high !== null && (isStrict ? value >= high : value > high);
  if (comparator === null) {
    if (isBelow) return "below";
    return isAbove ? "above" : "inside";
  }
  if (comparator.startsWith("<")) {
    if (low !== null && value <= low) return "below";
    return low === null && high !== null && value <= high ? "inside" : null;
  }
  if (high !== null && value >= high) return "above";
  return high === null && low !== null && value >= low ? "inside" : null;
}

/** One result as it is drawn, in the unit of the drawing. */
export type LabPoint = {
  id: string;
  day: string;
  amount: number;
  /** The value lies somewhere below or above the amount. */
  open: "below" | "above" | null;
  /** The ends of the lab's own range; both null where the report prints none. */
  low: number | null;
  high: number | null;
  /** Which of the labs of the drawing it comes from. */
  lab: number;
};

export type LabPlot = {
  unit: string;
  /** The oldest first. */
  points: readonly LabPoint[];
  /** Neighbours that a line may join. */
  links: readonly (readonly [LabPoint, LabPoint])[];
  /** The labs by their place in `LabPoint.lab`; empty for one that is not named. */
  labs: readonly string[];
  /** How many results stand in the table alone: words, and units that cannot be changed exactly. */
  leftOut: number;
};

/** Changes an amount of a result to another unit, exactly; null where that cannot be done. */
export type Exchange = (result: RecordResult, amount: number, unit: string) => number | null;

function labNames(results: readonly RecordResult[]): string[] {
  return [...new Set(results.map(({ lab }) => lab.trim()))];
}

/** The results of a test as a drawing in the unit of the newest; null where there is no number to draw. */
export function labPlot({ results }: LabSeries, exchange: Exchange): LabPlot | null {
  const oldestFirst = results.toReversed();
  const unit = results.find(({ value }) => value !== null)?.unit;
  if (unit === undefined) return null;
  const labs = labNames(oldestFirst);
  const points: LabPoint[] = [];
  const links: [LabPoint, LabPoint][] = [];
  let last: LabPoint | null = null;
  for (const result of oldestFirst) {
    const point = pointOf(result, unit, labs, exchange);
    const isExact: boolean = point !== null && point.open === null;
    if (point !== null) points.push(point);
    if (point !== null && isExact && last !== null) links.push([last, point]);
    // What cannot be drawn, or lies somewhere beyond its number, breaks the line.
    last = isExact ? point : null;
  }
  return { unit, points, links, labs, leftOut: results.length - points.length };
}

function pointOf(
  result: RecordResult,
  unit: string,
  labs: readonly string[],
  exchange: Exchange,
): LabPoint | null {
  const { id, day, value, comparator, rangeLow, rangeHigh, lab } = result;
  const change = (amount: number | null) =>
    amount === null ? null : exchange(result, amount, unit);
  const amount = change(value);
  if (amount === null) return null;
  const open = comparator === null ? null : comparator.startsWith("<") ? "below" : "above";
  return {
    id,
    day,
    amount,
    open,
    low: change(rangeLow),
    high: change(rangeHigh),
    lab: labs.indexOf(lab.trim()),
  };
}
