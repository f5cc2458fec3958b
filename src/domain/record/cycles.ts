import { addDays, daysBetween } from "@/domain/whole-days";

import { type Bleed, findBleeds, type NotedDay } from "./bleeds";
import type { RecordSpan, SpanKind } from "./record-schema";

/** A bleed that begins sooner than this after the last start may be bleeding in between; she is asked. */
const SOONEST_START = 21;
/** So many days in a row without any entry may hide a period. */
const LONGEST_SILENCE = 45;

/** Why a cycle is not counted. */
export type LeftOut =
  | "contraception"
  | "pregnancy"
  | "breastfeeding"
  | "no_notes"
  | "early_start"
  | "hole";

/** From the first day of one period to the day before the next. */
export type Cycle = {
  startDay: string;
  nextStart: string;
  length: number;
  bleedLength: number;
  leftOut: LeftOut | null;
};

/** Days in a row without an entry. */
export type Hole = { fromDay: string; toDay: string; length: number };

export type CycleHistory = {
  bleeds: readonly Bleed[];
  /** The bleeds that begin a cycle, oldest first. */
  starts: readonly Bleed[];
  cycles: readonly Cycle[];
  /** Bleeds soon after a start, about which she has not been asked. */
  earlyStarts: readonly Bleed[];
  /** Long silences inside a cycle that would be counted without them. */
  holes: readonly Hole[];
};

type SpanDays = Pick<RecordSpan, "kind" | "fromDay" | "toDay">;

/** What changes or hides cycles, in the order in which it is named. */
const leavingOut = [
  "pregnancy",
  "breastfeeding",
  "contraception",
  "no_notes",
] as const satisfies readonly SpanKind[];

/** Whether a span covers at least one day from one day to another, both counted. */
export function touches(span: SpanDays, fromDay: string, toDay: string): boolean {
  return span.fromDay <= toDay && (span.toDay === null || span.toDay >= fromDay);
}

/** The silences of at least 45 days between entries, oldest first. */
export function findHoles(entryDays: readonly string[]): Hole[] {
  const sorted = entryDays.toSorted();
  const holes: Hole[] = [];
  for (const [place, day] of sorted.entries()) {
    const before = sorted[place - 1];
    if (before === undefined) continue;
    const length = daysBetween(before, day) - 1;
    if (length >= LONGEST_SILENCE) {
      holes.push({ fromDay: addDays(before, 1), toDay: addDays(day, -1), length });
    }
  }
  return holes;
}

type Starts = Pick<CycleHistory, "starts" | "earlyStarts">;

function findStarts(bleeds: readonly Bleed[]): Starts {
  const starts: Bleed[] = [];
  const earlyStarts: Bleed[] = [];
  for (const bleed of bleeds) {
    if (bleed.startsCycle === false) continue;
    const last = starts.at(-1);
    const isEarly =
      last !== undefined && daysBetween(last.firstDay, bleed.firstDay) < SOONEST_START;
    if (isEarly && bleed.startsCycle === null) earlyStarts.push(bleed);
    starts.push(bleed);
  }
  return { starts, earlyStarts };
}

/** Everything that a record says about cycles; what cannot be known is left out, with the reason. */
export function cycleHistory(days: readonly NotedDay[], spans: readonly SpanDays[]): CycleHistory {
  const bleeds = findBleeds(days);
  const { starts, earlyStarts } = findStarts(bleeds);
  const silences = findHoles(days.map(({ day }) => day));
  const askedHoles: Hole[] = [];

  function reasonFor(start: Bleed, next: Bleed): LeftOut | null {
    const lastDay = addDays(next.firstDay, -1);
    for (const kind of leavingOut) {
      const isTouched = spans.some(
        (span) => span.kind === kind && touches(span, start.firstDay, lastDay),
      );
      if (isTouched) return kind;
    }
    if (earlyStarts.includes(start) || earlyStarts.includes(next)) return "early_start";
    const holes = silences.filter(
      ({ fromDay, toDay }) => fromDay > start.firstDay && toDay < next.firstDay,
    );
    askedHoles.push(...holes);
    return holes.length > 0 ? "hole" : null;
  }

  const cycles = starts.slice(0, -1).flatMap((start, place): Cycle[] => {
    const next = starts[place + 1];
    if (next === undefined) return [];
    return [
      {
        startDay: start.firstDay,
        nextStart: next.firstDay,
        length: daysBetween(start.firstDay, next.firstDay),
        bleedLength: start.length,
        leftOut: reasonFor(start, next),
      },
    ];
  });
  return { bleeds, starts, cycles, earlyStarts, holes: askedHoles };
}
