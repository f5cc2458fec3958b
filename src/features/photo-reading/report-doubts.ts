import { analyteOf } from "@shared/lab-results/convert-result";
import { findNames, ownWordBefore } from "@shared/lab-results/find-names";
import { readReportRows, type ReportRow } from "@shared/lab-results/read-lab-results";
import { unitKey } from "@shared/lab-results/units";

import { type Doubt, type DoubtfulLine, doubtfulLines, type UnsureNumber } from "./doubtful-lines";

/** Why a row of a report is worth a second look. */
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

/** What is worth a second look in a line of a report, by itself or as a row beside the others. */
export type DoubtfulPart = Omit<DoubtfulLine, "doubt"> & { doubt: RowDoubt };

/** The rows of a report with what is doubted of each, and its doubtful lines, also those that are no row. */
export type DoubtedReport = {
  rows: readonly (ReportRow & { doubt: RowDoubt | null })[];
  lines: readonly DoubtfulLine[];
};

/** Labs print large values without decimals even where the range has some. */
const LARGE = 100;
/** Shorter ones beside a name are specks that were read as letters. */
const SHORTEST_WORD = 3;
const NAME_DOUBTS: ReadonlySet<RowDoubt> = new Set<RowDoubt>(["name", "unknown_name"]);

/** What is worth a second look in a report: what stands on a line first, then what tells a row from the others. */
export function doubtedReport(text: string, unsure: readonly UnsureNumber[]): DoubtedReport {
  const lines = doubtfulLines(text, unsure);
  const read = readReportRows(text);
  const report = { marksOutside: marksOutside(read), hasRanges: hasRanges(read) };
  const rows = read.map((row) => ({
    ...row,
    doubt:
      doubtsNear(row, lines, read)[0]?.doubt ??
      doubtAboutName(row, unsure) ??
      doubtAboutValue(row, report),
  }));
  return { rows, lines };
}

/** The same with the place of each doubt in the text: at most one for each line's part and each row. */
export function doubtfulParts(text: string, unsure: readonly UnsureNumber[]): DoubtfulPart[] {
  const { rows, lines } = doubtedReport(text, unsure);
  const written = text.split("\n");
  const ofRows = rows.flatMap((row) => {
    const isOfLine = doubtsNear(row, lines, rows).length > 0;
    return row.doubt === null || isOfLine ? [] : partOf(row, row.doubt, written);
  });
  return [...lines, ...ofRows];
}

/** Where a row's doubtful name or value stands; nowhere when its words are not those of the text. */
function partOf(
  { result, printed }: ReportRow,
  doubt: RowDoubt,
  written: readonly string[],
): DoubtfulPart[] {
  const isName = NAME_DOUBTS.has(doubt);
  const words = isName ? printed.name : printed.value;
  for (let line = printed.firstLine; line <= printed.lastLine; line += 1) {
    const whole = written[line] ?? "";
    const from = line === printed.firstLine && !isName ? printed.start : 0;
    const start = whole.indexOf(words, from);
    if (start < 0) continue;
    const { unit, range = "" } = result;
    const place = { line: line + 1, words: whole.trim(), start, end: start + words.length };
    return [{ ...place, doubt, name: printed.name, unit, range }];
  }
  return [];
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

/** Why a part of a report is worth a second look, in a sentence. */
export const doubtSentences: Readonly<Record<RowDoubt, string>> = {
  unsure: "The number was hard to read.",
  implausible: "The number is unusual for this test: a point may be missing.",
  lost_point: "A point may be missing in the number.",
  flag: "The mark on the report, high, low or none, does not fit this number and its range.",
  range: "The two ends of the range do not fit together: a point may be missing.",
  no_number: "No number was read for this test.",
  name: "The name of the test was hard to read.",
  unknown_name: "We do not know this test. Compare its name and its number.",
  unit: "The unit is missing or hard to read.",
  digits: "The number and its range differ in their points: one may be missing.",
  no_range: "The other rows have a range, and this one has none.",
  contradiction: "The number, its unit and its range do not fit together.",
};
