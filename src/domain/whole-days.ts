const DAY_MS = 24 * 60 * 60 * 1000;
const dayForm = /^\d{4}-\d{2}-\d{2}$/;
/** Days that every month of every year has; a record of years is read without asking the calendar about most of them. */
const dayOfEveryMonth = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/;

function startOf(day: string): number {
  // A date without a time is read as the start of that day in UTC.
  return Date.parse(day);
}

function dayAt(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/** Whether a text is a day that the calendar has, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (dayOfEveryMonth.test(text)) return true;
  if (!dayForm.test(text)) return false;
  const start = startOf(text);
  return !Number.isNaN(start) && dayAt(start) === text;
}

/** The day that comes `count` days after another, or before it when negative. */
export function addDays(day: string, count: number): string {
  return dayAt(startOf(day) + count * DAY_MS);
}

/** How many days one day comes after another; negative when it comes before. */
export function daysBetween(from: string, to: string): number {
  return (startOf(to) - startOf(from)) / DAY_MS;
}
