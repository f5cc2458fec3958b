export const GRAM_BUCKETS = 1 << 14;
const GRAM_LENGTHS = [3, 4];

/** The numbers of the runs of letters of a word. */
export function gramsOf(word: string): number[] {
  const padded = `_${word}_`;
  const grams: number[] = [];
  for (const length of GRAM_LENGTHS) {
    for (let start = 0; start + length <= padded.length; start += 1) {
      let hash = length;
      for (let at = start; at < start + length; at += 1) {
        hash = (hash * 131 + padded.charCodeAt(at)) % 1_000_003;
      }
      grams.push(hash % GRAM_BUCKETS);
    }
  }
  return grams;
}
