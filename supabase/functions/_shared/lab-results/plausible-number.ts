import type { Analyte, Limits } from "./analyte.ts";
import { unitKey } from "./units.ts";

/** Whether a test and its unit can hardly carry a number. */
export function isImplausible(value: string, unit: string, analyte: Analyte): boolean {
  return isOutside(value, limitsOf(analyte, unit));
}

/** The limits in the line's unit; the widest of all when the unit cannot be made out. */
function limitsOf({ limits }: Analyte, unit: string): Limits {
  const known = limits[unitKey(unit)] ?? limits[unit.toLowerCase().replace(/\s/g, "")];
  if (known) return known;
  const all = Object.values(limits);
  if (all.length === 0) return [0, Infinity];
  return [Math.min(...all.map(([least]) => least)), Math.max(...all.map(([, most]) => most))];
}

function isOutside(value: string, [least, most]: Limits): boolean {
  const number = Number(value.replace(",", "."));
  return number > most || (number < least && number !== 0);
}
