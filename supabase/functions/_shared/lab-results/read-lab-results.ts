import type { LabResult } from "../contracts/lab-result.ts";
import { isImplausible } from "./plausible-number.ts";
import { withoutDoubtMarks } from "./doubt-mark.ts";
import { analytes } from "./analytes.ts";
import { findNames, type FoundName, isOfALimit, isOfAnotherTest } from "./find-names.ts";
import { isProse } from "./is-prose.ts";
import { joinedLines, type JoinedLine } from "./joined-lines.ts";
import { lineParts, type LinePart } from "./line-parts.ts";
import { withoutOtherNumbers } from "./plain-line.ts";
import { numberText } from "./plain-number.ts";
import { placeOf } from "./printed-range.ts";
import { type Reading, readComparison, readTableRow, readValueBefore } from "./read-segment.ts";
import { findSugarTimes, isSugarDrinkHeading, sugarsBeforeTimes } from "./sugar-drink.ts";
import { unitKey, writtenUnit } from "./units.ts";
import { readUnknownRow } from "./unknown-row.ts";

/** No report of one woman has more rows than this. */
const MOST_ROWS = 80;
/** More digits than any result has. */
const LONGEST_VALUE = 12;
/** Ranges for so many kinds of people and days are a table, which she has on her report. */
const LONGEST_RANGE = 160;
/** A longer line is looked through in pieces. */
const LONGEST_LINE = 1200;

/** A result, and how and where it stands in the text. */
export type ReportRow = {
  result: LabResult;
  printed: {
    /** The name of the test, the value and the flag beside it, as written; no flag is empty. */
    name: string;
    value: string;
    flag: string;
    /** Where its name begins in the first of its lines. */
    start: number;
    /** The first and last of its lines, counted from 0. */
    firstLine: number;
    lastLine: number;
  };
};

/** The results in her words, in a pasted report or in what was read from a photo: one row a test. */
export function readLabResults(text: string): LabResult[] {
  return readReportRows(text).map(({ result }) => result);
}

/** The same results with how and where each stands in the text. */
export function readReportRows(text: string): ReportRow[] {
  const rows: ReportRow[] = [];
  let isUnderSugarDrink = false;
  for (const { words: line, first, last } of joinedLines(text).flatMap(shortLines)) {
    const found = /\d/.test(line) ? rowsIn(line, isUnderSugarDrink) : [];
    for (const { result, printed } of found) {
      const isNew = !rows.some((other) => isSame(result, other.result));
      if (isNew && result.value.length <= LONGEST_VALUE) {
        rows.push({ result, printed: { ...printed, firstLine: first, lastLine: last } });
      }
    }
    const isOther = found.length > 0 && !found.some(({ result }) => result.test.startsWith("OGTT"));
    if (isSugarDrinkHeading(line.toLowerCase())) isUnderSugarDrink = true;
    else if (isOther || line.trim() === "") isUnderSugarDrink = false;
  }
  return rows.slice(0, MOST_ROWS);
}

/** A long line in pieces that end where a sentence or its part does. */
function shortLines({ words, ...lines }: JoinedLine): JoinedLine[] {
  if (words.length <= LONGEST_LINE) return [{ words, ...lines }];
  const pieces: string[] = [];
  for (const part of words.replace(/([.?!;,]) /g, "$1\n").split("\n")) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + part.length < LONGEST_LINE) {
      pieces[pieces.length - 1] = `${last} ${part}`;
    } else if (part.length <= LONGEST_LINE) {
      pieces.push(part);
    }
  }
  return pieces.map((piece) => ({ words: piece, ...lines }));
}

type FoundRow = {
  result: LabResult;
  printed: Omit<ReportRow["printed"], "firstLine" | "lastLine">;
};

function rowsIn(marked: string, isUnderSugarDrink: boolean): FoundRow[] {
  const { words: plain, marks } = withoutDoubtMarks(marked);
  const small = plain.toLowerCase();
  const told = sugarsBeforeTimes(small);
  const times = told.length > 0 ? [] : findSugarTimes(small, isUnderSugarDrink);
  // The minutes of a sugar drink test are part of its name, and no duration.
  const line = withoutOtherNumbers(times.reduce(hideTime, plain));
  const smallLine = line.toLowerCase();
  const isTable = !isProse(line);
  const names = mergedNames(smallLine, times).filter(
    (name) => told.length === 0 || name.analyte?.test !== "OGTT",
  );
  const rows = names.flatMap((name, index) => {
    if (isOfAnotherTest(smallLine, name, isTable)) return [];
    if (!isTable && isOfALimit(smallLine, name)) return [];
    const end = names[index + 1]?.start ?? line.length;
    const parts = lineParts(line, name.end, end, isTable);
    const segment = line.slice(0, end);
    const isRow = isTable && parts.some(({ kind }) => kind !== "number" && kind !== "word");
    const readings = isRow
      ? [readTableRow(segment, parts)].filter((each) => each !== null)
      : readComparison(segment, parts, name);
    const isMarked = marks.some((at) => at > name.start && at <= end);
    const printed = isTable ? printedName(plain, index === 0 ? 0 : name.start, name, parts) : null;
    return readings.map((reading) => rowOf(name, reading, isMarked, printed));
  });
  const hasMark = marks.length > 0;
  const sugars = told.map(({ test, value, unit }) =>
    rowOf({ test, analyte: sugarDrink, start: 0, end: 0 }, bare(value, unit), hasMark),
  );
  if (rows.length + sugars.length > 0) return [...rows, ...sugars];
  const [only] = names;
  const before = names.length === 1 && only ? readValueBefore(line, only) : null;
  if (only && before) return [rowOf(only, before, hasMark)];
  if (!isTable) return [];
  const unknown = readUnknownRow(line);
  if (unknown === null) return [];
  const { name, reading } = unknown;
  return [rowOf(name, reading, hasMark, printedName(plain, name.start, name, []))];
}

