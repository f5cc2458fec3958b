import type { LabResult } from "../../_shared/contracts/lab-result.ts";
import { isImplausible } from "../../_shared/lab-results/plausible-number.ts";
import { withoutDoubtMarks } from "../../_shared/lab-results/doubt-mark.ts";
import {
  findNames,
  type FoundName,
  isOfAnotherTest,
} from "../../_shared/lab-results/find-names.ts";
import { isProse } from "./is-prose.ts";
import { joinedLines } from "./joined-lines.ts";
import { lineParts } from "./line-parts.ts";
import { withoutOtherNumbers } from "./plain-line.ts";
import { numberText } from "./plain-number.ts";
import { placeOf } from "./printed-range.ts";
import { type Reading, readTableRow, readTelling, readValueBefore } from "./read-segment.ts";
import { findSugarTimes, isSugarDrinkHeading, sugarsBeforeTimes } from "./sugar-drink.ts";
import { unitKey, writtenUnit } from "../../_shared/lab-results/units.ts";
import { readUnknownRow } from "./unknown-row.ts";

/** No report of one woman has more rows than this. */
const MOST_ROWS = 80;
/** More digits than any result has. */
const LONGEST_VALUE = 12;
/** Ranges for so many kinds of people and days are a table, which she has on her report. */
const LONGEST_RANGE = 160;
/** A longer line is looked through in pieces. */
const LONGEST_LINE = 1200;

/** The results in her words, in a pasted report or in what was read from a photo: one row a test. */
export function readLabResults(text: string): LabResult[] {
  const rows: LabResult[] = [];
  let isUnderSugarDrink = false;
  for (const line of joinedLines(text).flatMap(shortLines)) {
    const found = /\d/.test(line) ? rowsIn(line, isUnderSugarDrink) : [];
    for (const row of found) {
      const isNew = !rows.some((other) => isSame(row, other));
      if (isNew && row.value.length <= LONGEST_VALUE) rows.push(row);
    }
    const isOther = found.length > 0 && !found.some(({ test }) => test.startsWith("OGTT"));
    if (isSugarDrinkHeading(line.toLowerCase())) isUnderSugarDrink = true;
    else if (isOther || line.trim() === "") isUnderSugarDrink = false;
  }
  return rows.slice(0, MOST_ROWS);
}

/** A long line in pieces that end where a sentence or its part does. */
function shortLines(line: string): string[] {
  if (line.length <= LONGEST_LINE) return [line];
  const pieces: string[] = [];
  for (const part of line.split(/(?<=[.?!;,]) /)) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + part.length < LONGEST_LINE) {
      pieces[pieces.length - 1] = `${last} ${part}`;
    } else if (part.length <= LONGEST_LINE) {
      pieces.push(part);
    }
  }
  return pieces;
}

function rowsIn(marked: string, isUnderSugarDrink: boolean): LabResult[] {
  const { words: plain, marks } = withoutDoubtMarks(marked);
  const small = plain.toLowerCase();
  const told = sugarsBeforeTimes(small);
  const times = told.length > 0 ? [] : findSugarTimes(small, isUnderSugarDrink);
  // The minutes of a sugar drink test are part of its name, and no duration.
  const line = withoutOtherNumbers(times.reduce(hideTime, plain));
  const isTable = !isProse(line);
  const names = mergedNames(line.toLowerCase(), times).filter(
    (name) => told.length === 0 || name.analyte?.test !== "OGTT",
  );
  const rows = names.flatMap((name, index) => {
    if (isOfAnotherTest(line.toLowerCase(), name, isTable)) return [];
    const end = names[index + 1]?.start ?? line.length;
    const parts = lineParts(line, name.end, end, isTable);
    const segment = line.slice(0, end);
    const isRow = isTable && parts.some(({ kind }) => kind !== "number" && kind !== "word");
    const reading = isRow ? readTableRow(segment, parts) : readTelling(segment, parts, name);
    if (reading === null) return [];
    const isMarked = marks.some((at) => at > name.start && at <= end);
    return [rowOf(name, reading, isMarked)];
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
  return unknown === null ? [] : [rowOf(unknown.name, unknown.reading, hasMark)];
}

const [sugarDrink = null] = findNames("ogtt").map(({ analyte }) => analyte);

function bare(value: string, unit: string): Reading {
  return { value, unit, range: null, flag: null };
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

function rowOf({ test, analyte }: FoundName, reading: Reading, isMarked: boolean): LabResult {
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
