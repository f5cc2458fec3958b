import type { FoundName } from "./find-names.ts";
import type { LinePart } from "./line-parts.ts";
import { type PrintedRange, printedRange, type RangePart } from "./printed-range.ts";
import { typedUnit, unitKey } from "./units.ts";

type NumberPart = Extract<LinePart, { kind: "number" }>;

/** What one row says of one test. */
export type Reading = {
  value: string;
  unit: string;
  range: PrintedRange | null;
  flag: "above" | "below" | null;
  /** The flag as it stands there; empty without one. */
  flagText: string;
};

/** Words that may stand between a test's name and its value when a person tells it. */
const LINKS =
  /^(?:is|was|are|were|at|of|be|been|came|come|back|out|as|results?|levels?|values?|count|reading|readings|tests?|number|score|it|its|it's|says?|said|shows?|showed|reads?|about|around|approximately|almost|like|now|today|yesterday|only|also|just|very|too|so|a|an|the|to|has|had|have|got|gave|give|equals?|on|in|for|me|my|last|month|week|year|dey|na|don|reach|blood|serum|plasma|total|hormone|this|that|which|time|up|went|fell|dropped|increased|rose|from|high|low|normal|borderline|slightly|little|bit|again|first|second|new|latest|recent|measured|done|lab|with|by|say|and|still|report|ago|did|when|checked|test'?s|printed|hit|hits|jumped|e|come)$/i;
/** Nouns that make a number a count of something else. */
const COUNTED =
  /^(?:times?|spoons?|teaspoons?|cubes?|cups?|glass(?:es)?|bottles?|kids|children|bab(?:y|ies)|sisters?|people|doctors?|tests?|things|foods?|meals?|drops?|packs?|pieces?|cans?|slices?|types?|kinds?|shots?|injections?|cycles?|follicles?|eggs?|out|questions?|friends?|pregnancies|miscarriages?|other|different|more)$/i;
/** In the spelling of text messages, 2 and 4 are also words. */
const WORD_AS_NUMBER = /^[24]$/;
const AFTER_SUCH_A_WORD =
  /^(?:women|ladies|girls|me|my|us|get|do|know|eat|take|see|check|test|pcos|d|the|u|you)$/i;
const SAYS_RANGE =
  /\b(?:range|normal|ref|reference|between|limits?|should be|interval)\b[^.?!]{0,24}$/i;
