import { convertResult } from "@shared/lab-results/convert-result";
import { amountOf } from "@/domain/range-place";
import type { ResultRow } from "@/domain/reply-parts";

/** An end of the printed range in the other unit; null where it cannot be changed. */
function changedEnd({ test, unit }: ResultRow, end: number | undefined): number | undefined | null {
  if (end === undefined || end === 0) return end;
  const converted = convertResult({ test, value: String(end), unit });
  return converted === null ? null : Number(converted.value);
}

/** A result and its printed range in the other unit of its test; null where we know no factor. */
export function inOtherUnit(row: ResultRow): ResultRow | null {
  const converted = convertResult(row);
  const low = changedEnd(row, row.low);
  const high = changedEnd(row, row.high);
  if (converted === null || low === null || high === null) return null;
  // Some units differ in their name alone.
  if (amountOf(converted.value) === amountOf(row.value)) return null;
  return { ...row, ...converted, low, high };
}
