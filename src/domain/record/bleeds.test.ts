import { expect, test } from "vitest";

import { findBleeds, type NotedDay } from "./bleeds";

function noted(day: number, bleeding: NotedDay["bleeding"], startsCycle: boolean | null = null) {
  return { day: `2026-03-${String(day).padStart(2, "0")}`, bleeding, startsCycle };
}

function lengths(days: readonly NotedDay[]): number[] {
  return findBleeds(days).map(({ length }) => length);
}

test("up to two days without bleeding, with spotting or not noted, belong to the bleed around them", () => {
  expect(lengths([noted(1, 2), noted(4, 2)])).toEqual([4]);
  expect(lengths([noted(1, 3), noted(2, 0), noted(3, 1), noted(4, 2)])).toEqual([4]);
  expect(lengths([noted(1, 2), noted(5, 2)])).toEqual([1, 1]);
});

test("spotting, none and days without a word on bleeding start nothing", () => {
  expect(findBleeds([noted(1, 1), noted(2, 0), noted(3, null)])).toEqual([]);
  expect(findBleeds([noted(1, 1), noted(2, 2)])[0]?.firstDay).toBe("2026-03-02");
});

test("the days may come in any order, and the heaviest is kept", () => {
  expect(findBleeds([noted(3, 4), noted(1, 2), noted(2, 3)])).toEqual([
    { firstDay: "2026-03-01", lastDay: "2026-03-03", length: 3, heaviest: 4, startsCycle: null },
  ]);
});

test("her word parts a bleed where a day lies between, and moves along when she adds the day before", () => {
  expect(lengths([noted(1, 2), noted(3, 2, true)])).toEqual([1, 1]);
  expect(findBleeds([noted(1, 2), noted(2, 2, true)])).toMatchObject([
    { firstDay: "2026-03-01", length: 2, startsCycle: true },
  ]);
});
