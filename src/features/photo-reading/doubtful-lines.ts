import type { Analyte } from "@shared/lab-results/analyte";
import { findNames } from "@shared/lab-results/find-names";
import { isImplausible } from "@shared/lab-results/plausible-number";
import { similarAnalyte } from "@shared/lab-results/similar-name";
import { reportUnit } from "@shared/lab-results/units";

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
  /** The printed range ends below its beginning, or one of its ends has lost its point. */
  | "range"
  /** A test with its unit or range, and no number. */
  | "no_number"
  /** Almost a test's name. */
  | "name";

/** What is worth a second look on a line of a lab report. */
export type DoubtfulLine = {
  /** Counted from 1. */
  line: number;
  /** The words of the line as they stand. */
  words: string;
  doubt: Doubt;
  /** The test as the line names it. */
  name: string;
  /** Where the doubtful part stands in the line; it is empty where a number is missing. */
  start: number;
  end: number;
  /** The unit and the range beside it as they stand; empty where there is none. */
  unit: string;
  range: string;
};

/** A number that the reader was not sure of, and the words of its line as read. */
export type UnsureNumber = { words: string; number: string };

const RANGE = /(\d+(?:[.,]\d+)?)\s*[-–—]\s*(\d+(?:[.,]\d+)?)/g;
const BOUND = /[<>≤≥]\s*=?\s*\d+(?:[.,]\d+)?/g;
const MINUTES = /(?:^|[^\p{L}\d.,])(?:\d+\s*(?:min|hrs?|hours?)|[1-3]h)(?![\p{L}\d])/giu;
/** A range whose beginning was read as letters, as "JO - 99". */
const HALF_RANGE = /\s[^\s\d/]*\p{L}[^\s\d/]*\s*[-–—]\s*\d+(?:[.,]\d+)?/gu;
const IN_BRACKETS = /\([^)]*\)/g;
const FORM_OF_VITAMIN_D = /25[- ]?(?:OH|hydroxy)/gi;
/** A number; the flag may stand right behind it. */
const VALUE = /(?<before>^|[^\d.,\p{L}-])\d+(?:[.,]\d+)?(?=[HL]?(?![\d\p{L}]))/u;
const UNIT = new RegExp(`(?<before>^|[^\\p{L}])(?:${reportUnit.source})`, "iu");
/** What may be a number read as something else, as "B5" or "$.7"; or else as "an". */
const MISREAD_NUMBER = /(?<before>^|\s)\S*\d\S*/;
const SHORT_WORD = /(?<before>^|\s)\p{L}{1,2}(?=\s*$)/u;
const SPECKS = /[^\s\p{L}\d().,:;=<>-]+$/u;
/** What may stand between a name and what belongs to it. */
const LOOSE_END = /[\s,;:|<>≤≥=]+$/u;
const UNOPENED_BRACKET = /^(?<before>[^(]*)\)$/u;
const FLAG = /(?:^|[^\p{L}\s/]|[^\s/]\s+)(?:(h|hh|high)|(l|ll|low))\W*$/iu;
const FLAG_BESIDE = /^ ?(?:(h|hh|high)|(l|ll|low))(?![\p{L}\d/])/iu;
/** A whole number this many times the printed range's end, where the range has points, lost its own. */
const FAR_ABOVE_RANGE = 2;

/**
 * What is worth a second look in a report, line by line: by how sure the reader was of the numbers, as long as she has
 * not changed their line, or because what stands on a line contradicts itself.
 */
export function doubtfulLines(text: string, unsure: readonly UnsureNumber[] = []): DoubtfulLine[] {
  return text.split("\n").flatMap((written, index) => {
    const words = written.trim();
    const { line, places } = plainLetters(written);
    const isUnsure = (value: string) =>
      unsure.some(
        (one) => one.words === words && one.number.replace(/^[^\d]+|[^\d]+$/g, "") === value,
      );
    const wordsOf = ([start, end]: Part) => written.slice(places[start], places[end]);
    return doubtsOn(line, isUnsure).map(({ doubt, part, name, unit, range }) => ({
      line: index + 1,
      words,
      doubt,
      name: wordsOf(name).replace(LOOSE_END, "").replace(UNOPENED_BRACKET, "$<before>"),
      start: places[part[0]] ?? 0,
      end: places[part[1]] ?? written.length,
      unit: wordsOf(unit),
      range: wordsOf(range),
    }));
  });
}

/** Where something begins and ends in a line. */
type Part = readonly [start: number, end: number];
type FoundDoubt = { doubt: Doubt; part: Part; name: Part; unit: Part; range: Part };

/** A line in plain letters, and where each of them stands in the line as written. */
function plainLetters(written: string): { line: string; places: number[] } {
  let line = "";
  const places: number[] = [];
  for (const { 0: letter, index } of written.matchAll(/./gsu)) {
    const plain = letter.normalize("NFKD").replace(/\p{M}/gu, "").replace(/[µμ]/g, "u");
    places.push(...Array.from({ length: plain.length }, () => index));
    line += plain;
  }
  return { line, places: [...places, written.length] };
}

