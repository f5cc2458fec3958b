import { plainNumber } from "./plain-number.ts";
import { reportUnit, typedUnit } from "./units.ts";

/** A piece of what follows a test's name. */
export type LinePart = { start: number; end: number; text: string } & (
  | { kind: "number"; amount: number }
  | { kind: "range"; low?: number; high?: number; isStrict: boolean; isBound: boolean }
  | { kind: "unit" }
  | { kind: "flag"; place: "above" | "below" | null }
  | { kind: "word" }
);

const NUMBER = "\\d{1,3}(?:,\\d{3})+(?![\\d,])(?:\\.\\d+)?|\\d+(?:[.,]\\d+)?|\\.\\d+";
const RANGE = new RegExp(`(?:between )?(${NUMBER}) ?(-+|to|and) ?(${NUMBER})(?![\\d.,]\\d)`, "iy");
/** Without such a sign before it, "over 5" is a limit that people talk about. */
const BEFORE_A_BOUND_IN_WORDS = /(?:[:([] ?|(?:normal|range|ref) )$/i;
const LESS = "< ?or ?=|<=|=<|≤|<|≦|upto|up to|less than|below|under|not more than|max(?:imum)?";
const MORE = "> ?or ?=|>=|=>|≥|>|≧|more than|greater than|above|over|at least|min(?:imum)?";
const BOUND = new RegExp(`(?:(${LESS})|(${MORE})) ?:? ?(${NUMBER})`, "iy");
const RATIO = /\d+(?:\.\d+)? ?: ?\d+(?:\.\d+)?/y;
const ONE_NUMBER = new RegExp(NUMBER, "y");
const FLAG = /(?:hh|ll|h|l|high|low|hi|lo|abnormal|normal|[*↑↓]+)(?![\p{L}\d/])/iuy;
const WORD = /\p{L}[\p{L}\d'’-]*/uy;
const AT_WORD_START = /(?:^|[^\p{L}\d.,]|[^\d],)$/u;

/** Takes apart what follows a name: numbers, ranges, units, flags and words, in their order. */
export function lineParts(line: string, from: number, to: number, isTable: boolean): LinePart[] {
  const rest = line.slice(0, to);
  const unitPattern = new RegExp((isTable ? reportUnit : typedUnit).source, "iuy");
  const parts: LinePart[] = [];
  let at = from;
  while (at < rest.length) {
    const part = partAt(rest, at, unitPattern, from);
    if (part === null) {
      at += 1;
    } else {
      parts.push(part);
      at = part.end;
    }
  }
  return parts;
}

function partAt(line: string, at: number, unit: RegExp, from: number): LinePart | null {
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at;
    return pattern.exec(line);
  };
  const before = line.slice(Math.max(0, at - 2), at);
  const startsHere = at === from || AT_WORD_START.test(before);
  const followsNumber = /\d,?$/.test(before);
  if (startsHere || followsNumber) {
    const found = match(unit);
    if (found !== null) return spanOf(found, { kind: "unit" });
    const flag = match(FLAG);
    if (flag !== null) return spanOf(flag, { kind: "flag", place: placeOfFlag(flag[0]) });
  }
  if (startsHere) {
    const found = rangeAt(match) ?? numberAt(match);
    if (found !== null) return found;
  }
  const word = match(WORD);
  if (word !== null) return spanOf(word, { kind: "word" });
  const symbols = boundAt(match);
  if (symbols !== null) return symbols;
  // A number behind a letter or a stroke belongs to that word, such as B12.
  const digits = match(/\d[\d.,]*/y);
  return digits === null ? null : spanOf(digits, { kind: "word" });
}

type Match = (pattern: RegExp) => RegExpExecArray | null;

function rangeAt(match: Match): LinePart | null {
  const range = match(RANGE);
  if (range !== null && isWholeRange(range)) {
    const [low, high] = [plainNumber(range[1] ?? ""), plainNumber(range[3] ?? "")];
    if (low <= high) {
      return spanOf(range, { kind: "range", low, high, isStrict: false, isBound: false });
    }
  }
  return boundAt(match);
}

/** Whether both numbers begin where they seem to, and "and" joins what "between" announces. */
function isWholeRange({
  input,
  index,
  0: text,
  1: low = "",
  2: join = "",
  3: high = "",
}: RegExpExecArray): boolean {
  const end = index + text.length;
  const first = index + text.indexOf(low);
  const isAnd = join.toLowerCase() === "and";
  return (
    isNumberStart(input, first) &&
    isNumberStart(input, end - high.length) &&
    (!isAnd || /between /i.test(input.slice(0, end - high.length)))
  );
}

/** Whether a number may begin here: one that begins with its point stands behind a space or a bracket. */
function isNumberStart(line: string, at: number): boolean {
  return line[at] !== "." || at === 0 || /[\s(]/.test(line.charAt(at - 1));
}

function boundAt(match: Match): LinePart | null {
  const bound = match(BOUND);
  if (bound === null) return null;
  const { input, index, 0: text, 3: number = "" } = bound;
  if (!isNumberStart(input, index + text.length - number.length)) return null;
  const isInWords = /^(?:below|under|above|over)/i.test(text);
  if (isInWords && !BEFORE_A_BOUND_IN_WORDS.test(input.slice(0, index))) return null;
  const end = plainNumber(number);
  const isLess = bound[1] !== undefined;
  const isStrict = !/=|≤|≥|≦|≧|up ?to|not|least|max|min/i.test(text);
  const ends = isLess ? { high: end } : { low: end };
  return spanOf(bound, { kind: "range", ...ends, isStrict, isBound: true });
}

function numberAt(match: Match): LinePart | null {
  const ratio = match(RATIO);
  if (ratio !== null) return spanOf(ratio, { kind: "number", amount: Number.NaN });
  const number = match(ONE_NUMBER);
  if (number === null || !isNumberStart(number.input, number.index)) return null;
  return spanOf(number, { kind: "number", amount: plainNumber(number[0]) });
}

function placeOfFlag(flag: string): "above" | "below" | null {
  if (/^(?:h|hh|high|hi|↑+)$/i.test(flag)) return "above";
  return /^(?:l|ll|low|lo|↓+)$/i.test(flag) ? "below" : null;
}

type Kind<Part> = Part extends LinePart ? Omit<Part, "start" | "end" | "text"> : never;

function spanOf(match: RegExpExecArray, kind: Kind<LinePart>): LinePart {
  const [text] = match;
  return { ...kind, text: text.trim(), start: match.index, end: match.index + text.length };
}
