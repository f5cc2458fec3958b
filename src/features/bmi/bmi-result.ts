import { bodyMassIndex, type BodySize } from "@/domain/bmi";
import { bodySize, likelyHeightCm, type Measures } from "@/domain/body-measures";

/** Wide enough for nearly every adult; beyond it a mixed-up unit is likelier. */
const USUAL = { heightM: [1, 2.5], weightKg: [25, 350] } as const;

export type BmiResult = {
  bmi: number;
  size: BodySize;
  /** The numbers it was worked out from. */
  measures: Measures;
  described: string;
  isUnusual: boolean;
  /** What she may have meant by an unusual height. */
  likelyHeightCm: number | null;
};

/** The BMI of what was typed; null when a box holds no usable number. */
export function bmiResult(measures: Measures): BmiResult | null {
  const size = bodySize(measures);
  if (size === null) return null;
  return {
    bmi: bodyMassIndex(size),
    size,
    measures,
    described: describe(measures),
    isUnusual: !isBetween(size.heightM, USUAL.heightM) || !isBetween(size.weightKg, USUAL.weightKg),
    likelyHeightCm: likelyHeightCm(measures),
  };
}

function describe(measures: Measures): string {
  return measures.units === "metric"
    ? `${measures.heightCm.trim()} cm and ${measures.weightKg.trim()} kg`
    : `${measures.heightFt.trim()} ft ${measures.heightIn.trim()} in and ${measures.weightLb.trim()} lbs`;
}

function isBetween(value: number, [from, to]: readonly [number, number]): boolean {
  return value >= from && value <= to;
}
