import { useState } from "react";

import { TextField } from "@/components/field";
import type { ConvertibleUnit, LabUnit } from "@/content/lab-test-schema";
import {
  toConventional,
  toInternational,
  typedAmount,
  writtenAmount,
} from "@/domain/unit-conversion";

type Side = "conventional" | "international";
type Entry = { side: Side; text: string };

const NOT_A_NUMBER = "Type a number above zero, with a point for decimals, such as 5.6.";

function converted(unit: ConvertibleUnit, entry: Entry): number | null {
  const amount = typedAmount(entry.text);
  if (amount === null) return null;
  return entry.side === "conventional"
    ? toInternational(unit, amount)
    : toConventional(unit, amount);
}

/** What stands in a box: her own words on the side she types, the result on the other. */
function boxText(unit: ConvertibleUnit, entry: Entry, side: Side): string {
  if (entry.side === side) return entry.text;
  const result = converted(unit, entry);
  return result === null ? "" : writtenAmount(result, unit.decimals[side]);
}

function boxError(unit: ConvertibleUnit, entry: Entry, side: Side): string | undefined {
  if (entry.side !== side || entry.text.trim() === "" || converted(unit, entry) !== null)
    return undefined;
  return typedAmount(entry.text) === null
    ? NOT_A_NUMBER
    : `This number is too low for ${unit.measure}. Check it on your report.`;
}

/** Two boxes for one result: a number typed in either is shown in the other's unit. */
export function UnitConverter({ unit }: { unit: ConvertibleUnit }) {
  const [entry, setEntry] = useState<Entry>({ side: "conventional", text: "" });
  const sides = ["conventional", "international"] as const;
  return (
    <fieldset className="border-t border-line pt-3">
      <legend className="float-start mb-3 w-full text-sm font-semibold">
        Change the unit: {unit.measure}
      </legend>
      <div className="clear-both grid gap-4 sm:grid-cols-2">
        {sides.map((side) => (
          <TextField
            key={side}
            label={
              <>
                <span className="sr-only">{unit.measure} in </span>
                {unit[side]}
              </>
            }
            inputMode="decimal"
            autoComplete="off"
            value={boxText(unit, entry, side)}
            error={boxError(unit, entry, side)}
            onChange={(event) => setEntry({ side, text: event.target.value })}
          />
        ))}
      </div>
    </fieldset>
  );
}

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
