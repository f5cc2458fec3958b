import { countOf, invert, listCount, type Lists, sumsOf } from "./lists.ts";

/** The runs of letters of each stem. */
export type GramIndex = { byGram: Lists; rarity: Float64Array; phraseLengths: Float64Array };

const GRAM_BUCKETS = 1 << 14;
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

/** Files stems by their runs of letters; a phrase is as long as its stems together. */
export function createGramIndex(
  terms: readonly string[],
  phraseTerms: Lists,
  byTerm: Lists,
): GramIndex {
  const starts = new Uint32Array(terms.length + 1);
  const found: number[] = [];
  const counts = new Float64Array(GRAM_BUCKETS);
  for (const [term, name] of terms.entries()) {
    if (!name.startsWith("=") && !name.startsWith("#")) {
      const count = countOf(byTerm, term);
      for (const gram of gramsOf(name)) {
        found.push(gram);
        counts[gram] = (counts[gram] ?? 0) + count;
      }
    }
    starts[term + 1] = found.length;
  }
  const termGrams = { starts, items: Uint16Array.from(found) };
  const phraseCount = listCount(phraseTerms);
  const rarity = counts.map((count) => Math.log(1 + phraseCount / (1 + count)) ** 2);
  const squares = sumsOf(termGrams, rarity);
  return {
    byGram: invert(termGrams, GRAM_BUCKETS),
    rarity,
    phraseLengths: sumsOf(phraseTerms, squares).map(Math.sqrt),
  };
}
