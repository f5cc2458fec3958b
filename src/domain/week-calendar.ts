import { minuteRange, type DayPlan } from "./fitness-week";
import { nextWeekday } from "./week-days";

const LONGEST_LINE = 74;

/** A backslash before what would end a text (RFC 5545, 3.3.11). */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`);
}

/** A long line goes on after a line break and a space (RFC 5545, 3.1). */
function wrapped(line: string): string {
  const parts = line.match(new RegExp(`.{1,${LONGEST_LINE}}`, "gu")) ?? [];
  return parts.join("\r\n ");
}

function calendarDay(day: string): string {
  return day.replaceAll("-", "");
}

function entry({ day, activity, minutes }: DayPlan, today: string, weeks: number): string[] {
  const date = calendarDay(nextWeekday(today, day));
  return [
    "BEGIN:VEVENT",
    `UID:${date}-${day.toLowerCase()}@week`,
    `DTSTAMP:${calendarDay(today)}T000000Z`,
    `DTSTART;VALUE=DATE:${date}`,
    `RRULE:FREQ=WEEKLY;COUNT=${weeks}`,
    `SUMMARY:${escaped(`${activity}, ${minuteRange(minutes)} minutes`)}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

/**
 * A week of movement as a calendar file that begins today, an entry for each day with minutes. It names no condition
 * and no site, since others may see a calendar.
 */
export function weekCalendar(days: readonly DayPlan[], today: string, weeks: number): string {
  const entries = days
    .filter(({ minutes: [least] }) => least > 0)
    .flatMap((day) => entry(day, today, weeks));
  return ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//week//EN", ...entries, "END:VCALENDAR", ""]
    .map(wrapped)
    .join("\r\n");
}
