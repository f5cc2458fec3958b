import { analyteOf } from "@shared/lab-results/convert-result";
import { findNames, ownWordBefore } from "@shared/lab-results/find-names";
import { type ReportRow, readReportRows } from "@shared/lab-results/read-lab-results";
import { findSugarTimes } from "@shared/lab-results/sugar-drink";
import { unitKey } from "@shared/lab-results/units";
import { analyteKey } from "@/domain/record/analytes";
import {
  type Doubt,
  type DoubtfulLine,
  doubtfulLines,
  type UnsureNumber,
} from "@/features/photo-reading/doubtful-lines";
import { type PhotoPage, stripAt } from "@/features/photo-reading/image/photo-page";
import type { Box } from "@/features/photo-reading/image/read-words";

/** Why a row of a slip is worth a second look. */
export type RowDoubt =
  | Doubt
  /** The name is none that we know. */
  | "unknown_name"
  /** The unit is missing, or none that this test is measured in. */
  | "unit"
  /** The other rows have a range: part of this one was not read, or stands in another line. */
  | "no_range"
  /** The value and the printed range do not have a point both. */
  | "digits"
  /** The reader of reports doubts it. */
  | "contradiction";

/** One row of a slip as it was read; the words are those of the slip. */
export type SlipRow = {
  key: number;
  analyte: string | null;
  name: string;
  valueText: string;
  unit: string;
  rangeText: string;
  flag: string;
  doubt: RowDoubt | null;
  /** Where the name and the value stand on the photo. */
  strips: readonly Box[];
};

/** What a slip was read from: words, and for a photo its page and the numbers that were hard to read. */
export type SlipText = {
  text: string;
  unsure?: readonly UnsureNumber[];
  page?: PhotoPage | null;
};

/** More rows are no slip of one visit. */
export const MOST_SLIP_ROWS = 60;
/** Longer ones are tables for many kinds of people. */
const LONGEST_RANGE = 80;
/** Labs print large values without decimals even where the range has some. */
const LARGE = 100;
/** Shorter ones beside a name are specks that were read as letters. */
const SHORTEST_WORD = 3;

/** The rows of a slip in their order, and those that have a name but no number. */
export function slipRows({ text, unsure = [], page = null }: SlipText): SlipRow[] {
  const doubts = doubtfulLines(text, unsure);
  const read = readReportRows(text);
  const slip = { marksOutside: marksOutside(read), hasRanges: hasRanges(read) };
  const rows = read.map((row) => ({
    line: row.printed.firstLine,
    row: {
      ...rowOf(row),
      doubt:
        doubtsNear(row, doubts, read)[0]?.doubt ??
        doubtAboutName(row, unsure) ??
        doubtAboutValue(row, slip),
      strips: stripsOf(row, page),
    },
  }));
  const isRead = (line: number) =>
    read.some(({ printed }) => printed.firstLine <= line && line <= printed.lastLine);
  const lost = doubts
    .filter(({ doubt, line }) => doubt === "no_number" && !isRead(line - 1))
    .map((doubtful) => ({ line: doubtful.line - 1, row: rowWithoutNumber(doubtful, page) }));
  return [...rows, ...lost]
    .toSorted((one, other) => one.line - other.line)
    .map(({ row }, key) => ({ key, ...row }));
}

type WithoutKey = Omit<SlipRow, "key">;

function rowOf({ result, printed }: ReportRow): Omit<WithoutKey, "doubt" | "strips"> {
  return {
    analyte: analyteKey(result.test),
    name: printed.name,
    valueText: printed.value,
    unit: result.unit,
    rangeText: (result.range ?? "").slice(0, LONGEST_RANGE),
    flag: printed.flag,
  };
}

function rowWithoutNumber(doubtful: DoubtfulLine, page: PhotoPage | null): WithoutKey {
  const { name, unit, range, line, start } = doubtful;
  const words = page?.lines[line - 1];
  const strip = words && stripAt(words, start);
  return {
    analyte: keyNamed(name),
    name,
    valueText: "",
    unit,
    rangeText: range,
    flag: "",
    doubt: "no_number",
    strips: strip ? [strip] : [],
  };
}

/** The key of the one test that a name names; null where that is none or several. */
export function keyNamed(name: string): string | null {
  const small = name.toLowerCase();
  const times = findSugarTimes(small, false);
  const [found, ...others] = times.length > 0 ? times : findNames(small);
  if (found === undefined || others.some(({ test }) => test !== found.test)) return null;
  return analyteKey(found.test);
}

