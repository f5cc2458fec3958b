import { expect, test } from "vitest";

import { dayLabel, dayOf } from "./calendar-day";

test("counts a moment to the day it has where she is", () => {
  const moment = "2026-11-20T23:30:00+00:00";
  expect(dayOf(moment, "Africa/Lagos")).toBe("2026-11-21");
  expect(dayOf(moment, "America/Chicago")).toBe("2026-11-20");
});

test("calls today and yesterday by these names, and any other day by its date", () => {
  expect(dayLabel("2026-11-20", "2026-11-20")).toBe("Today");
  expect(dayLabel("2026-11-19", "2026-11-20")).toBe("Yesterday");
  expect(dayLabel("2026-11-18", "2026-11-20")).toBe("18 November 2026");
  expect(dayLabel("2026-11-21", "2026-11-20")).toBe("21 November 2026");
});

test("knows yesterday across the end of February in a leap year", () => {
  expect(dayLabel("2028-02-29", "2028-03-01")).toBe("Yesterday");
});

test("shows the date while nobody knows which day today is", () => {
  expect(dayLabel("2026-11-20", null)).toBe("20 November 2026");
});
