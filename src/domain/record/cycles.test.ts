import { expect, test } from "vitest";

import { addDays } from "@/domain/whole-days";

import { cycleSummary, isPaused, kLine, longGap } from "./cycle-figures";
import { type Cycle, cycleHistory } from "./cycles";
import { generatedHistory, type GeneratedHistory } from "./generated-history";

const DAY = 86_400_000;
const number = (day: string) => Date.parse(day) / DAY;
const written = (day: number) => new Date(day * DAY).toISOString().slice(0, 10);

type Expected = { cycles: Cycle[]; k: string | null; gap: number | null };

function ends(numbers: readonly number[]): string {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[0] === sorted.at(-1) ? `${sorted[0]}` : `${sorted[0]}-${sorted.at(-1)}`;
}

/** The same rules written a second time, one day after the other over the whole calendar, for comparison. */
function walkThrough({ days, spans, today }: GeneratedHistory): Expected {
  const byDay = new Map(days.map((day) => [number(day.day), day]));
  const first = Math.min(...byDay.keys());
  const last = Math.max(...byDay.keys());
  const runs: { days: number[]; word: boolean | null }[] = [];
  let quiet = 99;
  for (let day = first; day <= last; day += 1) {
    const entry = byDay.get(day);
    const isBleeding = entry !== undefined && (entry.bleeding ?? 0) >= 2;
    if (!isBleeding) {
      quiet += 1;
      continue;
    }
    const open = runs.at(-1);
    if (open === undefined || quiet > 2 || (quiet > 0 && entry.startsCycle === true)) {
      runs.push({ days: [day], word: entry.startsCycle });
    } else {
      open.days.push(day);
      if (open.word === null) open.word = entry.startsCycle;
    }
    quiet = 0;
  }
  const starts: { day: number; end: number; isAsked: boolean }[] = [];
  for (const run of runs) {
    if (run.word === false) continue;
    const day = run.days[0] ?? 0;
    const before = starts.at(-1);
    const isAsked = before !== undefined && day - before.day < 21 && run.word === null;
    starts.push({ day, end: run.days.at(-1) ?? 0, isAsked });
  }
  const covers = (kind: string, day: number) =>
    spans.some(
      (span) =>
        span.kind === kind &&
        number(span.fromDay) <= day &&
        (span.toDay === null || day <= number(span.toDay)),
    );
  const cycles = starts.slice(1).map((next, place): Cycle => {
    const start = starts[place] ?? next;
    let leftOut: Cycle["leftOut"] = null;
    let silence = 0;
    let longest = 0;
    for (let day = start.day; day < next.day; day += 1) {
      silence = byDay.has(day) ? 0 : silence + 1;
      longest = Math.max(longest, silence);
    }
    if (longest >= 45) leftOut = "hole";
    if (start.isAsked || next.isAsked) leftOut = "early_start";
    for (const kind of ["no_notes", "contraception", "breastfeeding", "pregnancy"] as const) {
      for (let day = start.day; day < next.day; day += 1) if (covers(kind, day)) leftOut = kind;
    }
    return {
      startDay: written(start.day),
      nextStart: written(next.day),
      length: next.day - start.day,
      bleedLength: start.end - start.day + 1,
      leftOut,
    };
  });
  const counted = cycles.filter(({ leftOut }) => leftOut === null).slice(-6);
  const k =
    counted.length === 0
      ? null
      : `K = ${ends(counted.map((cycle) => cycle.bleedLength))} / ${ends(counted.map((cycle) => cycle.length))}`;
  const now = number(today);
  const newest = starts.findLast(({ day }) => day <= now);
  let gap = newest === undefined || now - newest.day <= 90 ? null : now - newest.day;
  for (let day = now - 90; day <= now; day += 1) {
    const kinds = ["contraception", "pregnancy", "breastfeeding"];
    if (kinds.some((kind) => covers(kind, day))) gap = null;
  }
  return { cycles, k, gap };
}

test("400 made histories: cycles, what is left out, the K line and the long gap equal a second reckoning", () => {
  const seen = { gaps: 0, quiet: 0, leftOut: new Set<string>() };
  for (let seed = 1; seed <= 400; seed += 1) {
    const made = generatedHistory(seed);
    const expected = walkThrough(made);
    const history = cycleHistory(made.days, made.spans);
    const summary = cycleSummary(history.cycles);
    const gap = longGap({ ...made, history, firstPeriodYear: null, gapQuietUntil: null });
    expect(history.cycles, `seed ${seed}`).toEqual(expected.cycles);
    expect(summary === null ? null : kLine(summary), `seed ${seed}`).toBe(expected.k);
    expect(gap, `seed ${seed}`).toBe(expected.gap);
    if (gap === null) seen.quiet += 1;
    else seen.gaps += 1;
    for (const { leftOut } of history.cycles) if (leftOut !== null) seen.leftOut.add(leftOut);
  }
  expect(seen.gaps).toBeGreaterThan(50);
  expect(seen.quiet).toBeGreaterThan(50);
  expect(seen.leftOut.size).toBe(6);
});

function periods(...starts: readonly string[]) {
  return starts.map((day) => ({ day, bleeding: 2 as const, startsCycle: null }));
}

