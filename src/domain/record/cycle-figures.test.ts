import { expect, test } from "vitest";

import { addDays } from "@/domain/whole-days";

import { cycleSummary, isIrregular, nextStartRange, startsInYear } from "./cycle-figures";
import { type Cycle, cycleHistory } from "./cycles";
import type { NotedDay } from "./bleeds";
import { seededRandom } from "./seeded-random";

function cycle(length: number, leftOut: Cycle["leftOut"] = null): Cycle {
  return { startDay: "", nextStart: "", length, bleedLength: 5, leftOut };
}

function cycles(...lengths: readonly number[]): Cycle[] {
  return lengths.map((length) => cycle(length));
}

test("the summary names the newest six that count, from the shortest to the longest", () => {
  const summary = cycleSummary([
    cycle(20),
    ...cycles(32, 40, 117, 54),
    cycle(300, "hole"),
    ...cycles(60, 50),
  ]);
  expect(summary).toMatchObject({ count: 6, lengths: { low: 32, high: 117 } });
  expect(summary?.middle).toEqual({ days: 54, isHalfUnder: true });
  expect(cycleSummary([cycle(30, "pregnancy")])).toBeNull();
});

test("half of them are under the middle only where that is so", () => {
  expect(cycleSummary(cycles(30, 31, 31, 40))?.middle).toEqual({ days: 31, isHalfUnder: false });
  expect(cycleSummary(cycles(30, 34, 40))?.middle).toEqual({ days: 34, isHalfUnder: false });
  expect(cycleSummary(cycles(30, 34))?.middle).toBeNull();
});

test("no range of the next start is drawn for fewer than six cycles, and one however wide from six on", () => {
  expect(nextStartRange(cycles(30, 30, 30, 30, 30))).toBeNull();
  expect(nextStartRange([...cycles(30, 30, 30, 30, 30), cycle(30, "hole")])).toBeNull();
  expect(nextStartRange(cycles(32, 40, 117, 54, 60, 50))).toEqual({
    low: 32,
    high: 117,
    casesOfTen: 7,
  });
});

/** Lengths of cycles of one woman; `luck` gives numbers from 0 to under 1. */
const kinds: Readonly<Record<string, (luck: () => number) => () => number>> = {
  regular: (luck) => () => 23 + Math.floor((luck() + luck() + luck()) * 5),
  "somewhat irregular": (luck) => () => 24 + Math.floor(luck() * 16),
  "long and wide": (luck) => () => 35 + Math.floor(luck() ** 2 * 120),
  "two habits": (luck) => () => (luck() < 0.5 ? 30 : 75) + Math.floor(luck() * 12),
  "now and then none": (luck) => () => (luck() < 0.2 ? 90 : 28) + Math.floor(luck() * 30),
  "each her own": (luck) => {
    const low = 25 + luck() * 40;
    const width = 5 + luck() * 60;
    return () => Math.floor(low + luck() * width);
  },
};

test.for(Object.entries(kinds))(
  "20,000 histories, %s: the range holds the next start at least as often as it says, and at most 10 points more",
  ([, make]) => {
    const luck = seededRandom(7);
    const rounds = 20_000;
    let held = 0;
    for (let round = 0; round < rounds; round += 1) {
      const next = make(luck);
      const range = nextStartRange(cycles(next(), next(), next(), next(), next(), next()));
      const following = next();
      if (range !== null && following >= range.low && following <= range.high) held += 1;
    }
    const promised = 5 / 7;
    // Three standard errors of 20,000 throws.
    const error = 3 * Math.sqrt((promised * (1 - promised)) / rounds);
    expect(held / rounds).toBeGreaterThan(promised - error);
    expect(held / rounds).toBeLessThan(promised + 0.1);
  },
);

const today = "2026-11-22";

/** Cycles of these lengths, every day of them noted, and as many days more until today. */
function historyOf(lengths: readonly number[], sinceLast = 0) {
  const starts = [addDays(today, -sinceLast)];
  for (const length of lengths.toReversed()) {
    starts.push(addDays(starts.at(-1) ?? today, -length));
  }
  const days: NotedDay[] = [];
  for (let day = starts.at(-1) ?? today; day <= today; day = addDays(day, 1)) {
    days.push({ day, bleeding: starts.includes(day) ? 2 : 0, startsCycle: null });
  }
  return { days, history: cycleHistory(days, []) };
}

function irregular(lengths: readonly number[], firstPeriodYear: number | null): boolean {
  return isIrregular({ ...historyOf(lengths), spans: [], firstPeriodYear, today });
}

test("irregular depends on the years since the first period, and one odd cycle is not a pattern", () => {
  expect(irregular([40, 40, 40], 2010)).toBe(true);
  expect(irregular([40, 40, 40], 2023)).toBe(false);
  expect(irregular([40, 40, 40], 2022)).toBe(true);
  expect(irregular([46, 46, 30], 2023)).toBe(true);
  expect(irregular([46, 46, 30], 2026)).toBe(false);
  expect(irregular([30, 36, 30], 2010)).toBe(false);
  expect(irregular([30, 91, 30], 2010)).toBe(true);
  expect(irregular([40, 40, 40], null)).toBe(false);
  expect(irregular([46, 46, 30], null)).toBe(true);
});

test("fewer than 8 starts in a year count only when every part of the year is known", () => {
  const sinceLast = 89;
  const { days } = historyOf([35, 35, 35, 35, 35, 35, 90], sinceLast);
  const question = { days, history: cycleHistory(days, []), spans: [], today };
  expect(startsInYear(question.history, today)).toBe(7);
  expect(isIrregular({ ...question, firstPeriodYear: 2000 })).toBe(true);
  expect(isIrregular({ ...question, firstPeriodYear: null })).toBe(false);

  const isRecent = ({ day }: { day: string }) => day > addDays(today, -sinceLast);
  const silent = { ...question, days: days.filter((day) => !isRecent(day)) };
  expect(isIrregular({ ...silent, firstPeriodYear: 2000 })).toBe(false);
});
