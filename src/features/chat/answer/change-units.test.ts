import { expect, test } from "vitest";

import { inOtherUnit } from "./change-units";

const testosterone = {
  test: "Testosterone",
  value: "67",
  unit: "ng/dL",
  range: "8 - 60",
  low: 8,
  high: 60,
  place: "above" as const,
};

test("a value and the range it was printed with change together", () => {
  const row = inOtherUnit(testosterone);
  expect(row).toMatchObject({ value: "2.32", unit: "nmol/L", place: "above" });
  expect(row?.low).toBeCloseTo(0.28, 1);
  expect(row?.high).toBeCloseTo(2.1, 1);
});

test("a range that is open or begins at nothing stays so", () => {
  expect(inOtherUnit({ ...testosterone, low: undefined })?.low).toBeUndefined();
  expect(inOtherUnit({ ...testosterone, low: 0 })?.low).toBe(0);
});

test("a unit that differs in its name alone is no change", () => {
  const tsh = { test: "TSH", value: "2.1", unit: "mIU/L", low: 0.4, high: 4 };
  expect(inOtherUnit(tsh)).toBeNull();
});

test("without a factor nothing changes", () => {
  expect(inOtherUnit({ ...testosterone, test: "A test of one laboratory" })).toBeNull();
  expect(inOtherUnit({ ...testosterone, unit: "" })).toBeNull();
});
