import type { RecordResult } from "./record-schema";

/** The name under which results belong together; a test that we do not know is told by its printed name and unit. */
function seriesKey({ analyte, name, unit }: RecordResult): string {
  return analyte ?? `${name.trim().toLowerCase()} ${unit.toLowerCase()}`;
}

/** The newest day first; of one day in the order in which she confirmed them, which is that of the report. */
function newestFirst(one: RecordResult, other: RecordResult): number {
  if (one.day !== other.day) return one.day < other.day ? 1 : -1;
  return one.confirmedAt.localeCompare(other.confirmedAt);
}

/** Her results by their test, that with the newest result first, and of each test the newest first. */
export function resultsByTest(
  results: readonly RecordResult[],
): ReadonlyMap<string, readonly RecordResult[]> {
  const groups = new Map<string, RecordResult[]>();
  for (const result of results.toSorted(newestFirst)) {
    const key = seriesKey(result);
    groups.set(key, [...(groups.get(key) ?? []), result]);
  }
  return groups;
}
