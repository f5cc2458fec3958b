/** The ids of the texts whose next review day has passed. */
export function overdueReviews(
  texts: readonly { id: string; nextReview: string }[],
  today: string,
): string[] {
  return texts.filter(({ nextReview }) => nextReview < today).map(({ id }) => id);
}

/** The same date a number of months later, or the last day of a month that is too short for it. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0));
  lastOfMonth.setUTCDate(Math.min(date, lastOfMonth.getUTCDate()));
  return lastOfMonth.toISOString().slice(0, 10);
}
