import type { Analyte } from "./analyte.ts";
import { hormoneAnalytes } from "./hormone-analytes.ts";
import { metabolicAnalytes } from "./metabolic-analytes.ts";
import { otherAnalytes } from "./other-analytes.ts";

/** Every test that we know by its names on reports of Nigeria, the US, the UK and India. */
export const analytes: readonly Analyte[] = [
  ...hormoneAnalytes,
  ...metabolicAnalytes,
  ...otherAnalytes,
];
