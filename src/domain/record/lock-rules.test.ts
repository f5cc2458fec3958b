import { expect, test } from "vitest";

import { secretProblem, waitAfter, waitLeft } from "./lock-rules";

test("three wrong tries cost nothing; then the wait doubles up to a minute", () => {
  const waits = Array.from({ length: 12 }, (_, wrong) => waitAfter(wrong));
  expect(waits).toEqual([0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60]);
});

test("a wait runs out with time and is no longer than it was, whatever the clock says", () => {
  expect(waitLeft(5, 10_000, 10_000)).toBe(4);
  expect(waitLeft(5, 10_000, 13_001)).toBe(1);
  expect(waitLeft(5, 10_000, 14_000)).toBe(0);
  expect(waitLeft(5, 10_000, 500_000)).toBe(0);
  expect(waitLeft(5, 90_000, 10_000)).toBe(4);
});

test("a PIN has six digits that are not the first ones to guess", () => {
  for (const easy of ["000000", "123456", "987654", "456789"]) {
    expect(secretProblem("pin", easy)).toContain("easy to guess");
  }
  for (const wrong of ["", "12345", "1234567", "12a456", "١٢٣٤٥٦"]) {
    expect(secretProblem("pin", wrong)).toBe("Use 6 digits.");
  }
  expect(secretProblem("pin", "402917")).toBeNull();
  expect(secretProblem("pin", "112233")).toBeNull();
});

test("a passphrase has at least twelve letters", () => {
  expect(secretProblem("passphrase", "eleven lett")).toContain("at least 12");
  expect(secretProblem("passphrase", "twelve lette")).toBeNull();
  expect(secretProblem("passphrase", "x".repeat(201))).not.toBeNull();
});
