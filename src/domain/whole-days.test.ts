import { assert, integer, property } from "fast-check";
import { expect, test } from "vitest";

import { addDays, daysBetween, isDay } from "./whole-days";

const anyDay = integer({
  min: Date.UTC(1950, 0, 1) / 86_400_000,
  max: Date.UTC(2100, 0, 1) / 86_400_000,
}).map((count) => new Date(count * 86_400_000).toISOString().slice(0, 10));

test("whole days pass over leap days, years and the changes of the clock", () => {
  expect(addDays("2024-02-28", 1)).toBe("2024-02-29");
  expect(addDays("2025-02-28", 1)).toBe("2025-03-01");
  expect(addDays("2025-12-31", 1)).toBe("2026-01-01");
  expect(addDays("2026-03-08", 1)).toBe("2026-03-09");
  expect(daysBetween("2026-03-28", "2026-03-30")).toBe(2);
  expect(daysBetween("2026-01-01", "2025-12-31")).toBe(-1);
});

test("only days of the calendar are days", () => {
  expect(isDay("2024-02-29")).toBe(true);
  expect(isDay("2025-02-29")).toBe(false);
  expect(isDay("2025-13-01")).toBe(false);
  expect(isDay("2025-1-1")).toBe(false);
  expect(isDay("")).toBe(false);
});

test("adding days and counting them undo each other", () => {
  assert(
    property(anyDay, integer({ min: -20_000, max: 20_000 }), (day, count) => {
      expect(daysBetween(day, addDays(day, count))).toBe(count);
      expect(isDay(addDays(day, count))).toBe(true);
    }),
  );
});
