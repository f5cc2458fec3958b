import type { LabResult } from "../contracts/lab-result.ts";
import { analytes } from "./analytes.ts";
import type { Analyte, UnitFactor } from "./analyte.ts";
import { unitKey } from "./units.ts";

export type Converted = { value: string; unit: string };
type Measured = Pick<LabResult, "test" | "value" | "unit">;
type Unit = Pick<LabResult, "test" | "unit">;
type Step = { from: string; to: string; decimals: number; change: (amount: number) => number };

/** The units that a result can be changed to, by the factors of our lab guide. */
export function otherUnits(result: Measured): string[] {
  return stepsFrom(result).map(({ to }) => to);
}

/** A result in another unit; without one named, in the other unit of its test. Null where no factor is known. */
export function convertResult(result: Measured, unit?: string): Converted | null {
  const amount = Number(result.value.replace(/^[<>≤≥]=?/, ""));
  const sign = /^[<>≤≥]=?/.exec(result.value)?.[0] ?? "";
  if (!(amount > 0)) return null;
  const step = stepsFrom(result).find(({ to }) => unit === undefined || isSameUnit(to, unit));
  if (step === undefined) return null;
  const changed = step.change(amount);
  return changed > 0 ? { value: sign + written(changed, step.decimals), unit: step.to } : null;
}

/** An amount in another unit, not rounded; null where no factor is known. */
export function exactAmount(
  { amount, ...of }: { test: string; unit: string; amount: number },
  unit: string,
): number | null {
  const step = stepsFrom(of).find(({ to }) => isSameUnit(to, unit));
  return step?.change(amount) ?? null;
}

/** The analyte of a result, by the name that the reader sees. */
export function analyteOf(test: string): Analyte | undefined {
  const name = test.startsWith("OGTT") ? "OGTT" : test;
  return analytes.find((analyte) => analyte.test === name);
}

/** The unit that a bare number must be in, when the other unit is asked for. */
export function unitBefore(test: string, unit: string): string | undefined {
  return analyteOf(test)
    ?.factors?.flatMap(stepsOf)
    .find(({ to }) => isSameUnit(to, unit))?.from;
}

/** Whether two ways to write a unit mean the same; "ng" stands for any unit that begins with it. */
export function isSameUnit(one: string, other: string): boolean {
  const [key, named] = [unitKey(one), unitKey(other)];
  return key === named || (/^[a-z]+$/.test(named) && key.startsWith(`${named}/`));
}

function stepsFrom({ test, unit }: Unit): Step[] {
  const steps = analyteOf(test)?.factors?.flatMap(stepsOf) ?? [];
  return steps.filter(({ from }) => isSameUnit(from, unit));
}

function stepsOf(units: UnitFactor): Step[] {
  const { conventional, international, factor, offset = 0, decimals } = units;
  return [
    {
      from: conventional,
      to: international,
      decimals: decimals.international,
      change: (amount) => (amount - offset) * factor,
    },
    {
      from: international,
      to: conventional,
      decimals: decimals.conventional,
      change: (amount) => amount / factor + offset,
    },
  ];
}

/** With the decimals a lab prints; a very small amount keeps two figures so that it is never 0. */
function written(amount: number, decimals: number): string {
  const rounded = amount.toFixed(decimals);
  return Number(rounded) > 0 ? rounded : String(Number(amount.toPrecision(2)));
}
