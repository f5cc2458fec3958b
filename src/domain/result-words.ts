import type { PlaceInRange, ResultRow } from "./reply-parts";

const places = {
  above: "Above the range",
  below: "Below the range",
  inside: "Inside the range",
} as const satisfies Record<PlaceInRange, string>;

const CHECK_NUMBER = "Check this number on your paper.";

/** Where a value lies against the range printed on her report, in words; of a doubtful one, what to do. */
export function placeInWords({
  place,
  range,
  doubtful,
}: Pick<ResultRow, "place" | "range" | "doubtful">): string {
  if (doubtful === true) return CHECK_NUMBER;
  if (place !== undefined) return `${places[place]} on your report.`;
  return range === undefined
    ? "No range is printed on your report."
    : `Range on your report: ${range}.`;
}

/** A result in one line, as it is copied and downloaded. */
export function resultInWords({ test, value, unit, range, place, doubtful }: ResultRow): string {
  const amount = [value, unit].filter((part) => part !== "").join(" ");
  if (doubtful === true) {
    const printed = range === undefined ? "" : ` Range read from the report: ${range}.`;
    return `${test}: ${amount}. ${CHECK_NUMBER}${printed}`;
  }
  if (range === undefined) return `${test}: ${amount}. No range is printed on the report.`;
  const where = place === undefined ? "" : ` ${places[place]}.`;
  return `${test}: ${amount}.${where} Range on the report: ${range}.`;
}
