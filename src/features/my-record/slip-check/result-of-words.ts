import { lineParts } from "@shared/lab-results/line-parts";
import { plainLine } from "@shared/lab-results/plain-line";
import { numberText } from "@shared/lab-results/plain-number";
import { printedRange } from "@shared/lab-results/printed-range";
import { type COMPARATORS, type RecordResult } from "@/domain/record/record-schema";

import { keyNamed } from "./slip-rows";

/** What is printed of one result, as it is typed or mended by her. */
export type ResultWords = {
  name: string;
  valueText: string;
  unit: string;
  rangeText: string;
  flag: string;
};

/** What all results of one report have in common. */
export type ReportFacts = {
  reportId: string;
  day: string;
  lab: string;
  fasting: boolean | null;
  source: RecordResult["source"];
};

type Comparator = (typeof COMPARATORS)[number];

const AMOUNT = /^(?<sign>[<>≤≥]=?)?\s*(?<digits>\d[\d,]*(?:\.\d+)?|\.\d+)$/;
const SIGNS: Readonly<Record<string, Comparator>> = {
  "<": "<",
  ">": ">",
  "<=": "<=",
  ">=": ">=",
  "≤": "<=",
  "≥": ">=",
};

/** The number in a value as printed; a result in words has none. */
function amountOf(valueText: string): Pick<RecordResult, "value" | "comparator"> {
  const { sign = "", digits } = AMOUNT.exec(valueText.trim())?.groups ?? {};
  if (digits === undefined) return { value: null, comparator: null };
  return { value: Number(numberText(digits)), comparator: SIGNS[sign] ?? null };
}

/** The ends of a range as printed; ranges for parts of the cycle have none that hold for her. */
function endsOf(rangeText: string): Pick<RecordResult, "rangeLow" | "rangeHigh"> {
  const line = plainLine(rangeText);
  const range = printedRange(line, lineParts(line, 0, line.length, true));
  return { rangeLow: range?.low ?? null, rangeHigh: range?.high ?? null };
}

/** The row to keep of what she confirmed: the words as printed, and the numbers that stand in them. */
export function resultOfWords(
  words: ResultWords,
  facts: ReportFacts,
  { id, analyte }: { id: string; analyte?: string | null },
): RecordResult {
  return {
    id,
    ...facts,
    ...words,
    analyte: analyte === undefined ? keyNamed(words.name) : analyte,
    ...amountOf(words.valueText),
    ...endsOf(words.rangeText),
    confirmedAt: new Date().toISOString(),
    rev: null,
    updatedAt: "",
  };
}

/** Whether the record has this result already: the same test, day and value. */
export function isKept(result: RecordResult, kept: readonly RecordResult[]): boolean {
  return kept.some(
    (other) =>
      other.day === result.day &&
      other.valueText === result.valueText &&
      (result.analyte === null
        ? other.name.toLowerCase() === result.name.toLowerCase()
        : other.analyte === result.analyte),
  );
}
