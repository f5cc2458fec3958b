import { daysBetween } from "@/domain/whole-days";

import { BLEEDING, type Bleeding, type RecordDay } from "./record-schema";

export type NotedDay = Pick<RecordDay, "day" | "bleeding" | "startsCycle">;

/** Days of bleeding that belong together. */
export type Bleed = {
  firstDay: string;
  lastDay: string;
  /** From the first day to the last, both counted. */
  length: number;
  heaviest: Bleeding;
  /** Her own word on whether a period begins here. */
  startsCycle: boolean | null;
};

/** As many days without bleeding, or with spotting, may lie inside one bleed. */
const MOST_DAYS_BETWEEN = 2;

/** The bleeds of a record, oldest first: days of light bleeding or more; spotting alone is none. */
export function findBleeds(days: readonly NotedDay[]): Bleed[] {
  const bleeds: Bleed[] = [];
  for (const { day, bleeding, startsCycle } of days.toSorted((a, b) => (a.day < b.day ? -1 : 1))) {
    if (bleeding === null || bleeding < BLEEDING.light) continue;
    const last = bleeds.at(-1);
    const between = last === undefined ? null : daysBetween(last.lastDay, day) - 1;
    const isSaidToBeNew = startsCycle === true && between !== 0;
    if (last === undefined || between === null || isSaidToBeNew || between > MOST_DAYS_BETWEEN) {
      bleeds.push({ firstDay: day, lastDay: day, length: 1, heaviest: bleeding, startsCycle });
      continue;
    }
    last.lastDay = day;
    last.length = daysBetween(last.firstDay, day) + 1;
    last.startsCycle ??= startsCycle;
    if (bleeding > last.heaviest) last.heaviest = bleeding;
  }
  return bleeds;
}
