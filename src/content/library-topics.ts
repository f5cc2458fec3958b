/** The subjects of the library in their order. */
export const LIBRARY_TOPICS = ["basics", "care", "life", "food", "site"] as const;

export type LibraryTopic = (typeof LIBRARY_TOPICS)[number];

type Placed = { topic: LibraryTopic; order: number };

/** Sorts articles into the order of the library. */
export function byLibraryOrder(a: Placed, b: Placed): number {
  return LIBRARY_TOPICS.indexOf(a.topic) - LIBRARY_TOPICS.indexOf(b.topic) || a.order - b.order;
}
