import {
  type CalendarEntry,
  calendarDay,
  calendarFile,
  calendarText,
} from "@/domain/calendar-file";
import type { RecordSpan } from "@/domain/record/record-schema";
import { addDays } from "@/domain/whole-days";

export const REPEATS = ["once", "weekly", "monthly"] as const;

/** When she wants to be reminded, and under which title. */
export type Reminder = { title: string; day: string; repeats: (typeof REPEATS)[number] };

type CalendarChoices = {
  /** The title of every appointment; null leaves them out. */
  appointmentTitle: string | null;
  /** Null for none. */
  reminder: Reminder | null;
};

const SHORTEST_MONTH = 28;

/** Every month; one without that day takes its last day instead. */
function monthly(day: string): string {
  const place = Number(day.slice(8));
  const length = place - SHORTEST_MONTH + 1;
  const days = Array.from({ length: Math.max(length, 0) }, (_, more) => SHORTEST_MONTH + more);
  const rule = "RRULE:FREQ=MONTHLY";
  return length > 1 ? `${rule};BYMONTHDAY=${days.join(",")};BYSETPOS=-1` : rule;
}

function reminderEntry({ title, day, repeats }: Reminder): CalendarEntry {
  const rules = { once: [], weekly: ["RRULE:FREQ=WEEKLY"], monthly: [monthly(day)] };
  return {
    id: `${calendarDay(day)}-reminder`,
    day,
    title,
    lines: [
      ...rules[repeats],
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      `DESCRIPTION:${calendarText(title)}`,
      "TRIGGER:PT9H",
      "END:VALARM",
    ],
  };
}

/** The appointments that are still to come, the next first. */
export function comingAppointments(spans: readonly RecordSpan[], today: string): RecordSpan[] {
  return spans
    .filter(({ kind, fromDay, toDay }) => kind === "appointment" && (toDay ?? fromDay) >= today)
    .toSorted((a, b) => (a.fromDay < b.fromDay ? -1 : 1));
}

/**
 * Appointments to come and a reminder as a calendar file. Others may see a calendar, so nothing else of the record is
 * in it, and nothing but the titles that she chose says what they are.
 */
export function notesCalendar(
  spans: readonly RecordSpan[],
  today: string,
  { appointmentTitle, reminder }: CalendarChoices,
): string {
  const appointments = appointmentTitle === null ? [] : comingAppointments(spans, today);
  const entries = appointments.map(({ id, fromDay, toDay }): CalendarEntry => ({
    id,
    day: fromDay,
    title: appointmentTitle ?? "",
    lines: toDay === null ? [] : [`DTEND;VALUE=DATE:${calendarDay(addDays(toDay, 1))}`],
  }));
  return calendarFile("notes", today, [
    ...entries,
    ...(reminder === null ? [] : [reminderEntry(reminder)]),
  ]);
}
