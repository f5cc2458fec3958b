import { isPaused } from "@/domain/record/cycle-figures";
import type { LeftOut } from "@/domain/record/cycles";
import { cycleDayOf } from "@/domain/record/visit-facts";
import { dayInWords } from "@/domain/day-in-words";
import { daysBetween } from "@/domain/whole-days";
import type { OpenRecord } from "@/features/my-record/open-record/use-open-record";

/** So many cycles that count are drawn, and so many that do not; the table has all. */
const DRAWN = { counted: 12, leftOut: 6 };
const SHORTEST_SCALE = 120;
const MONTH = 30;
const MOST_PARTS = 5;
const MONTH_LETTERS = 3;

/** One cycle as it is drawn, from its first day on. */
export type CycleLine = {
  startDay: string;
  days: number;
  bleedDays: number;
  /** What stands at its end. */
  label: string;
  isGoingOn: boolean;
  leftOut: LeftOut | null;
};

/** The cycle that goes on; none while something changes periods. */
function goingOn(record: OpenRecord): CycleLine[] {
  const { history, days, spans, today } = record;
  const start = history.starts.findLast(({ firstDay }) => firstDay <= today);
  if (start === undefined || isPaused(spans, today)) return [];
  const day = daysBetween(start.firstDay, today) + 1;
  const isKnown = cycleDayOf(today, history, days) !== null;
  const label = isKnown ? `day ${day}, going on` : "no start noted since";
  const { firstDay: startDay, length: bleedDays } = start;
  return [{ startDay, days: day, bleedDays, label, isGoingOn: true, leftOut: null }];
}

export type CycleDrawing = {
  /** The cycle that goes on and those that count, newest first. */
  counted: readonly CycleLine[];
  /** Those that do not count, newest first, by the reason. */
  leftOut: readonly { reason: LeftOut; lines: readonly CycleLine[] }[];
};

/** What is drawn of her newest cycles. */
export function drawingOf(record: OpenRecord): CycleDrawing {
  const lines = record.history.cycles
    .toReversed()
    .map(({ startDay, length, bleedLength, leftOut }): CycleLine => ({
      startDay,
      days: length,
      bleedDays: bleedLength,
      label: String(length),
      isGoingOn: false,
      leftOut,
    }));
  const others = lines.filter(({ leftOut }) => leftOut !== null).slice(0, DRAWN.leftOut);
  const reasons = new Set(others.flatMap(({ leftOut }) => leftOut ?? []));
  return {
    counted: [
      ...goingOn(record),
      ...lines.filter(({ leftOut }) => leftOut === null).slice(0, DRAWN.counted),
    ],
    leftOut: [...reasons].map((reason) => ({
      reason,
      lines: others.filter(({ leftOut }) => leftOut === reason),
    })),
  };
}

/**
 * The marks of a scale that holds every cycle that counts, a month or some months apart. One that is not counted may be
 * longer by far, and would make the others too short to compare.
 */
export function scaleMarks({ counted }: CycleDrawing): number[] {
  const longest = Math.max(SHORTEST_SCALE, ...counted.map(({ days }) => days));
  const step = MONTH * Math.ceil(longest / MONTH / MOST_PARTS);
  const parts = Math.ceil(longest / step);
  return Array.from({ length: parts + 1 }, (_, place) => place * step);
}

/** A day as short as it fits beside a drawing: 29 Oct, and 8 Oct 25 in another year. */
export function shortDay(day: string, today: string): string {
  const [date = "", month = "", year = ""] = dayInWords(day).split(" ");
  const short = `${date} ${month.slice(0, MONTH_LETTERS)}`;
  return today.startsWith(year) ? short : `${short} ${year.slice(2)}`;
}
