import { dayInWords } from "./day-in-words";
import { addDays } from "./whole-days";

/** Making one costs a hundred times what using it does. */
const formatters = new Map<string | undefined, Intl.DateTimeFormat>();

function formatterFor(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const formatter = new Intl.DateTimeFormat("en-US", {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    timeZone,
  });
  formatters.set(timeZone, formatter);
  return formatter;
}

/** The day of a moment on the person's own calendar, YYYY-MM-DD. */
export function dayOf(moment: string | number, timeZone?: string): string {
  const parts = formatterFor(timeZone).formatToParts(new Date(moment));
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}`;
}

/** A day in words; while nobody knows which day today is, always its date. */
export function dayLabel(day: string, today: string | null): string {
  if (day === today) return "Today";
  if (today !== null && day === addDays(today, -1)) return "Yesterday";
  return dayInWords(day);
}
