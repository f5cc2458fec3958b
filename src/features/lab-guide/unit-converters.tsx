import type { ConvertibleUnit, LabUnit } from "@/content/lab-test";

import { UnitConverter } from "./unit-converter";

/** Two names for the same amount need no converter. */
function isWorthConverting(unit: LabUnit): unit is ConvertibleUnit {
  return "factor" in unit && unit.factor !== 1;
}

/** A converter for each measure of a lab test that is reported in two units. */
export function UnitConverters({ units }: { units: readonly LabUnit[] }) {
  const convertible = units.filter(isWorthConverting);
  if (convertible.length === 0) return null;
  return (
    <div className="grid max-w-measure gap-6 pt-4">
      {convertible.map((unit) => (
        <UnitConverter key={`${unit.measure} ${unit.conventional}`} unit={unit} />
      ))}
      <p className="text-sm text-ink-2">
        Your numbers stay on this page. They are not kept and not sent.
      </p>
    </div>
  );
}
