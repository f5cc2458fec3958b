import type { Analyte, Limits } from "./analyte.ts";
import { findNames } from "./find-names.ts";
import { similarAnalyte } from "./similar-name.ts";

/** Why a number on a line is worth a second look. */
export type Doubt =
  /** The reader was not sure of the number. */
  | "unsure"
  /** The test and its unit can hardly carry it. */
  | "implausible"
  /** The range is printed with points, and the number lies far above it without one. */
  | "lost_point"
  /** The printed flag says otherwise. */
  | "flag"
  /** The printed range ends below its beginning. */
  | "range"
  /** A test with its unit or range, and no number. */
  | "no_number"
  /** Almost a test's name. */
  | "name";

/** A line of a lab report, counted from 1, that is worth a second look; its words as they stand. */
export type DoubtfulLine = { line: number; words: string; doubt: Doubt };

/** A number that the reader was not sure of, and the words of its line as read. */
export type UnsureNumber = { words: string; number: string };

const RANGE = /(\d+(?:[.,]\d+)?)\s*[-–—]\s*(\d+(?:[.,]\d+)?)/g;
const BOUND = /[<>≤≥]\s*=?\s*\d+(?:[.,]\d+)?/g;
const MINUTES = /\b\d+(?:\s*(?:min|hrs?|hours?)|h)\b/gi;
const IN_BRACKETS = /\([^)]*\)/g;
const FORM_OF_VITAMIN_D = /25[- ]?(?:OH|hydroxy)/gi;
const VALUE = /(?<![\d.,\p{L}-])\d+(?:[.,]\d+)?(?![\d\p{L}])/u;
const UNIT = /%|\b(?:[mu]?i?u|[munp]g|[munp]mol|ml)\s*\/\s*(?:[md]?l|mol|min)\b/i;
const FLAG = /(?<![\p{L}\d])(?:(h|hh|high)|(l|ll|low))\W*$/iu;
/** A whole number this many times the printed range's end, where the range has points, lost its own. */
const FAR_ABOVE_RANGE = 2;

/**
 * The lines of a report that name a test and are worth a second look: by how sure the reader was of their numbers, as
 * long as she has not changed them, or because what stands on the line contradicts itself.
 */
export function doubtfulLines(text: string, unsure: readonly UnsureNumber[] = []): DoubtfulLine[] {
  return text.split("\n").flatMap((written, index) => {
    const words = written.trim();
    const line = words.normalize("NFKD").replace(/\p{M}/gu, "").replace(/[µμ]/g, "u");
    const isUnsure = (value: string) =>
      unsure.some(
        (one) => one.words === words && one.number.replace(/^[^\d]+|[^\d]+$/g, "") === value,
      );
    const doubt = doubtOf(line, isUnsure);
    return doubt === null ? [] : [{ line: index + 1, words, doubt }];
  });
}

/** The first doubt about any of the tests on a line, each with what stands between its name and the next. */
function doubtOf(line: string, isUnsure: (value: string) => boolean): Doubt | null {
  const names = findNames(line.toLowerCase());
  if (names.length === 0) return isNearlyNamed(line) ? "name" : null;
  for (const [index, { analyte, end }] of names.entries()) {
    const rest = line.slice(end, names[index + 1]?.start);
    const doubt = analyte === null ? null : doubtAbout(analyte, rest, isUnsure);
    if (doubt !== null) return doubt;
  }
  return null;
}

function doubtAbout(
  analyte: Analyte,
  rest: string,
  isUnsure: (value: string) => boolean,
): Doubt | null {
  const value = valueIn(rest);
  const range = [...rest.matchAll(RANGE)].at(-1);
  if (value === undefined) return range || UNIT.test(rest) ? "no_number" : null;
  if (isOutside(value, limitsOf(analyte, rest))) return "implausible";
  if (/^0\d/.test(value) || hasLostPoint(value, range)) return "lost_point";
  if (range && numberOf(range[1] ?? "") > numberOf(range[2] ?? "")) return "range";
  if (range && contradictsFlag(numberOf(value), range, rest)) return "flag";
  return isUnsure(value) ? "unsure" : null;
}

function contradictsFlag(value: number, range: RegExpExecArray, rest: string): boolean {
  const flag = FLAG.exec(rest);
  if (flag === null) return false;
  const [low, high] = [numberOf(range[1] ?? ""), numberOf(range[2] ?? "")];
  return flag[1] === undefined ? value >= low : value <= high;
}

/** Whether a row with a number and a unit stands under a name that is one letter away from a test's. */
function isNearlyNamed(line: string): boolean {
  const unit = UNIT.exec(line)?.[0];
  const value = /^(.*?\p{L}.*?)\s+[<>]?\d/u.exec(line);
  return (
    unit !== undefined &&
    value !== null &&
    similarAnalyte(value[1] ?? "", unit.toLowerCase()) !== null
  );
}

const numberOf = (text: string) => Number(text.replace(",", "."));

/** The first number that is neither a range, nor a bound, nor part of a name. */
function valueIn(rest: string): string | undefined {
  const bare = [RANGE, BOUND, MINUTES, IN_BRACKETS, FORM_OF_VITAMIN_D].reduce(
    (left, pattern) => left.replace(pattern, " "),
    rest,
  );
  return VALUE.exec(bare)?.[0];
}

/** The limits in the line's unit; the widest of all when the unit cannot be made out. */
function limitsOf({ limits }: Analyte, rest: string): Limits {
  const unit = UNIT.exec(rest)?.[0] ?? "";
  const known = limits[unit.toLowerCase().replace(/\s/g, "")];
  if (known) return known;
  const all = Object.values(limits);
  if (all.length === 0) return [0, Infinity];
  return [Math.min(...all.map(([least]) => least)), Math.max(...all.map(([, most]) => most))];
}

function isOutside(value: string, [least, most]: Limits): boolean {
  const number = numberOf(value);
  return number > most || (number < least && number !== 0);
}

function hasLostPoint(value: string, range: RegExpExecArray | undefined): boolean {
  const [, low, high] = range ?? [];
  if (low === undefined || high === undefined || !/[.,]/.test(low + high)) return false;
  return !/[.,]/.test(value) && Number(value) > numberOf(high) * FAR_ABOVE_RANGE;
}
