import { expect, test } from "vitest";

import { BMI_RANGES } from "@/domain/bmi";
import { readingGrade } from "@/domain/reading-grade";

import {
  bmiCaveats,
  bmiRangeTexts,
  bmiTexts,
  idealWeightText,
  roundingText,
} from "./bmi-recommendations";
import { terms } from "./terms";

test("Section 9, BMI: the eight ranges carry their names, lowest first", () => {
  expect(BMI_RANGES.map(({ category }) => bmiRangeTexts[category].name)).toEqual([
    "Severe Underweight",
    "Moderate Underweight",
    "Mild Underweight",
    "Normal weight",
    "Overweight",
    "Obese Class I",
    "Obese Class II",
    "Obese Class III",
  ]);
});

test("Section 9, BMI: each range is written with the limits it is worked out with", () => {
  const written = BMI_RANGES.map(({ below }, place) => {
    const from = BMI_RANGES[place - 1]?.below;
    if (from === undefined) return `under ${below}`;
    return Number.isFinite(below) ? `${from} to under ${below}` : `${from} and above`;
  });
  expect(BMI_RANGES.map(({ category }) => bmiRangeTexts[category].range)).toEqual(written);
});

test("Section 9, BMI: each range has four points", () => {
  for (const { recommendations } of Object.values(bmiRangeTexts)) {
    expect(new Set(recommendations).size).toBe(4);
  }
});

test("no low range is told to lose weight, diet or fast", () => {
  const low = BMI_RANGES.slice(0, 3).flatMap(
    ({ category }) => bmiRangeTexts[category].recommendations,
  );
  const advice = low.filter((text) => /\b(lose|diet|fast)\b/i.test(text));
  expect(advice).toEqual(["Please do not start a diet or a fast."]);
});

test("Section 9, BMI: the sentence about the ideal weight keeps its exact words", () => {
  expect(idealWeightText(-12.92, -28.48)).toBe(
    "To reach an ideal BMI, you should lose 12.9 kg (28.5 lbs)",
  );
  expect(idealWeightText(9.08, 20.02)).toBe(
    "To reach an ideal BMI, you should gain 9.1 kg (20.0 lbs)",
  );
  expect(idealWeightText(0, 0)).toBe("Your weight is ideal!");
});

test("the page reads at school grade 8 or below", () => {
  const points = Object.values(bmiRangeTexts).flatMap(({ recommendations }) => recommendations);
  const explained = [...Object.keys(terms), "sleep apnoea", "mathematical mid-point"];
  for (const lines of [points, bmiCaveats, [...Object.values(bmiTexts), roundingText(25)]]) {
    expect(readingGrade(lines, explained)).toBeLessThanOrEqual(8);
  }
});
