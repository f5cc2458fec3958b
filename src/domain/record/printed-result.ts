import type { RecordResult } from "./record-schema";

/** The value of a result as it stands on her report. */
export function printedValue({ valueText, comparator, value }: RecordResult): string {
  return valueText === "" ? `${comparator ?? ""}${value ?? ""}` : valueText;
}

/** The range that the lab printed, in its words; empty where it printed none. */
export function printedRange({ rangeText, rangeLow, rangeHigh }: RecordResult): string {
  if (rangeText !== "") return rangeText;
  if (rangeLow !== null && rangeHigh !== null) return `${rangeLow} - ${rangeHigh}`;
  if (rangeLow !== null) return `from ${rangeLow}`;
  return rangeHigh === null ? "" : `up to ${rangeHigh}`;
}
