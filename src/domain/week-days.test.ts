import { expect, test } from "vitest";

import { mondayOf, nextWeekday, weekdayOf } from "./week-days.ts";

test.each([
  ["2026-11-22", "Sunday", "2026-11-16"],
  ["2026-11-23", "Monday", "2026-11-23"],
  ["2024-02-29", "Thursday", "2024-02-26"],
])("%s is a %s of the week that began on %s", (day, weekday, monday) => {
  expect(weekdayOf(day)).toBe(weekday);
  expect(mondayOf(day)).toBe(monday);
});

test("the next Sunday from a Sunday is that day itself", () => {
  expect(nextWeekday("2026-11-22", "Sunday")).toBe("2026-11-22");
  expect(nextWeekday("2026-11-22", "Saturday")).toBe("2026-11-28");
});
