const words = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** A day such as 2026-11-20 as people write it: 20 November 2026. */
export function dayInWords(day: string): string {
  return words.format(new Date(`${day}T00:00:00Z`));
}
