import type { Analysis } from "../../_shared/knowledge/analyse.ts";
import { gramsOf } from "./grams.ts";

/** How many numbers pairs of stems share, and runs of letters. */
export const PAIR_BUCKETS = 1 << 14;
export const RUN_BUCKETS = 1 << 13;

/** What meaning is read from. */
export type MeaningFeatures = {
  /** Its words, and what they mean and ask by the synonyms and kinds; known by name. */
  names: readonly string[];
  /** Pairs of neighbouring stems, with start and end; known by the number of a bucket. */
  pairs: readonly number[];
  /** Runs of letters of the stems; known by the number of a bucket. */
  runs: readonly number[];
};

/** Lists what meaning is read from in a text. */
export function meaningFeatures({ words, stems, concepts, kinds }: Analysis): MeaningFeatures {
  const bounded = ["^", ...stems, "$"];
  return {
    names: [...words, ...concepts, ...kinds],
    pairs: bounded.slice(1).map((stem, place) => bucketOf(`${bounded[place]} ${stem}`)),
    runs: stems.flatMap(gramsOf).map((gram) => gram % RUN_BUCKETS),
  };
}

/** The FNV-1a hash of a text, folded into the buckets. */
function bucketOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % PAIR_BUCKETS;
}
