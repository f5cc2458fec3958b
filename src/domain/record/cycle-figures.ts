import { addDays, daysBetween } from "@/domain/whole-days";

import { type Cycle, type CycleHistory, findHoles, touches } from "./cycles";
import type { RecordDay, RecordSpan } from "./record-schema";

/** Figures are about the newest cycles that count, six at most, and so is the range of the next start. */
const NEWEST = 6;
const YEAR = 365;

export type Range = { low: number; high: number };

export type CycleSummary = {
  /** How many cycles it is about. */
  count: number;
  lengths: Range;
  bleeds: Range;
  /** Where there are several: the length that parts them into halves. */
  middle: { days: number; isHalfUnder: boolean } | null;
};

/** The newest cycles that count, newest last. */
export function newestCounted(cycles: readonly Cycle[]): Cycle[] {
  return cycles.filter(({ leftOut }) => leftOut === null).slice(-NEWEST);
}

function rangeOf(numbers: readonly number[]): Range {
  return { low: Math.min(...numbers), high: Math.max(...numbers) };
}

function middleOf(lengths: readonly number[]): CycleSummary["middle"] {
  if (lengths.length < 3) return null;
  const sorted = lengths.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.floor(sorted.length / 2) - 1] ?? 0;
  return { days: upper, isHalfUnder: sorted.length % 2 === 0 && lower < upper };
}

/** How long her newest cycles were, from the shortest to the longest; null while none counts. */
export function cycleSummary(cycles: readonly Cycle[]): CycleSummary | null {
  const newest = newestCounted(cycles);
  if (newest.length === 0) return null;
  const lengths = newest.map(({ length }) => length);
  return {
    count: newest.length,
    lengths: rangeOf(lengths),
    bleeds: rangeOf(newest.map(({ bleedLength }) => bleedLength)),
    middle: middleOf(lengths),
  };
}

/** How many periods began in the 365 days that end today. */
export function startsInYear({ starts }: CycleHistory, today: string): number {
  return starts.filter(({ firstDay }) => {
    const age = daysBetween(firstDay, today);
    return age >= 0 && age < YEAR;
  }).length;
}

function inShort({ low, high }: Range): string {
  return low === high ? `${low}` : `${low}-${high}`;
}

/** The clinician's shorthand: shortest and longest bleed, shortest and longest cycle. */
export function kLine({ bleeds, lengths }: CycleSummary): string {
  return `K = ${inShort(bleeds)} / ${inShort(lengths)}`;
}

export type NextStart = Range & {
  /** In how many of ten cases the next start falls within the range. */
  casesOfTen: number;
};

/**
 * Within what time the next period begins in most cases. Of n cycles that do not drift, the next one falls between the
 * shortest and the longest with the chance (n - 1) / (n + 1). It is drawn however wide it is: short ranges alone would
 * be mostly luck.
 */
export function nextStartRange(cycles: readonly Cycle[]): NextStart | null {
  const lengths = newestCounted(cycles).map(({ length }) => length);
  const count = lengths.length;
  if (count < NEWEST) return null;
  return { ...rangeOf(lengths), casesOfTen: Math.round((10 * (count - 1)) / (count + 1)) };
}

const pausing: readonly RecordSpan["kind"][] = ["contraception", "pregnancy", "breastfeeding"];

/** Whether something goes on today that changes or stops periods. */
export function isPaused(spans: readonly RecordSpan[], today: string): boolean {
  return spans.some((span) => pausing.includes(span.kind) && touches(span, today, today));
}

type GapQuestion = {
  history: CycleHistory;
  spans: readonly RecordSpan[];
  firstPeriodYear: number | null;
  gapQuietUntil: string | null;
  today: string;
};

/** A clinician should know of more than so many days without a period. Source: international guideline 2018 and 2023; RCOG 33. */
const LONGEST_GAP = 90;

/** The days since the last period began, when they are so many that a clinician should know; null otherwise. */
export function longGap(question: GapQuestion): number | null {
  const { history, spans, firstPeriodYear, gapQuietUntil, today } = question;
  const last = history.starts.findLast(({ firstDay }) => firstDay <= today);
  if (last === undefined) return null;
  const days = daysBetween(last.firstDay, today);
  if (days <= LONGEST_GAP) return null;
  const isExplained = spans.some((span) => {
    if (!pausing.includes(span.kind) || span.fromDay > today) return false;
    return span.toDay === null || daysBetween(span.toDay, today) <= LONGEST_GAP;
  });
  if (isExplained) return null;
  if (firstPeriodYear !== null && yearOf(today) <= firstPeriodYear) return null;
  if (gapQuietUntil !== null && today <= gapQuietUntil) return null;
  return days;
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

type RegularityQuestion = Pick<GapQuestion, "history" | "spans" | "firstPeriodYear" | "today"> & {
  days: readonly Pick<RecordDay, "day">[];
};

/** Limits by the years since the first period. Source: international guideline 2018 and 2023 (irregular cycles). */
const ADULT: Range = { low: 21, high: 35 };
const FIRST_YEARS: Range = { low: 21, high: 45 };
const LAST_OF_FIRST_YEARS = 3;
const FEWEST_STARTS = 8;
/** One odd cycle is not a pattern, unless it is very long. */
const FEWEST_ODD = 2;

/** Whether every part of the last 365 days is known, with nothing in it that changes periods. */
function isYearKnown({ days, spans, today }: RegularityQuestion, yearAgo: string): boolean {
  const entries = days.map(({ day }) => day).filter((day) => day <= today);
  const isOldEnough = entries.some((day) => day <= yearAgo);
  const isInYear = (toDay: string) => toDay >= yearAgo;
  const hasHole = findHoles([...entries, today]).some(({ toDay }) => isInYear(toDay));
  const isChanged = spans.some(
    (span) =>
      (pausing.includes(span.kind) || span.kind === "no_notes") && touches(span, yearAgo, today),
  );
  return isOldEnough && !hasHole && !isChanged;
}

/** Whether her cycles count as irregular by the numbers doctors use; false too while that cannot be known. */
export function isIrregular(question: RegularityQuestion): boolean {
  const { history, firstPeriodYear, today } = question;
  const years = firstPeriodYear === null ? null : yearOf(today) - firstPeriodYear;
  if (years !== null && years < 1) return false;
  const isAdult = years !== null && years > LAST_OF_FIRST_YEARS;
  const { low, high } = isAdult ? ADULT : FIRST_YEARS;
  const newest = newestCounted(history.cycles);
  const odd = newest.filter(({ length }) => length < low || length > high);
  if (odd.length >= FEWEST_ODD || newest.some(({ length }) => length > LONGEST_GAP)) return true;
  if (!isAdult) return false;
  const yearAgo = addDays(today, 1 - YEAR);
  return isYearKnown(question, yearAgo) && startsInYear(history, today) < FEWEST_STARTS;
}

/** A bleed of more days is worth mentioning to a clinician. Source: MSD Manual, gynaecologic history. */
export const LONGEST_BLEED = 8;