/** The first doubt about each of the tests on a line, whose words reach from its name to the next. */
function doubtsOn(line: string, isUnsure: (value: string) => boolean): FoundDoubt[] {
  const names = findNames(line.toLowerCase());
  if (names.length === 0) return nearlyNamed(line);
  let named: number | undefined;
  return names.flatMap(({ analyte, start, end }, index) => {
    const rest = line.slice(end, names[index + 1]?.start);
    const parts = partsOf(rest);
    const number = parts.value ? withSpecks(rest, parts.value) : gapIn(rest, parts);
    const nameEnd = Math.min(number.at, parts.unit?.at ?? Infinity, parts.range?.at ?? Infinity);
    // Two names of one test stand side by side, as in "LH (Luteinising Hormone)".
    named ??= start;
    const name = [named, end + nameEnd] as const;
    if (parts.value) named = undefined;
    const doubt = analyte && doubtAbout(analyte, rest, parts, isUnsure);
    if (!doubt) return [];
    const doubtful = doubt === "range" ? parts.range : number;
    const unit = partAt(parts.unit, end);
    return [{ doubt, part: partAt(doubtful, end), name, unit, range: partAt(parts.range, end) }];
  });
}

/** What stands somewhere behind a test's name. */
type Found = { words: string; at: number };
type Range = Found & { low: string; high: string };
type Parts = { value: Found | undefined; unit: Found | undefined; range: Range | undefined };

function partsOf(rest: string): Parts {
  const range = [...rest.matchAll(RANGE)].at(-1);
  const [words = "", low = "", high = ""] = range ?? [];
  return {
    value: firstOf(VALUE, withoutOtherNumbers(rest)),
    unit: firstOf(UNIT, rest),
    range: range && { words, at: range.index, low, high },
  };
}

/** What a pattern finds, without what it needs to stand before that. */
function firstOf(pattern: RegExp, rest: string): Found | undefined {
  const match = pattern.exec(rest);
  if (match === null) return undefined;
  const { length } = match.groups?.["before"] ?? "";
  return { words: match[0].slice(length), at: match.index + length };
}

function partAt(found: Found | undefined, from: number): Part {
  return found ? [from + found.at, from + found.at + found.words.length] : [from, from];
}

/** The number with the specks that were read as signs before it. */
function withSpecks(rest: string, { words, at }: Found): Found {
  const specks = SPECKS.exec(rest.slice(0, at))?.[0] ?? "";
  return { words: specks + words, at: at - specks.length };
}

/** What was read in place of a number that is missing, or the place before the unit or range for it. */
function gapIn(rest: string, { unit, range }: Parts): Found {
  const before = rest.slice(0, Math.min(unit?.at ?? rest.length, range?.at ?? rest.length));
  const misread = firstOf(MISREAD_NUMBER, before) ?? firstOf(SHORT_WORD, before);
  if (misread) return misread;
  return { words: "", at: Math.min(before.trimEnd().length + 1, before.length) };
}

function doubtAbout(
  analyte: Analyte,
  rest: string,
  { value: found, unit, range }: Parts,
  isUnsure: (value: string) => boolean,
): Doubt | null {
  if (!found) return range || unit ? "no_number" : null;
  const value = found.words;
  if (isImplausible(value, unit?.words ?? "", analyte)) return "implausible";
  if (/^0\d/.test(value) || hasLostPoint(value, range)) return "lost_point";
  if (range && (numberOf(range.low) > numberOf(range.high) || hasOtherDigits(range, rest)))
    return "range";
  if (range && contradictsFlag(found, range, rest)) return "flag";
  return isUnsure(value) ? "unsure" : null;
}

function contradictsFlag({ words, at }: Found, range: Range, rest: string): boolean {
  const flag = FLAG_BESIDE.exec(rest.slice(at + words.length)) ?? FLAG.exec(rest);
  if (flag === null) return false;
  const [value, low, high] = [numberOf(words), numberOf(range.low), numberOf(range.high)];
  return flag[1] === undefined ? value >= low : value <= high;
}

/** Whether only one end of a range has a point, or nothing stands behind the point of its last. */
function hasOtherDigits({ words, at, low, high }: Range, rest: string): boolean {
  if (/^\.(?!\d)/.test(rest.slice(at + words.length))) return true;
  const [isLowPointed, isHighPointed] = [/[.,]/.test(low), /[.,]/.test(high)];
  return isLowPointed !== isHighPointed && /^[1-9]\d/.test(isLowPointed ? high : low);
}

/** The doubt about a row with a number and a unit whose name is one letter away from a test's. */
function nearlyNamed(line: string): FoundDoubt[] {
  const { unit, range } = partsOf(line);
  const name = /^\s*(.*?\p{L}.*?)\s+[<>]?\d/u.exec(line)?.[1];
  if (!unit || name === undefined) return [];
  if (similarAnalyte(name, unit.words.toLowerCase()) === null) return [];
  const part = partAt({ words: name, at: line.indexOf(name) }, 0);
  return [{ doubt: "name", part, name: part, unit: partAt(unit, 0), range: partAt(range, 0) }];
}

const numberOf = (text: string) => Number(text.replace(",", "."));

/** The words with spaces in place of ranges, bounds and numbers that are part of a name. */
function withoutOtherNumbers(rest: string): string {
  return [RANGE, HALF_RANGE, BOUND, MINUTES, IN_BRACKETS, FORM_OF_VITAMIN_D].reduce(
    (left, pattern) => left.replace(pattern, (match) => " ".repeat(match.length)),
    rest,
  );
}

function hasLostPoint(value: string, range: Range | undefined): boolean {
  if (!range || !/[.,]/.test(range.low + range.high)) return false;
  return !/[.,]/.test(value) && Number(value) > numberOf(range.high) * FAR_ABOVE_RANGE;
}
