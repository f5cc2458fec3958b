import { WEEKDAYS, type Weekday } from "./fitness-week";

const DAY_MS = 24 * 60 * 60 * 1000;

function midnight(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** Monday is 0. */
function placeInWeek(day: string): number {
  return (new Date(midnight(day)).getUTCDay() + 6) % 7;
}

/** The day of the week of a date. */
export function weekdayOf(day: string): Weekday {
  return WEEKDAYS[placeInWeek(day)] ?? "Monday";
}

/** The date a number of days later. */
export function daysAfter(day: string, days: number): string {
  return new Date(midnight(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The Monday of the week of a date. */
export function mondayOf(day: string): string {
  return daysAfter(day, -placeInWeek(day));
}

/** The first date with this day of the week, from a date on. */
export function nextWeekday(from: string, weekday: Weekday): string {
  return daysAfter(from, (WEEKDAYS.indexOf(weekday) - placeInWeek(from) + 7) % 7);
}
