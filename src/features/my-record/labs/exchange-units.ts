import { convertResult, exactAmount } from "@shared/lab-results/convert-result";
import { unitKey } from "@shared/lab-results/units";
import { analyteName } from "@/domain/record/analyte-names";
import type { RecordResult } from "@/domain/record/record-schema";

/** Labs use other factors than ours for these, so that a change of unit is about right and no more. */
const APPROXIMATE: ReadonlySet<string> = new Set(["fins", "insulin"]);

/** An amount of a result in another unit; null where no factor holds for every lab. */
export function exchangeUnit(
  { analyte, unit }: RecordResult,
  amount: number,
  wanted: string,
): number | null {
  if (unitKey(unit) === unitKey(wanted)) return amount;
  const test = analyte === null ? null : analyteName(analyte);
  if (test === null || analyte === null || APPROXIMATE.has(analyte)) return null;
  // A range that begins at nothing does so in every unit.
  return amount === 0 ? 0 : exactAmount({ test, unit, amount }, wanted);
}

/** A result in the other unit of its test, as it is shown beside the printed one; empty where there is none. */
export function inOtherUnit({ analyte, valueText, unit, value }: RecordResult): string {
  const test = analyte === null ? null : analyteName(analyte);
  if (test === null || analyte === null || value === null) return "";
  const converted = convertResult({ test, value: valueText.replace(/\s/g, ""), unit });
  if (converted === null || Number(converted.value) === value) return "";
  return `${APPROXIMATE.has(analyte) ? "about " : ""}${converted.value} ${converted.unit}`;
}
