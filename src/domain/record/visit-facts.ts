import { addDays, daysBetween } from "@/domain/whole-days";

import { type CycleHistory, findHoles, type LeftOut, touches } from "./cycles";
import {
  BLEEDING,
  type MeasureName,
  type RecordDay,
  type RecordResult,
  type RecordSpan,
} from "./record-schema";
import type { RecordEntries } from "./record-tables";
import { resultsByTest } from "./results-by-test";

/** A period's first day, and how long it was until the next; the last one has none yet. */
export type Start = { day: string; length: number | null; leftOut: LeftOut | null };

/** The starts of a record, newest first. */
export function newestStarts({ starts, cycles }: CycleHistory): Start[] {
  const byStart = new Map(cycles.map((cycle) => [cycle.startDay, cycle]));
  return starts.toReversed().map(({ firstDay }) => {
    const cycle = byStart.get(firstDay);
    return { day: firstDay, length: cycle?.length ?? null, leftOut: cycle?.leftOut ?? null };
  });
}

export type BleedingNow = {
  firstDay: string;
  lastDay: string;
  length: number;
  heaviest: number;
  heavyDays: number;
  mostPads: number | null;
  clotDays: number;
};

/** Her last bleed, and how heavy it was. */
export function lastBleed(
  days: readonly RecordDay[],
  { bleeds }: CycleHistory,
): BleedingNow | null {
  const bleed = bleeds.at(-1);
  if (bleed === undefined) return null;
  const { firstDay, lastDay, length, heaviest } = bleed;
  const within = days.filter(({ day }) => day >= firstDay && day <= lastDay);
  const pads = within.flatMap((each) => (each.pads === null ? [] : [each.pads]));
  return {
    firstDay,
    lastDay,
    length,
    heaviest,
    heavyDays: within.filter(({ bleeding }) => bleeding === BLEEDING.heavy).length,
    mostPads: pads.length === 0 ? null : Math.max(...pads),
    clotDays: within.filter(({ clots }) => clots === true).length,
  };
}

const PAIN_DAYS = 90;
const SIGN_DAYS = 365;

function newestDays(days: readonly RecordDay[], today: string, count: number): RecordDay[] {
  return days.filter(({ day }) => day > addDays(today, -count) && day <= today);
}

/** On how many of the last 90 days she noted mild, medium and strong pain. */
export function painDays(days: readonly RecordDay[], today: string): readonly number[] {
  const recent = newestDays(days, today, PAIN_DAYS);
  return [1, 2, 3].map((pain) => recent.filter((each) => each.pain === pain).length);
}

export type NotedSign = { sign: string; firstDay: string; daysInYear: number };

/** The signs that she noted in the last 365 days, the most frequent first. */
export function notedSigns(days: readonly RecordDay[], today: string): NotedSign[] {
  const counts = new Map<string, number>();
  for (const { symptoms } of newestDays(days, today, SIGN_DAYS)) {
    for (const sign of symptoms) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([sign, daysInYear]) => {
      const noted = days.filter(({ symptoms }) => symptoms.includes(sign)).map(({ day }) => day);
      return { sign, daysInYear, firstDay: noted.toSorted()[0] ?? today };
    });
}

const RESULTS_OF_ONE = 2;

/** The newest results, two at most of each test, those of one test together; the test tested last comes first. */
export function newestResults(all: readonly RecordResult[]): RecordResult[] {
  return [...resultsByTest(all).values()].flatMap((results) => results.slice(0, RESULTS_OF_ONE));
}

/** The day of the cycle, 1 on its first day; null where a period may be missing from the notes. */
export function cycleDayOf(
  day: string,
  { starts, cycles }: CycleHistory,
  noted: readonly RecordDay[],
) {
  const start = starts.findLast(({ firstDay }) => firstDay <= day);
  if (start === undefined) return null;
  const cycle = cycles.find(({ startDay }) => startDay === start.firstDay);
  const between = noted
    .map((each) => each.day)
    .filter((each) => each >= start.firstDay && each < day);
  const isKnown =
    cycle === undefined ? findHoles([...between, day]).length === 0 : cycle.leftOut === null;
  return isKnown ? daysBetween(start.firstDay, day) + 1 : null;
}

/** The hormonal birth control of a day. */
export function contraceptionOn(day: string, spans: readonly RecordSpan[]): RecordSpan | null {
  return spans.find((span) => span.kind === "contraception" && touches(span, day, day)) ?? null;
}

const NEAR_A_YEAR = [300, 430] as const;

export type Measured = { day: string; value: number };

/** The newest measure of a kind; nothing where she has none. */
export function newestMeasure(days: readonly RecordDay[], name: MeasureName): Measured | null {
  const measured = days.flatMap((each): Measured[] => {
    const value = each[name];
    return value === null ? [] : [{ day: each.day, value }];
  });
  return measured.toSorted((a, b) => (a.day < b.day ? -1 : 1)).at(-1) ?? null;
}

/** Her weight about a year before another day. */
export function weightAYearBefore(days: readonly RecordDay[], day: string): Measured | null {
  const [least, most] = NEAR_A_YEAR;
  const before = days.filter((each) => {
    const age = daysBetween(each.day, day);
    return age >= least && age <= most;
  });
  return newestMeasure(before, "weightKg");
}

/** What she takes, what she took, and what else went on until today, each newest first. */
export function spansByTime({ spans }: Pick<RecordEntries, "spans">, today: string) {
  const sorted = spans
    .filter(({ fromDay }) => fromDay <= today)
    .toSorted((a, b) => (a.fromDay < b.fromDay ? 1 : -1));
  const taken = sorted.filter(({ kind }) => kind === "medicine" || kind === "contraception");
  const isNow = (span: RecordSpan) => touches(span, today, today);
  return {
    now: taken.filter(isNow),
    tried: [
      ...taken.filter((span) => !isNow(span)),
      ...sorted.filter(({ kind }) => kind === "procedure"),
    ],
    pregnancies: sorted.filter(({ kind }) => kind === "pregnancy" || kind === "breastfeeding"),
  };
}
