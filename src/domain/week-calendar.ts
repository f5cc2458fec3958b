import { type CalendarEntry, calendarDay, calendarFile } from "./calendar-file";
import { minuteRange, type DayPlan } from "./fitness-week";
import { nextWeekday } from "./week-days";

function entry({ day, activity, minutes }: DayPlan, today: string, weeks: number): CalendarEntry {
  const date = nextWeekday(today, day);
  return {
    id: `${calendarDay(date)}-${day.toLowerCase()}`,
    day: date,
    title: `${activity}, ${minuteRange(minutes)} minutes`,
    lines: [`RRULE:FREQ=WEEKLY;COUNT=${weeks}`],
  };
}

/**
 * A week of movement as a calendar file that begins today, an entry for each day with minutes. It names no condition
 * and no site, since others may see a calendar.
 */
export function weekCalendar(days: readonly DayPlan[], today: string, weeks: number): string {
  const entries = days
    .filter(({ minutes: [least] }) => least > 0)
    .map((day) => entry(day, today, weeks));
  return calendarFile("week", today, entries);
}
