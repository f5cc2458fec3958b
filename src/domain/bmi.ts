/** The eight ranges, lowest first, each up to but not including its limit. WHO, Technical Reports 854 (1995) and 894 (2000). */
export const BMI_RANGES = [
  { category: "severe-underweight", below: 16 },
  { category: "moderate-underweight", below: 17 },
  { category: "mild-underweight", below: 18.5 },
  { category: "normal", below: 25 },
  { category: "overweight", below: 30 },
  { category: "obese-1", below: 35 },
  { category: "obese-2", below: 40 },
  { category: "obese-3", below: Number.POSITIVE_INFINITY },
] as const;

export type BmiCategory = (typeof BMI_RANGES)[number]["category"];

export type BodySize = { heightM: number; weightKg: number };

/** The middle of the normal range, as a number; not a target for a person. */
const IDEAL_BMI = 21.7;
const IDEAL_WITHIN_KG = 0.5;
const NOISE_FREE_DECIMALS = 1e9;

/** Weight in kilograms by the square of the height in metres, not rounded for reading. */
export function bodyMassIndex({ heightM, weightKg }: BodySize): number {
  return withoutNoise(weightKg / heightM ** 2);
}

/** The range that an unrounded BMI falls in. */
export function bmiCategory(bmi: number): BmiCategory {
  return BMI_RANGES.find(({ below }) => bmi < below)?.category ?? "obese-3";
}

/** A BMI as people read it, with one decimal. */
export function shownBmi(bmi: number): string {
  // From here on the text of a number would be in powers of ten.
  return bmi < 1e21 ? bmi.toFixed(1) : `${BigInt(bmi)}.0`;
}

/** The limit that rounding for reading has lifted a BMI onto; null when it tells the same range. */
export function limitHiddenByRounding(bmi: number): number | null {
  const limit = BMI_RANGES.find(({ below }) => bmi < below)?.below;
  return limit !== undefined && Number(shownBmi(bmi)) >= limit ? limit : null;
}

/** Kilograms from this weight to a BMI of 21.7: above zero to gain, below zero to lose, zero within half a kilogram. */
export function gapToIdealKg({ heightM, weightKg }: BodySize): number {
  const gap = withoutNoise(IDEAL_BMI * heightM ** 2 - weightKg);
  return Math.abs(gap) <= IDEAL_WITHIN_KG ? 0 : gap;
}

/** 64 kg at 1.6 m is 25, but the machine's arithmetic gives a hair less. */
function withoutNoise(value: number): number {
  return Math.round(value * NOISE_FREE_DECIMALS) / NOISE_FREE_DECIMALS;
}
