import { dayInWords } from "@/domain/day-in-words";

import { cycleSummary, kLine } from "./cycle-figures";
import { cycleHistory } from "./cycles";
import { printedValue } from "./printed-result";
import type { RecordResult, RecordSpan, SpanKind } from "./record-schema";
import type { RecordEntries } from "./record-tables";
import { resultsByTest } from "./results-by-test";

/** So much of a record may go with one question. */
const MOST_LETTERS = 1500;
const MOST_STARTS = 3;
const MOST_SPANS = 6;
const MOST_RESULTS = 8;

const goingOn: Partial<Readonly<Record<SpanKind, string>>> = {
  medicine: "Medicine now",
  contraception: "Hormonal birth control now",
  pregnancy: "Pregnancy now",
  breastfeeding: "Breastfeeding now",
};

/** One line, whatever was typed or printed. */
function oneLine(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== "")
    .join(" ")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

function startLines({ days, spans }: RecordEntries): string[] {
  const { starts, cycles } = cycleHistory(days, spans);
  const summary = cycleSummary(cycles);
  const shorthand =
    summary === null ? [] : [`Shortest and longest bleed / cycle in days: ${kLine(summary)}`];
  const newest = starts.slice(-MOST_STARTS).toReversed();
  return [
    ...shorthand,
    ...newest.map(({ firstDay, length }) => {
      const count = length === 1 ? "1 day" : `${length} days`;
      return `Period began on ${dayInWords(firstDay)} and took ${count}`;
    }),
  ];
}

function spanLine({ kind, name, doseText, fromDay }: RecordSpan): string {
  const words = oneLine([name, doseText]);
  return `${goingOn[kind]}${words === "" ? "" : `: ${words}`}, since ${dayInWords(fromDay)}`;
}

function spanLines(spans: readonly RecordSpan[], today: string): string[] {
  return spans
    .filter(({ kind, fromDay, toDay }) => {
      const isNow = fromDay <= today && (toDay === null || toDay >= today);
      return isNow && goingOn[kind] !== undefined;
    })
    .toSorted((a, b) => b.fromDay.localeCompare(a.fromDay))
    .slice(0, MOST_SPANS)
    .map(spanLine);
}

function resultLine(result: RecordResult): string {
  const { name, unit, rangeText, day } = result;
  const range = rangeText === "" ? "" : `(${rangeText})`;
  return `${oneLine([name, printedValue(result), unit, range])}, ${dayInWords(day)}`;
}

/** The newest result of each test. */
function resultLines(all: readonly RecordResult[]): string[] {
  const newest = [...resultsByTest(all).values()].flatMap((results) => results.slice(0, 1));
  return newest.slice(0, MOST_RESULTS).map(resultLine);
}

/** What of a record can go with a question, line by line: her last starts, what goes on now, her newest results. */
export function recordLines(record: RecordEntries, today: string): string[] {
  const all = [
    ...startLines(record),
    ...spanLines(record.spans, today),
    ...resultLines(record.results),
  ];
  let left = MOST_LETTERS;
  return [...new Set(all)].filter((line) => {
    const isWithin = line.length < left;
    if (isWithin) left -= line.length + 1;
    return isWithin;
  });
}
