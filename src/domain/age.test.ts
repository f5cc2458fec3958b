import { expect, test } from "vitest";

import { isUnder18 } from "./age";

test.each([
  ["2008-11-21", true],
  ["2008-11-20", false],
  ["2008-11-19", false],
  ["2013-01-01", true],
  [null, false],
])("on 2026-11-20 a person born on %s is under 18: %s", (born, isMinor) => {
  expect(isUnder18(born, "2026-11-20")).toBe(isMinor);
});

test("a birthday on a leap day comes with March", () => {
  expect(isUnder18("2008-02-29", "2026-02-28")).toBe(true);
  expect(isUnder18("2008-02-29", "2026-03-01")).toBe(false);
});
