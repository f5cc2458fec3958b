import { useState } from "react";

import { inOtherUnits, type MeasureName, type Measures } from "@/domain/body-measures";

const start: Measures = { units: "metric", heightCm: "165", weightKg: "60" };

type Shown = {
  measures: Measures;
  /** What stood here before the last switch; switching back brings it back unrounded. */
  beforeSwitch: Measures | null;
};

/** Height and weight in the chosen units; a switch of units converts what is there. */
export function useMeasures() {
  const [{ measures }, setShown] = useState<Shown>({ measures: start, beforeSwitch: null });

  return {
    measures,
    setMeasure: (name: MeasureName, text: string) =>
      setShown((shown) => ({
        measures: { ...shown.measures, [name]: text },
        beforeSwitch: null,
      })),
    setUnits: (units: Measures["units"]) =>
      setShown((shown) => {
        if (shown.measures.units === units) return shown;
        return {
          measures: shown.beforeSwitch ?? inOtherUnits(shown.measures),
          beforeSwitch: shown.measures,
        };
      }),
  };
}
