import { expect, test } from "vitest";

import { bodySize, inOtherUnits, likelyHeightCm, unusableMeasures } from "./body-measures";

test("Section 9, BMI: turns feet, inches and pounds into metres and kilograms", () => {
  const size = bodySize({ units: "us", heightFt: "5", heightIn: "5", weightLb: "132" });
  expect(size?.heightM).toBeCloseTo(1.651, 9);
  expect(size?.weightKg).toBeCloseTo(59.874144, 9);
});

test("Section 5, BMI calculator: takes numbers outside the sliders as they are", () => {
  expect(bodySize({ units: "metric", heightCm: "132.5", weightKg: "260" })).toEqual({
    heightM: 1.325,
    weightKg: 260,
  });
});

test.for(["0", "-5", "", "tall", "9".repeat(400)])("%j is no height and no weight", (text) => {
  const measures = { units: "metric", heightCm: text, weightKg: text } as const;
  expect(bodySize(measures)).toBeNull();
  expect(unusableMeasures(measures)).toEqual(["heightCm", "weightKg"]);
});

test("nought inches are fine, but nought feet and nought inches are no height", () => {
  const base = { units: "us", weightLb: "132" } as const;
  expect(unusableMeasures({ ...base, heightFt: "5", heightIn: "0" })).toEqual([]);
  expect(unusableMeasures({ ...base, heightFt: "0", heightIn: "0" })).toEqual(["heightFt"]);
  expect(unusableMeasures({ ...base, heightFt: "5", heightIn: "-1" })).toEqual(["heightIn"]);
  expect(unusableMeasures({ ...base, heightFt: "", heightIn: "" })).toEqual([
    "heightFt",
    "heightIn",
  ]);
  expect(unusableMeasures({ ...base, heightFt: "0", heightIn: "65" })).toEqual([]);
});

test("Section 9, BMI calculator: 165 cm and 60 kg are 5 ft 5 in and 132 lb", () => {
  expect(inOtherUnits({ units: "metric", heightCm: "165", weightKg: "60" })).toEqual({
    units: "us",
    heightFt: "5",
    heightIn: "5",
    weightLb: "132",
  });
});

test("5 ft 5 in and 132 lb are 165 cm and 60 kg", () => {
  expect(inOtherUnits({ units: "us", heightFt: "5", heightIn: "5", weightLb: "132" })).toEqual({
    units: "metric",
    heightCm: "165",
    weightKg: "60",
  });
});

test("a height that rounds up to twelve inches becomes the next foot", () => {
  const us = inOtherUnits({ units: "metric", heightCm: "182.5", weightKg: "60" });
  expect(us).toMatchObject({ heightFt: "6", heightIn: "0" });
});

test("what is no number is empty in the other units, and the rest is still converted", () => {
  expect(inOtherUnits({ units: "metric", heightCm: "tall", weightKg: "60" })).toEqual({
    units: "us",
    heightFt: "",
    heightIn: "",
    weightLb: "132",
  });
});

test.for([
  { typed: "1.65", heightCm: 165 },
  { typed: "1,655", heightCm: 165.5 },
  { typed: "1650", heightCm: 165 },
  { typed: "165", heightCm: null },
  { typed: "0.5", heightCm: null },
  { typed: "99999", heightCm: null },
  { typed: "tall", heightCm: null },
])("$typed in the box for centimetres likely means $heightCm cm", ({ typed, heightCm }) => {
  expect(likelyHeightCm({ units: "metric", heightCm: typed, weightKg: "60" })).toBe(heightCm);
});

test("165 in the box for feet likely means centimetres, and 5 does not", () => {
  const base = { units: "us", heightIn: "0", weightLb: "132" } as const;
  expect(likelyHeightCm({ ...base, heightFt: "165" })).toBe(165);
  expect(likelyHeightCm({ ...base, heightFt: "5" })).toBeNull();
});

test("a very large number is written out in the other units too", () => {
  const measures = { units: "metric", heightCm: "165", weightKg: `1${"0".repeat(22)}` } as const;
  expect(inOtherUnits(measures)).toMatchObject({ weightLb: expect.stringMatching(/^\d{23}$/) });
});
