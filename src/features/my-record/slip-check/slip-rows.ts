import { findNames } from "@shared/lab-results/find-names";
import type { ReportRow } from "@shared/lab-results/read-lab-results";
import { findSugarTimes } from "@shared/lab-results/sugar-drink";
import { analyteKey } from "@/domain/record/analyte-names";
import type { DoubtfulLine, UnsureNumber } from "@/features/photo-reading/doubtful-lines";
import { type PhotoPage, stripAt } from "@/features/photo-reading/image/photo-page";
import type { Box } from "@/features/photo-reading/image/read-words";
import { doubtedReport, type RowDoubt } from "@/features/photo-reading/report-doubts";

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

/** The rows of a slip in their order, and those that have a name but no number. */
export function slipRows({ text, unsure = [], page = null }: SlipText): SlipRow[] {
  const { rows: read, lines: doubts } = doubtedReport(text, unsure);
  const rows = read.map((row) => ({
    line: row.printed.firstLine,
    row: { ...rowOf(row), doubt: row.doubt, strips: stripsOf(row, page) },
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