/** What begins with a bracket, a dash or a unit behind a name is no part of it. */
const AROUND_A_NAME = /^[^\p{L}\d]+|[\s:;.,*(=<>|-]+$/gu;

/** The name of a test as written: from the beginning of its row to the first thing that is measured. */
function printedName(
  line: string,
  from: number,
  { end }: FoundName,
  parts: readonly LinePart[],
): string {
  const measured = parts.find(({ kind }) => kind !== "word");
  return line
    .slice(from, measured?.start ?? end)
    .replace(AROUND_A_NAME, "")
    .replace(/\s+/g, " ");
}

const sugarDrink = analytes.find(({ names }) => names.includes("ogtt")) ?? null;

function bare(value: string, unit: string): Reading {
  return { value, unit, range: null, flag: null, flagText: "" };
}

function hideTime(line: string, { start, end }: FoundName): string {
  return line.slice(0, start) + " ".repeat(end - start) + line.slice(end);
}

/** The names in their order; a name and its other name in brackets are one. */
function mergedNames(line: string, times: readonly FoundName[]): FoundName[] {
  const all = [...findNames(line), ...times].toSorted((one, other) => one.start - other.start);
  const merged: FoundName[] = [];
  for (const name of all) {
    const last = merged.at(-1);
    const between = last === undefined ? "" : line.slice(last.end, name.start);
    const isOtherName = last?.analyte === name.analyte && !/[\d]/.test(between);
    if (last !== undefined && isOtherName && name.test === last.test) {
      merged[merged.length - 1] = { ...last, end: name.end };
    } else {
      merged.push(name);
    }
  }
  return merged;
}

function rowOf(
  found: FoundName,
  reading: Reading,
  isMarked: boolean,
  name: string | null = null,
): FoundRow {
  const result = resultOf(found, reading, isMarked);
  const printed = {
    name: name || found.test,
    value: reading.value,
    flag: reading.flagText,
    start: found.start,
  };
  return { result, printed };
}

function resultOf({ test, analyte }: FoundName, reading: Reading, isMarked: boolean): LabResult {
  const { value, unit, range, flag } = reading;
  const amount = valueInLimits(value, unit, analyte);
  const place = range?.part ? placeOf(amount, range.part) : null;
  // Where the printed flag or the unit's limits say otherwise, one of the numbers was misread.
  const isDoubtful =
    isMarked ||
    (flag !== null && place !== null && place !== flag) ||
    !isPossibleRange(range, unit, analyte) ||
    (analyte !== null && isImplausible(amount, unit, analyte));
  return {
    test,
    value: amount,
    unit: writtenUnit(unit),
    ...(range?.range !== undefined &&
      range.range.length <= LONGEST_RANGE && { range: range.range }),
    ...(range?.low !== undefined && { low: range.low }),
    ...(range?.high !== undefined && { high: range.high }),
    ...(place && !isDoubtful && { place }),
    ...(isDoubtful && { doubtful: true }),
    ...(analyte?.purpose !== undefined && { purpose: analyte.purpose }),
    ...(analyte?.page !== undefined && { href: `/lab-tests/${analyte.page}` }),
  };
}

/** Whether the unit can carry the ends of the range; where it cannot, they have lost their points. */
function isPossibleRange(
  range: Reading["range"],
  unit: string,
  analyte: FoundName["analyte"],
): boolean {
  const most = analyte?.limits[unitKey(unit)]?.[1];
  return most === undefined || Math.max(range?.low ?? 0, range?.high ?? 0) <= most;
}

/** "2,345" is two thousand of some things, and two of others. */
function valueInLimits(value: string, unit: string, analyte: FoundName["analyte"]): string {
  if (/^[<>≤≥]|:/.test(value)) return value;
  if (!/^\d,\d{3}$/.test(value)) return numberText(value);
  const [, most] = analyte?.limits[unitKey(unit)] ?? [0, Infinity];
  return Number(numberText(value)) > most ? value.replace(",", ".") : numberText(value);
}

function isSame(one: LabResult, other: LabResult): boolean {
  return one.test === other.test && one.value === other.value && one.unit === other.unit;
}
