import { expect, test } from "vitest";

import { dayInWords, weekdayInWords } from "./day-in-words";

test("a day reads the same wherever the reader lives", () => {
  expect(dayInWords("2026-11-20")).toBe("20 November 2026");
  expect(dayInWords("2028-02-29")).toBe("29 February 2028");
});

test("a day has its weekday, and its year where that is another one", () => {
  expect(weekdayInWords("2026-11-22", "2026-11-22")).toBe("Sunday 22 November");
  expect(weekdayInWords("2026-01-01", "2026-11-22")).toBe("Thursday 1 January");
  expect(weekdayInWords("2025-12-31", "2026-01-01")).toBe("Wednesday 31 December 2025");
});
