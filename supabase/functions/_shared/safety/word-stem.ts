const SHORTEST = 5;
const SHORTEST_STEM = 3;

/** A word without the endings that change little about its meaning, so that "bleeds" and "bleeding" are one. */
export function stemOf(word: string): string {
  if (word.length < SHORTEST) return word;
  const stem = word
    .replace(/ies$/, "y")
    .replace(/(?:ing|ed|ly)$/, "")
    .replace(/([^s])s$/, "$1")
    .replace(/([bdgklmnprt])\1$/, "$1")
    .replace(/e$/, "");
  return stem.length < SHORTEST_STEM ? word : stem;
}