/** What is doubted on the lines of a row, as far as its neighbour on the same line is not meant. */
function doubtsNear(
  { printed }: ReportRow,
  doubts: readonly DoubtfulLine[],
  rows: readonly ReportRow[],
): DoubtfulLine[] {
  const next = Math.min(
    ...rows
      .filter((row) => row.printed.firstLine === printed.firstLine)
      .map((row) => row.printed.start)
      .filter((start) => start > printed.start),
  );
  return doubts.filter(({ line, start, end }) => {
    if (line - 1 > printed.firstLine && line - 1 <= printed.lastLine) return true;
    return line - 1 === printed.firstLine && start < next && end >= printed.start;
  });
}

/** A name may hold a number that decides which test it is, as the minutes of a sugar drink test. */
function doubtAboutName({ result, printed }: ReportRow, unsure: readonly UnsureNumber[]) {
  const isUnsure = unsure.some(
    ({ words, number }) =>
      /^\d+$/.test(number) &&
      words.includes(printed.name) &&
      printed.name.split(/[^\p{L}\d]+/u).includes(number),
  );
  const small = printed.name.toLowerCase();
  const [found] = findNames(small);
  // A misread word before "insulin" may be "fasting".
  const before = found && ownWordBefore(small, found);
  if (isUnsure || (before !== undefined && before.length >= SHORTEST_WORD)) return "name";
  return analyteOf(result.test) === undefined ? "unknown_name" : null;
}

/** Whether a slip marks what lies outside of its ranges; a letter here and there may be misread. */
function marksOutside(rows: readonly ReportRow[]): boolean {
  const outside = rows.filter(isOutside);
  const marked = outside.filter(({ printed }) => printed.flag !== "");
  return marked.length > 0 && marked.length * 2 >= outside.length;
}

function isOutside({ result }: ReportRow): boolean {
  return result.place === "above" || result.place === "below";
}

/** Whether a slip prints ranges; of a curved page many are read in another line than their values. */
function hasRanges(rows: readonly ReportRow[]): boolean {
  return rows.filter(({ result }) => result.range !== undefined).length * 3 >= rows.length;
}

function doubtAboutValue(
  row: ReportRow,
  slip: { marksOutside: boolean; hasRanges: boolean },
): RowDoubt | null {
  const { result, printed } = row;
  if (result.doubtful === true) return "contradiction";
  // A report that marks what lies outside of its ranges marks all of it.
  if (slip.marksOutside && isOutside(row) && printed.flag === "") return "flag";
  if (slip.hasRanges && result.range === undefined) return "no_range";
  const units = Object.keys(analyteOf(result.test)?.limits ?? {});
  if (units.length > 0 && !units.includes(unitKey(result.unit))) return "unit";
  return hasOtherDigits(result) ? "digits" : null;
}

/** Where one of value and range has a point and the other has none, one may have been lost. */
function hasOtherDigits({ value, range = "" }: ReportRow["result"]): boolean {
  if (!/\d/.test(range) || value.includes(":")) return false;
  const [isValuePointed, isRangePointed] = [/[.,]\d/.test(value), /\d[.,]\d/.test(range)];
  if (isValuePointed === isRangePointed) return false;
  return isValuePointed || Number(value.replace(/^\D+/, "")) < LARGE;
}

function stripsOf({ printed }: ReportRow, page: PhotoPage | null): Box[] {
  const words = page?.lines[printed.firstLine];
  if (words === undefined || words.length === 0) return [];
  const line = words.map(({ text }) => text).join(" ");
  const first = stripAt(words, printed.start);
  if (first === null) return [];
  const at = line.indexOf(printed.value, printed.start);
  const second = at < 0 ? null : stripAt(words, at);
  if (second === null || second.left <= first.left || isShown(words, line, at, first)) {
    return [first];
  }
  return [first, second];
}

/** Whether the strip reaches to the end of the word at a place of the line. */
function isShown(words: readonly Box[], line: string, at: number, strip: Box): boolean {
  const word = words[line.slice(0, at).split(" ").length - 1];
  return word !== undefined && word.right <= strip.right;
}

/** A result that was read elsewhere, such as from a message to the companion. */
export type HandedResult = {
  test: string;
  value: string;
  unit: string;
  range?: string | undefined;
  doubtful?: boolean | undefined;
};

/** The same rows of results that were read before. */
export function rowsOfResults(results: readonly HandedResult[]): SlipRow[] {
  return results.map(({ test, value, unit, range = "", doubtful = false }, key) => ({
    key,
    analyte: analyteKey(test) ?? keyNamed(test),
    name: test,
    valueText: value,
    unit,
    rangeText: range.slice(0, LONGEST_RANGE),
    flag: "",
    doubt: doubtful ? "contradiction" : null,
    strips: [],
  }));
}
