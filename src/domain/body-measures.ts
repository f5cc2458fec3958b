import type { BodySize } from "./bmi";
import { typedNumber } from "./typed-number";

const METRES_PER_INCH = 0.0254;
const INCHES_PER_FOOT = 12;
const KG_PER_POUND = 0.453592;
const POUNDS_PER_KG = 2.20462;

/** Height and weight as they were typed. */
type MetricMeasures = { units: "metric"; heightCm: string; weightKg: string };
type UsMeasures = { units: "us"; heightFt: string; heightIn: string; weightLb: string };
export type Measures = MetricMeasures | UsMeasures;

export type MeasureName = Exclude<keyof MetricMeasures | keyof UsMeasures, "units">;

/** A weight in pounds. */
export function poundsOf(kilograms: number): number {
  return kilograms * POUNDS_PER_KG;
}

/** Height and weight in metres and kilograms; null when a box holds no number that a body can have. */
export function bodySize(measures: Measures): BodySize | null {
  const heightM = heightOf(measures);
  const weightKg = weightOf(measures);
  return heightM === null || weightKg === null ? null : { heightM, weightKg };
}

/** The boxes that hold no usable number, in the order they are read. */
export function unusableMeasures(measures: Measures): MeasureName[] {
  const height: MeasureName[] =
    measures.units === "metric" ? ["heightCm"] : unusableUsHeight(measures);
  const weight: MeasureName = measures.units === "metric" ? "weightKg" : "weightLb";
  return [
    ...(heightOf(measures) === null ? height : []),
    ...(weightOf(measures) === null ? [weight] : []),
  ];
}

/** The height in centimetres that was likely meant: typed in metres, in millimetres, or into the box for feet; null when it is not one of these. */
export function likelyHeightCm(measures: Measures): number | null {
  const isMetric = measures.units === "metric";
  const typed = typedNumber(isMetric ? measures.heightCm : measures.heightFt);
  if (typed === null) return null;
  const meant = isMetric ? [typed * 100, typed / 10] : [typed];
  const found = meant.find((heightCm) => heightCm >= 100 && heightCm <= 250);
  return found === undefined ? null : Math.round(found * 10) / 10;
}

/** The same body in the other units, in whole numbers; what is no number becomes empty. */
export function inOtherUnits(measures: Measures): Measures {
  const heightM = heightOf(measures);
  const weightKg = weightOf(measures);
  if (measures.units === "us") {
    return {
      units: "metric",
      heightCm: wholeNumber(heightM === null ? null : heightM * 100),
      weightKg: wholeNumber(weightKg),
    };
  }
  const inches = heightM === null ? null : Math.round(heightM / METRES_PER_INCH);
  return {
    units: "us",
    heightFt: wholeNumber(inches === null ? null : Math.floor(inches / INCHES_PER_FOOT)),
    heightIn: wholeNumber(inches === null ? null : inches % INCHES_PER_FOOT),
    weightLb: wholeNumber(weightKg === null ? null : poundsOf(weightKg)),
  };
}

function heightOf(measures: Measures): number | null {
  if (measures.units === "metric") {
    const heightCm = typedNumber(measures.heightCm);
    return positive(heightCm === null ? null : heightCm / 100);
  }
  const feet = atLeastZero(typedNumber(measures.heightFt));
  const inches = atLeastZero(typedNumber(measures.heightIn));
  if (feet === null || inches === null) return null;
  return positive((feet * INCHES_PER_FOOT + inches) * METRES_PER_INCH);
}

function weightOf(measures: Measures): number | null {
  if (measures.units === "metric") return positive(typedNumber(measures.weightKg));
  const pounds = positive(typedNumber(measures.weightLb));
  return pounds === null ? null : pounds * KG_PER_POUND;
}

/** No height at all is put down to the feet: nought inches are fine, nought feet hardly ever. */
function unusableUsHeight({ heightFt, heightIn }: UsMeasures): MeasureName[] {
  const isFeetFine = positive(typedNumber(heightFt)) !== null;
  const isInchesFine = atLeastZero(typedNumber(heightIn)) !== null;
  return [
    ...(isFeetFine ? [] : ["heightFt" as const]),
    ...(isInchesFine ? [] : ["heightIn" as const]),
  ];
}

function positive(value: number | null): number | null {
  return value !== null && value > 0 && Number.isFinite(value) ? value : null;
}

function atLeastZero(value: number | null): number | null {
  return value !== null && value >= 0 ? value : null;
}

function wholeNumber(value: number | null): string {
  // As a BigInt, since the text of a very large number would be in powers of ten.
  return value === null ? "" : String(BigInt(Math.round(value)));
}
