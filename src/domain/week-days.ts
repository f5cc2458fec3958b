import { WEEKDAYS, type Weekday } from "./fitness-week";
import { addDays } from "./whole-days";

/** Monday is 0. A date without a time is read as the start of that day in UTC. */
function placeInWeek(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7;
}

/** The day of the week of a date. */
export function weekdayOf(day: string): Weekday {
  return WEEKDAYS[placeInWeek(day)] ?? "Monday";
}

/** The Monday of the week of a date. */
export function mondayOf(day: string): string {
  return addDays(day, -placeInWeek(day));
}

/** The first date with this day of the week, from a date on. */
export function nextWeekday(from: string, weekday: Weekday): string {
  return addDays(from, (WEEKDAYS.indexOf(weekday) - placeInWeek(from) + 7) % 7);
}
