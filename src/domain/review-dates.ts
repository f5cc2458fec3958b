/** The ids of the texts whose next review day has passed. */
export function overdueReviews(
  texts: readonly { id: string; nextReview: string }[],
  today: string,
): string[] {
  return texts.filter(({ nextReview }) => nextReview < today).map(({ id }) => id);
}