const VALUE_BEFORE = new RegExp(
  `(?:^|[^\\p{L}\\d.,/-])(\\d+(?:[.,]\\d+)?) ?(${typedUnit.source})? ?(for|of)? ?(?:my |the |total |serum )*$`,
  "iu",
);
const MOST_LETTERS_BETWEEN = 60;
/** Begins a sentence that goes on about the test of the one before. */
const POINTS_BACK =
  /[.?!;]+\s+(?:it'?s|it (?:is|was|came(?: back| out)?)|mine(?: is| was)?|i got)\s+$/i;
const MOST_PARTS_OF_A_CHANGE = 6;

/** Reads a row of a report: the value is the number that is no range, wherever its column stands. */
export function readTableRow(line: string, parts: readonly LinePart[]): Reading | null {
  const found = withLostDash(line, parts);
  const numbers = found.filter((part) => part.kind === "number");
  const ranges = found.filter((part) => part.kind === "range");
  const unit = found.find((part) => part.kind === "unit");
  const flag = found.find((part) => part.kind === "flag" && part.place !== null);
  const told = numbers.filter((number) => !isLimitOfTalk(found, number));
  const whole = told.filter((number) => !isHalfRange(line, found, number));
  const value = whole.find((number) => !isStartOfWord(line, found, number)) ?? whole[0];
  if (value !== undefined) {
    return reading(value.text, unit, printedRange(line, found), flag);
  }
  const bound = ranges.find(isValueBound);
  const isColumnOfRanges = unit !== undefined && bound !== undefined && unit.start < bound.start;
  if (bound === undefined || (ranges.length === 1 && isColumnOfRanges)) return null;
  const others = found.filter((part) => part !== bound);
  return reading(boundText(bound), unit, printedRange(line, others), flag);
}

/** Reads what a person says of a test; null unless a number clearly is its value. */
export function readTelling(
  line: string,
  parts: readonly LinePart[],
  { test, analyte, start, end }: FoundName,
): Reading | null {
  const index = parts.findIndex(
    (part) => part.kind === "number" || isValueBound(part) || isChange(parts, part),
  );
  const value = parts[index];
  if (value === undefined || value.kind === "word" || analyte === null) return null;
  const between = parts.slice(0, index);
  if (isLimitOfTalk(parts, value)) return null;
  const next = parts[index + 1];
  const last = between.at(-1)?.text.toLowerCase() === "from" ? changedTo(parts, index) : -1;
  if (last > 0) {
    return readTelling(line, [...between, ...parts.slice(last)], { test, analyte, start, end });
  }
  const unit = next?.kind === "unit" && next.start - value.end <= 2 ? next : undefined;
  const limits = Object.values(analyte.limits);
  const own = unit && analyte.limits[unitKey(unit.text)];
  const isNear = value.start - end <= MOST_LETTERS_BETWEEN;
  const isLinked = between.every(
    (part) => part.kind === "flag" || (part.kind === "word" && LINKS.test(part.text)),
  );
  const hasEnded = /[.?!;](?:\s|$)/.test(line.slice(end, value.start).replace(POINTS_BACK, ""));
  if (hasEnded || !isNear || !(isLinked || own)) return null;
  const isCount = next?.kind === "word" && /^[ -]?$/.test(line.slice(value.end, next.start));
  if (isCount && COUNTED.test(next.text)) return null;
  if (WORD_AS_NUMBER.test(value.text) && AFTER_SUCH_A_WORD.test(next?.text ?? "")) return null;
  const amount = value.kind === "number" ? value.amount : Number.NaN;
  const isPossible =
    own !== undefined ||
    Number.isNaN(amount) ||
    limits.length === 0 ||
    limits.some(([least, most]) => amount >= least && amount <= most);
  if (!isPossible) return null;
  const range = rangeTold(line, parts.slice(index + 1), unit?.end ?? value.end);
  if (value.kind === "number") return reading(value.text, unit, range);
  if (value.kind !== "range") return null;
  return reading(value.isBound ? boundText(value) : String(value.high), unit, range);
}

/** Reads a value that is told before its test, as in "2.1 for TSH": it has a point or a unit, or "for" stands between. */
export function readValueBefore(line: string, { start }: FoundName): Reading | null {
  const told = VALUE_BEFORE.exec(line.slice(0, start));
  if (told === null) return null;
  const [, value = "", unit = "", link = ""] = told;
  const isClear = unit !== "" || link !== "" || /[.,]\d/.test(value);
  return isClear ? { value, unit, range: null, flag: null, flagText: "" } : null;
}

/** "< 0.1" is a value below what the lab can measure; "under 5" is a question about a limit. */
function isValueBound(part: LinePart): boolean {
  return part.kind === "range" && part.isBound && /^[<>≤≥]/.test(part.text);
}

/** "above 5" is what people ask about, and nobody's value. */
function isLimitOfTalk(parts: readonly LinePart[], part: LinePart): boolean {
  return /^(?:above|over|below|under|than)$/i.test(parts[parts.indexOf(part) - 1]?.text ?? "");
}

/** "LH 1Lutelnising Hormone) 28.6": a misread sign before a word is no value where another number stands. */
function isStartOfWord(line: string, parts: readonly LinePart[], { end }: LinePart): boolean {
  const isBeforeUnit = parts.some((part) => part.kind === "unit" && part.start === end);
  return !isBeforeUnit && /^\p{L}{4}/u.test(line.slice(end));
}

/** "mg/dL JO - 99": the end of a range whose beginning was read as letters. */
function isHalfRange(line: string, parts: readonly LinePart[], { start }: LinePart): boolean {
  const before = parts.findLast((part) => part.end <= start);
  return before?.kind === "word" && /^\W*[-–—] ?$/.test(line.slice(before.end, start));
}

/** Where the value of today stands in "from 11 ng/mL in September to 34"; -1 when it is told of no change. */
function changedTo(parts: readonly LinePart[], from: number): number {
  const to = parts.findIndex((part, at) => at > from && part.text.toLowerCase() === "to");
  const isNear = to - from <= MOST_PARTS_OF_A_CHANGE && parts[to + 1]?.kind === "number";
  return to > 0 && isNear ? to + 1 : -1;
}

/** What a person says of a test measured twice, as in "8.1 vs 13.6": the first value, then the other. */
export function readComparison(
  line: string,
  parts: readonly LinePart[],
  name: FoundName,
): Reading[] {
  const versus = parts.findIndex(
    ({ kind, text }) => kind === "word" && /^(?:vs|versus)$/i.test(text),
  );
  const first = readTelling(line, parts, name);
  const { end } = parts[versus] ?? name;
  const other = versus < 0 ? null : readTelling(line, parts.slice(versus + 1), { ...name, end });
  return [first, other].filter((each) => each !== null);
}

/** "from 6.1 to 5.8" tells of two values; the last is today's. */
function isChange(parts: readonly LinePart[], part: LinePart): boolean {
  const before = parts[parts.indexOf(part) - 1];
  return part.kind === "range" && !part.isBound && before?.text.toLowerCase() === "from";
}

function rangeTold(line: string, parts: readonly LinePart[], after: number): PrintedRange | null {
  const told = parts.find(
    (part): part is RangePart =>
      part.kind === "range" &&
      (/^[\s([,:]*$/.test(line.slice(after, part.start)) ||
        SAYS_RANGE.test(line.slice(Math.max(0, part.start - 48), part.start))),
  );
  return told === undefined ? null : printedRange(line, [told]);
}

/** Three numbers in a row without a dash: the value, and a range whose dash was not read. */
function withLostDash(line: string, parts: readonly LinePart[]): readonly LinePart[] {
  const numbers = parts.filter((part): part is NumberPart => part.kind === "number");
  const hasRange = parts.some((part) => part.kind === "range");
  const unit = parts.find((part) => part.kind === "unit");
  if (hasRange || numbers.length !== 3 || unit === undefined) return parts;
  const isUnitFirst = numbers.every(({ start }) => start > unit.start);
  const [low, high] = isUnitFirst ? numbers.slice(0, 2) : numbers.slice(1);
  if (low === undefined || high === undefined || low.amount >= high.amount) return parts;
  if (line.slice(low.end, high.start).trim() !== "") return parts;
  const range: RangePart = {
    kind: "range",
    start: low.start,
    end: high.end,
    text: `${low.text} - ${high.text}`,
    low: low.amount,
    high: high.amount,
    isStrict: false,
    isBound: false,
  };
  return parts.flatMap((part) => (part === low ? [range] : part === high ? [] : [part]));
}

function boundText({ text }: RangePart): string {
  return text.replace(/\s+/g, "");
}

function reading(
  value: string,
  unit: LinePart | undefined,
  range: PrintedRange | null,
  flag?: LinePart,
): Reading {
  return {
    value,
    unit: unit?.text ?? "",
    range,
    flag: flag?.kind === "flag" ? flag.place : null,
    flagText: flag?.text ?? "",
  };
}
