import type { RecordDay } from "@/domain/record/record-schema";
import { addDays } from "@/domain/whole-days";

/** What she wrote longer ago than this many days tells nothing of how she is now. */
const RECENT_DAYS = 7;

/** The notes of a file from the last days that the record does not have yet, the newest first. */
export function recentNotes(
  record: readonly RecordDay[],
  file: readonly RecordDay[],
  today: string,
): string[] {
  const first = addDays(today, 1 - RECENT_DAYS);
  const known = new Set(record.map(({ day, note }) => `${day} ${note}`));
  return file
    .filter(({ day, note }) => day >= first && note.trim() !== "" && !known.has(`${day} ${note}`))
    .toSorted((a, b) => b.day.localeCompare(a.day))
    .map(({ note }) => note);
}
