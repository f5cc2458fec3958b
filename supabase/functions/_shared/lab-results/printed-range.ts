import type { LabResult } from "../contracts/lab-result.ts";
import type { LinePart } from "./line-parts.ts";

export type RangePart = Extract<LinePart, { kind: "range" }>;
type Labelled = { part: RangePart; label: string; start: number };

/** What a row says of the range printed on the report. */
export type PrintedRange = Pick<LabResult, "range" | "low" | "high"> & { part: RangePart | null };

/** A range that holds only on some days of the cycle or of life, which the report does not name. */
const SOMETIMES = /follic|luteal|ovulat|mid ?-?cycle|phase|menopaus|pregnan|trimester|child|girl/i;
const NOT_PREGNANT = /no(?:n[- ]?|t )pregnan/gi;
const USUAL =
  /normal|desirable|optimal|\bsufficien|ideal|non ?-?diabetic|non ?-?pregnan|low risk|adequate/i;
const MOST_WORDS = 3;
const WOMEN = /female|wom[ae]n|\bf\b/i;

/** The range to set her value beside: the one that is printed, for women, or for usual values. */
export function printedRange(line: string, parts: readonly LinePart[]): PrintedRange | null {
  const labelled = parts.flatMap((part, index) =>
    part.kind === "range" ? [{ part, ...labelBefore(parts, index) }] : [],
  );
  const [single] = labelled;
  if (labelled.length === 1 && single && holdsSometimes(labelAfter(line, single.part))) {
    return { range: `${single.part.text} ${labelAfter(line, single.part)}`, part: null };
  }
  const only = onlyRange(labelled);
  if (only !== undefined) return written(only.part);
  if (labelled.length === 0) return null;
  const first = labelled[0];
  const last = labelled.at(-1);
  if (first === undefined || last === undefined) return null;
  const text = line.slice(first.start, last.part.end);
  return { range: text.replace(/\s+/g, " ").trim(), part: null };
}

function onlyRange(labelled: readonly Labelled[]): Labelled | undefined {
  const always = labelled.filter(({ label }) => !holdsSometimes(label));
  if (labelled.length === 1) return always[0];
  const [first] = always;
  if (first && labelled.every(({ part }) => isSameRange(part, first.part))) return first;
  return (
    always.find(({ label }) => USUAL.test(label)) ?? always.find(({ label }) => WOMEN.test(label))
  );
}

function holdsSometimes(label: string): boolean {
  return SOMETIMES.test(label.replace(NOT_PREGNANT, ""));
}

function isSameRange(one: RangePart, other: RangePart): boolean {
  return one.low === other.low && one.high === other.high;
}

/** What stands right behind a range, such as "follicular". */
function labelAfter(line: string, { end }: RangePart): string {
  return /^[\s,(-]*([\p{L} -]{3,24})/u.exec(line.slice(end))?.[1]?.trim() ?? "";
}

function written(part: RangePart): PrintedRange {
  const { text, low, high } = part;
  return {
    range: text.replace(/\s+/g, " "),
    part,
    ...(low !== undefined && { low }),
    ...(high !== undefined && { high }),
  };
}

/** The words right before a range, such as "Follicular phase:", and where they begin. */
function labelBefore(parts: readonly LinePart[], index: number): Omit<Labelled, "part"> {
  const words: LinePart[] = [];
  for (const part of parts.slice(0, index).toReversed()) {
    if ((part.kind !== "word" && part.kind !== "flag") || words.length === MOST_WORDS) break;
    words.unshift(part);
  }
  const start = words[0]?.start ?? parts[index]?.start ?? 0;
  return { label: words.map(({ text }) => text).join(" "), start };
}

/** Where a value lies against the printed range: arithmetic alone. Null where it cannot be said. */
export function placeOf(
  value: string,
  { low, high, isStrict }: RangePart,
): LabResult["place"] | null {
  const amount = Number(value.replace(/^[<>≤≥]=?\s*/, ""));
  if (Number.isNaN(amount)) return null;
  if (value.startsWith("<") || value.startsWith("≤")) {
    if (low !== undefined && amount <= low) return "below";
    return low === undefined && high !== undefined && amount <= high ? "inside" : null;
  }
  if (value.startsWith(">") || value.startsWith("≥")) {
    if (high !== undefined && amount >= high) return "above";
    return high === undefined && low !== undefined && amount >= low ? "inside" : null;
  }
  if (low !== undefined && (isStrict ? amount <= low : amount < low)) return "below";
  if (high !== undefined && (isStrict ? amount >= high : amount > high)) return "above";
  return "inside";
}
