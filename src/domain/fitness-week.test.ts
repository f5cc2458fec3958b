import { expect, test } from "vitest";

import { moderateMinutes, minuteRange, type FitnessDay } from "./fitness-week";

const day = (effort: FitnessDay["effort"], least: number, most = least): FitnessDay => ({
  day: "Monday",
  activity: "Something",
  effort,
  minutes: [least, most],
});

test("a vigorous minute counts as two, and strength and stretching come on top", () => {
  const week = [day("moderate", 45), day("vigorous", 25), day("strength", 40), day("stretch", 15)];
  expect(moderateMinutes(week)).toBe(95);
});

test("only what is sure is counted", () => {
  expect(moderateMinutes([day("moderate", 20, 30)])).toBe(20);
  expect(moderateMinutes([])).toBe(0);
});

test("minutes read as people say them", () => {
  expect(minuteRange([20, 20])).toBe("20");
  expect(minuteRange([15, 20])).toBe("15 to 20");
});
