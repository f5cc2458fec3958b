import { type PlaceOnReport, placeOnReport } from "@/domain/record/lab-series";
import type { RecordResult } from "@/domain/record/record-schema";

const places = {
  above: "Above the range on that report",
  below: "Below the range on that report",
  inside: "Inside the range on that report",
} as const satisfies Record<PlaceOnReport, string>;

/** Where a result lies against the range of its own report; empty where that cannot be said. */
export function placeInWords(result: RecordResult): string {
  const place = placeOnReport(result);
  if (place !== null) return places[place];
  return result.value !== null && result.rangeText === "" ? "No range on that report" : "";
}

/** A value with its unit, as printed. */
export function valueInWords({ valueText, unit }: RecordResult): string {
  return unit === "" ? valueText : `${valueText} ${unit}`;
}
