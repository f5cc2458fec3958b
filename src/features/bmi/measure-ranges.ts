import type { MeasureName } from "@/domain/body-measures";

export type MeasureRange = {
  label: string;
  /** How the number is spoken. */
  unit: string;
  min: number;
  max: number;
  /** Shown when the box holds no usable number. */
  message: string;
};

/** The sliders' ends; the boxes take any number. */
export const measureRanges: Readonly<Record<MeasureName, MeasureRange>> = {
  heightCm: {
    label: "Height (cm)",
    unit: "cm",
    min: 140,
    max: 220,
    message: "Enter your height as a number above 0, for example 165.",
  },
  weightKg: {
    label: "Weight (kg)",
    unit: "kg",
    min: 40,
    max: 150,
    message: "Enter your weight as a number above 0, for example 60.",
  },
  heightFt: {
    label: "Height (feet)",
    unit: "feet",
    min: 4,
    max: 7,
    message: "Enter the feet of your height as a number above 0, for example 5.",
  },
  heightIn: {
    label: "Height (inches)",
    unit: "inches",
    min: 0,
    max: 11,
    message: "Enter the inches of your height as a number, or 0.",
  },
  weightLb: {
    label: "Weight (lbs)",
    unit: "pounds",
    min: 88,
    max: 330,
    message: "Enter your weight as a number above 0, for example 132.",
  },
};
