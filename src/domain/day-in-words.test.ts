import { expect, test } from "vitest";

import { dayInWords } from "./day-in-words";

test("a day reads the same wherever the reader lives", () => {
  expect(dayInWords("2026-11-20")).toBe("20 November 2026");
  expect(dayInWords("2028-02-29")).toBe("29 February 2028");
});
