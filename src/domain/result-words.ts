import type { PlaceInRange, ResultRow } from "./reply-parts";

const places = {
  above: "Above the range",
  below: "Below the range",
  inside: "Inside the range",
} as const satisfies Record<PlaceInRange, string>;

/** Where a value lies against the range printed on her report, in words. */
export function placeInWords({ place, range }: Pick<ResultRow, "place" | "range">): string {
  if (place !== undefined) return `${places[place]} on your report.`;
  return range === undefined
    ? "No range is printed on your report."
    : `Range on your report: ${range}.`;
}

/** A result in one line, as it is copied and downloaded. */
export function resultInWords({ test, value, unit, range, place }: ResultRow): string {
  const amount = [value, unit].filter((part) => part !== "").join(" ");
  if (range === undefined) return `${test}: ${amount}. No range is printed on the report.`;
  const where = place === undefined ? "" : ` ${places[place]}.`;
  return `${test}: ${amount}.${where} Range on the report: ${range}.`;
}
