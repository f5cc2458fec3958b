import type { Guide } from "./guides.ts";
import { isForeign, termsOf } from "./terms.ts";

/** A word in more than this share of the guides does not tell them apart. */
const COMMON_SHARE = 0.3;
/** A word of no guide: it may be a detail of the question, or its whole subject. */
const UNKNOWN_WEIGHT = 2;
/** A word of a subject that our guides leave to others. */
const FOREIGN_WEIGHT = 20;

export type TermWeights = {
  /** How much a word says about what a text is about; about 0 when every guide has it. */
  weightOf: (term: string) => number;
  /** Whether the word names what one of our guides is about. */
  isSubject: (term: string) => boolean;
};

/** Weighs words by how few of the guides use them. */
export function createTermWeights(guides: readonly Guide[]): TermWeights {
  const counts = new Map<string, number>();
  const nameCounts = new Map<string, number>();
  for (const { name, keywords, text } of guides) {
    const names = [...termsOf(name), ...keywords.split(", ").flatMap(termsOf)];
    countEach(nameCounts, names);
    countEach(counts, [...names, ...termsOf(text)]);
  }
  const mostGuides = Math.max(1, guides.length * COMMON_SHARE);
  return {
    weightOf: (term) => {
      if (isForeign(term)) {
        return FOREIGN_WEIGHT;
      }
      const count = counts.get(term);
      return count === undefined ? UNKNOWN_WEIGHT : Math.log((guides.length + 1) / count);
    },
    isSubject: (term) => {
      const count = nameCounts.get(term);
      return count !== undefined && count <= mostGuides;
    },
  };
}

function countEach(counts: Map<string, number>, terms: readonly string[]): void {
  for (const term of new Set(terms)) {
    counts.set(term, (counts.get(term) ?? 0) + 1);
  }
}
