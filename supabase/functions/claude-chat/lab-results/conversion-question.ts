import type { LabResult } from "../../_shared/contracts/lab-result.ts";
import {
  analyteOf,
  convertResult,
  isSameUnit,
  unitBefore,
} from "../../_shared/lab-results/convert-result.ts";
import { findNames } from "../../_shared/lab-results/find-names.ts";
import { lineParts } from "../../_shared/lab-results/line-parts.ts";
import { plainLine } from "../../_shared/lab-results/plain-line.ts";
import { numberText } from "../../_shared/lab-results/plain-number.ts";
import { typedUnit } from "../../_shared/lab-results/units.ts";

/** An answer to "what is that in mmol/L?". */
export type Conversion = { text: string; pages: string[] };

type Asked = Pick<LabResult, "test" | "value" | "unit"> & {
  /** She names no test, and the unit is that of blood sugar as a rule. */
  isAssumed?: true;
};

const UNIT_WORDS = "percent|per cent|ng|pg|mg|mmol|nmol|pmol|umol|mcg";
const TARGET = new RegExp(
  `\\b(?:in|into|to|as|how many|how much)\\s+(?:an? )?(${typedUnit.source}|(?:${UNIT_WORDS})(?![\\p{L}\\d/]))`,
  "giu",
);
const ASKS =
  /\?|\b(?:what|wetin|how|convert|change|turn|translate|switch|equals?|is|in|into|to)\b/i;
/** How a unit is changed is a question for the guide. */
const SAYS_HOW = /\bmultipl\w*|\bdivide|\bhow (?:do|can|to|does)\b/i;
const GLUCOSE = "Glucose";

/** Changes the unit of her results, when that is what she asks; null when it is not, or cannot be done. */
export function answerConversion(
  question: string,
  results: readonly LabResult[],
): Conversion | null {
  const line = plainLine(question.replace(/\s+/g, " "));
  const target = targetUnit(line);
  const isAsked = target === undefined ? /\bconvert\b/i.test(line) : ASKS.test(line);
  if (!isAsked || (SAYS_HOW.test(line) && results.length === 0)) return null;
  const asked = results.length > 0 ? results : valueBeforeName(line, target);
  const sentences = asked.flatMap((result) => sentenceOf(result, target) ?? []);
  const pages = asked.flatMap(({ test }) => analyteOf(test)?.page ?? []);
  if (sentences.length === 0) return null;
  return { text: sentences.join("\n\n"), pages: [...new Set(pages)] };
}

/** The last unit in the question that follows "in", "to" or the like; a part of one, as "ng", stands for the whole. */
function targetUnit(line: string): string | undefined {
  const found = [...line.matchAll(TARGET)].at(-1)?.[1];
  return found !== undefined && /^per ?cent$/i.test(found) ? "%" : found;
}

/** "67 ng/dL testosterone", "5.6 mmol/l of sugar", or a number and its unit alone, which is sugar as a rule. */
function valueBeforeName(line: string, target: string | undefined): Asked[] {
  const names = findNames(line.toLowerCase());
  const rest = names.reduce(
    (left, { start, end }) => left.slice(0, start) + " ".repeat(end - start) + left.slice(end),
    line,
  );
  const parts = lineParts(rest, 0, rest.length, false);
  const at = parts.findIndex((part) => part.kind === "number");
  const number = parts[at];
  if (number === undefined) return [];
  const next = parts[at + 1];
  const unit = next?.kind === "unit" && next.start - number.end <= 1 ? next.text : "";
  const named = names[0]?.test;
  const isSugar = /^m(?:g|mol)/i.test(unit) && target !== undefined && /^m(?:g|mol)/i.test(target);
  const test = named ?? (isSugar ? GLUCOSE : undefined);
  if (test === undefined) return [];
  return [
    { test, value: numberText(number.text), unit, ...(named === undefined && { isAssumed: true }) },
  ];
}

function sentenceOf(
  { test, value, unit, isAssumed }: Asked,
  target: string | undefined,
): string | null {
  const from = unit === "" && target !== undefined ? unitBefore(test, target) : unit;
  if (from === undefined || from === "") return null;
  if (target !== undefined && isSameUnit(from, target)) {
    return `Your ${inSentence(test)} of ${value} is in ${from} already.`;
  }
  const changed = convertResult({ test, value, unit: from }, target);
  if (changed === null) return null;
  if (isAssumed)
    return `If that is blood sugar, ${value} ${from} is about ${changed.value} ${changed.unit}.`;
  const start =
    unit === ""
      ? `If your ${inSentence(test)} of ${value} is in ${from}, it`
      : `${test} of ${value} ${from}`;
  return `${start} is about ${changed.value} ${changed.unit}.`;
}

/** A test's name inside a sentence: "fasting glucose", and "HbA1c" as it is. */
export function inSentence(test: string): string {
  return /^[A-Z][a-z]/.test(test) && !test.startsWith("Hb")
    ? test[0]?.toLowerCase() + test.slice(1)
    : test;
}
