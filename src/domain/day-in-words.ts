const words = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
const weekday = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: "UTC" });

/** A day such as 2026-11-20 as people write it: 20 November 2026. */
export function dayInWords(day: string): string {
  return words.format(new Date(`${day}T00:00:00Z`));
}

/** A day with its weekday, and its year where that is not the year of today: Friday 20 November. */
export function weekdayInWords(day: string, today: string): string {
  const year = day.slice(0, 4);
  const date = dayInWords(day);
  const short = today.startsWith(year) ? date.replace(` ${year}`, "") : date;
  return `${weekday.format(new Date(`${day}T00:00:00Z`))} ${short}`;
}
