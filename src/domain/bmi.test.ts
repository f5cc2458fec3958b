import { expect, test } from "vitest";

import { bmiCategory, bodyMassIndex, gapToIdealKg, limitHiddenByRounding, shownBmi } from "./bmi";

test("Section 9, BMI: divides the weight by the square of the height and shows one decimal", () => {
  expect(shownBmi(bodyMassIndex({ heightM: 1.65, weightKg: 60 }))).toBe("22.0");
  expect(shownBmi(bodyMassIndex({ heightM: 1.65, weightKg: 72 }))).toBe("26.4");
});

test("Section 9, BMI: a number that no body has is written out too", () => {
  expect(shownBmi(2.5e22)).toMatch(/^\d{23}\.0$/);
  expect(shownBmi(6e-23)).toBe("0.0");
});

test.for([
  { limit: 16, under: "severe-underweight", from: "moderate-underweight" },
  { limit: 17, under: "moderate-underweight", from: "mild-underweight" },
  { limit: 18.5, under: "mild-underweight", from: "normal" },
  { limit: 25, under: "normal", from: "overweight" },
  { limit: 30, under: "overweight", from: "obese-1" },
  { limit: 35, under: "obese-1", from: "obese-2" },
  { limit: 40, under: "obese-2", from: "obese-3" },
])("a BMI of $limit is $from, a little under it $under", ({ limit, under, from }) => {
  expect(bmiCategory(limit)).toBe(from);
  expect(bmiCategory(limit - 0.001)).toBe(under);
});

test.for([
  { heightM: 1.6, weightKg: 64, bmi: 25 },
  { heightM: 1.7, weightKg: 86.7, bmi: 30 },
  { heightM: 1.8, weightKg: 129.6, bmi: 40 },
  { heightM: 1.4, weightKg: 36.26, bmi: 18.5 },
])("$weightKg kg at $heightM m is $bmi exactly, whatever the machine's arithmetic", (body) => {
  expect(bodyMassIndex(body)).toBe(body.bmi);
});

test("Section 9, BMI: rounding for reading never changes the range", () => {
  const justUnder = bodyMassIndex({ heightM: 1.65, weightKg: 67.95 });
  expect(shownBmi(justUnder)).toBe("25.0");
  expect(bmiCategory(justUnder)).toBe("normal");
  expect(limitHiddenByRounding(justUnder)).toBe(25);
});

test("Section 9, BMI: names no hidden limit when the shown number tells the same range", () => {
  expect(limitHiddenByRounding(24.94)).toBeNull();
  expect(limitHiddenByRounding(25)).toBeNull();
  expect(limitHiddenByRounding(61.26)).toBeNull();
});

test("Section 9, BMI: tells how far a weight is from a BMI of 21.7", () => {
  expect(gapToIdealKg({ heightM: 1.65, weightKg: 72 })).toBeCloseTo(-12.92, 2);
  expect(gapToIdealKg({ heightM: 1.65, weightKg: 50 })).toBeCloseTo(9.08, 2);
});

test("Section 9, BMI: a weight within half a kilogram of it, both ends counted, has no gap", () => {
  expect(gapToIdealKg({ heightM: 2, weightKg: 86.3 })).toBe(0);
  expect(gapToIdealKg({ heightM: 2, weightKg: 87.3 })).toBe(0);
  expect(gapToIdealKg({ heightM: 1.5, weightKg: 49.325 })).toBe(0);
  expect(gapToIdealKg({ heightM: 2, weightKg: 86.29 })).toBeCloseTo(0.51, 6);
  expect(gapToIdealKg({ heightM: 2, weightKg: 87.31 })).toBeCloseTo(-0.51, 6);
});