test("a bleed under 21 days after the last start is asked about, and her answer decides", () => {
  const days = periods("2026-01-01", "2026-01-21", "2026-02-20");
  expect(cycleHistory(days, []).earlyStarts.map(({ firstDay }) => firstDay)).toEqual([
    "2026-01-21",
  ]);
  expect(cycleHistory(days, []).cycles.map(({ leftOut }) => leftOut)).toEqual([
    "early_start",
    "early_start",
  ]);
  const answered = (startsCycle: boolean) =>
    cycleHistory(
      days.map((day) => (day.day === "2026-01-21" ? { ...day, startsCycle } : day)),
      [],
    );
  expect(answered(true).cycles.map(({ length }) => length)).toEqual([20, 30]);
  expect(answered(true).earlyStarts).toEqual([]);
  expect(answered(false).cycles.map(({ length }) => length)).toEqual([50]);
  const later = cycleHistory(periods("2026-01-01", "2026-01-22"), []);
  expect(later.earlyStarts).toEqual([]);
});

test("45 days without an entry leave a cycle out and are asked about, 44 do not", () => {
  const asked = cycleHistory(periods("2026-01-01", addDays("2026-01-01", 46)), []);
  expect(asked.cycles[0]).toMatchObject({ length: 46, leftOut: "hole" });
  expect(asked.holes).toEqual([{ fromDay: "2026-01-02", toDay: "2026-02-15", length: 45 }]);
  const known = cycleHistory(periods("2026-01-01", addDays("2026-01-01", 45)), []);
  expect(known.cycles[0]).toMatchObject({ length: 45, leftOut: null });
  expect(known.holes).toEqual([]);
});

test("a cycle of 117 days counts once she has said that there was no bleeding", () => {
  const next = addDays("2026-01-01", 117);
  const quiet = Array.from({ length: 116 }, (_, place) => ({
    day: addDays("2026-01-02", place),
    bleeding: 0 as const,
    startsCycle: null,
  }));
  expect(cycleHistory([...periods("2026-01-01", next), ...quiet], []).cycles).toEqual([
    { startDay: "2026-01-01", nextStart: next, length: 117, bleedLength: 1, leftOut: null },
  ]);
});

function madeSpan(kind: "contraception" | "pregnancy", fromDay: string, toDay: string | null) {
  const id = "00000000-0000-4000-8000-000000000000";
  return {
    id,
    kind,
    name: "",
    doseText: "",
    fromDay,
    toDay,
    outcome: "",
    rev: null,
    updatedAt: "",
  };
}

test("a span leaves out the cycle that it touches by one day, and not the next", () => {
  const days = periods("2026-01-01", "2026-01-31", "2026-03-02");
  const leftOut = (fromDay: string, toDay: string) =>
    cycleHistory(days, [madeSpan("contraception", fromDay, toDay)]).cycles.map(
      (each) => each.leftOut,
    );
  expect(leftOut("2025-12-01", "2026-01-01")).toEqual(["contraception", null]);
  expect(leftOut("2026-01-30", "2026-01-30")).toEqual(["contraception", null]);
  expect(leftOut("2026-01-31", "2026-01-31")).toEqual([null, "contraception"]);
  expect(leftOut("2026-03-02", "2026-04-01")).toEqual([null, null]);
});

const start = "2026-01-01";

function gapOn(
  day: number,
  more: Partial<Omit<Parameters<typeof longGap>[0], "history" | "today">> = {},
): number | null {
  const history = cycleHistory(periods(start), []);
  const none = { spans: [], firstPeriodYear: null, gapQuietUntil: null };
  return longGap({ history, ...none, ...more, today: addDays(start, day) });
}

test("the sentence comes on day 91 and not on day 90", () => {
  expect(gapOn(90)).toBeNull();
  expect(gapOn(91)).toBe(91);
  expect(
    longGap({
      history: cycleHistory([], []),
      spans: [],
      firstPeriodYear: null,
      gapQuietUntil: null,
      today: start,
    }),
  ).toBeNull();
});

test("pregnancy and contraception explain a gap until more than 90 days after they ended", () => {
  expect(gapOn(200, { spans: [madeSpan("pregnancy", "2026-02-01", null)] })).toBeNull();
  const ended = addDays(start, 100);
  expect(gapOn(190, { spans: [madeSpan("contraception", "2025-01-01", ended)] })).toBeNull();
  expect(gapOn(191, { spans: [madeSpan("contraception", "2025-01-01", ended)] })).toBe(191);
  expect(gapOn(100, { spans: [madeSpan("pregnancy", addDays(start, 101), null)] })).toBe(100);
  expect(isPaused([madeSpan("pregnancy", "2026-02-01", null)], "2026-02-01")).toBe(true);
  expect(isPaused([madeSpan("pregnancy", "2026-02-01", null)], "2026-01-31")).toBe(false);
});

test("the sentence stays away in the year of the first period and while it is quiet", () => {
  expect(gapOn(100, { firstPeriodYear: 2026 })).toBeNull();
  expect(gapOn(100, { firstPeriodYear: 2025 })).toBe(100);
  expect(gapOn(100, { gapQuietUntil: addDays(start, 100) })).toBeNull();
  expect(gapOn(101, { gapQuietUntil: addDays(start, 100) })).toBe(101);
});
