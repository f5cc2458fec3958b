import type { LabSection } from "./lab-sections.ts";

/** The drawing of each kind of lab test. */
export const labDrawings = {
  metabolic: "tube",
  hormonal: "drop",
  radiology: "ultrasound",
  additional: "pair",
} as const satisfies Readonly<Record<LabSection, string>>;
