import type { Analysis } from "../../_shared/knowledge/analyse.ts";
import { gramsOf } from "./grams.ts";

/** How many numbers pairs of stems share, and runs of letters. */
export const PAIR_BUCKETS = 1 << 14;
export const RUN_BUCKETS = 1 << 13;

/** Features of a text that stand or fall together: a word with its runs, a meaning, or a pair. */
export type FeatureGroup = {
  /** A word, or what words mean and ask by the synonyms and kinds; known by itself. */
  name?: string;
  /** A pair of neighbouring stems, with start and end; known by the number of a bucket. */
  pair?: number;
  /** Runs of letters of a stem; known by the number of a bucket. */
  runs?: readonly number[];
};

/** Lists what meaning is read from in a text. */
export function meaningFeatures({ words, stems, concepts, kinds }: Analysis): FeatureGroup[] {
  const bounded = ["^", ...stems, "$"];
  return [
    ...words.map((name, place) => ({
      name,
      runs: gramsOf(stems[place] ?? "").map((gram) => gram % RUN_BUCKETS),
    })),
    ...[...concepts, ...kinds].map((name) => ({ name })),
    ...bounded.slice(1).map((stem, place) => ({ pair: bucketOf(`${bounded[place]} ${stem}`) })),
  ];
}

/** The FNV-1a hash of a text, folded into the buckets. */
function bucketOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % PAIR_BUCKETS;
}
