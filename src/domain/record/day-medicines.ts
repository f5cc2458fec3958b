import type { RecordDay, RecordSpan } from "./record-schema";

/** The names of the medicines that can be ticked on a day: those of her spans that hold it, and those ticked before. */
export function medicinesOfDay(
  { day, medicines }: Pick<RecordDay, "day" | "medicines">,
  spans: readonly RecordSpan[],
): string[] {
  const going = spans
    .filter(
      ({ kind, fromDay, toDay }) =>
        kind === "medicine" && fromDay <= day && (toDay === null || toDay >= day),
    )
    .map(({ name }) => name.trim())
    .filter((name) => name !== "");
  return [...new Set([...going, ...medicines])];
}
