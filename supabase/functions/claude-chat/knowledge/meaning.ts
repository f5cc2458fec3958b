import type { Analysis } from "../../_shared/knowledge/analyse.ts";
import { meaningFeatures, type MeaningFeatures, PAIR_BUCKETS } from "./meaning-features.ts";

/** What `npm run train` has learnt of which features go with which entry; numbers in base 64, one byte each. */
export type PackedMeaning = {
  /** The features that are known by name, with a line break between them; after them come the pairs and the runs. */
  names: string;
  /** One for each feature, how much it tells; 255 the most. */
  weights: string;
  /** For each feature its place in a space where features of like meaning lie together. */
  vectors: string;
  vectorScale: number;
  /** For each entry of the bank the direction in which its questions lie. */
  entries: string;
  entryScale: number;
};

/** How likely each entry is by what a question means, as a logarithm. */
export type MeaningScores = (asked: Analysis) => Float64Array;

export const DIMENSIONS = 100;
const MOST_WEIGHT = 255;

/** Finds the rows of features in a table that holds names, pairs and runs in this order. */
export function rowsOf(
  { names, pairs, runs }: MeaningFeatures,
  placeOf: ReadonlyMap<string, number>,
): number[] {
  const firstPair = placeOf.size;
  const firstRun = firstPair + PAIR_BUCKETS;
  return [
    ...names.flatMap((name) => placeOf.get(name) ?? []),
    ...pairs.map((pair) => firstPair + pair),
    ...runs.map((run) => firstRun + run),
  ];
}

/** Opens the learnt meanings. A question without a known feature is equally likely to mean any entry. */
export function openMeaning(packed: PackedMeaning): MeaningScores {
  const placeOf = new Map(packed.names.split("\n").map((name, place) => [name, place]));
  const weights = bytesOf(packed.weights);
  const vectors = new Int8Array(bytesOf(packed.vectors).buffer);
  const entries = new Int8Array(bytesOf(packed.entries).buffer);
  const entryCount = entries.length / DIMENSIONS;
  return (asked) => {
    const sum = new Float64Array(DIMENSIONS);
    let squares = 0;
    for (const row of rowsOf(meaningFeatures(asked), placeOf)) {
      const weight = (weights[row] ?? 0) / MOST_WEIGHT;
      squares += weight * weight;
      const start = row * DIMENSIONS;
      for (let at = 0; at < DIMENSIONS; at += 1)
        sum[at] = (sum[at] ?? 0) + weight * (vectors[start + at] ?? 0);
    }
    const scale = (packed.vectorScale * packed.entryScale) / Math.sqrt(squares + 1e-6);
    const scores = new Float64Array(entryCount);
    for (let entry = 0; entry < entryCount; entry += 1) {
      let dot = 0;
      const start = entry * DIMENSIONS;
      for (let at = 0; at < DIMENSIONS; at += 1) dot += (sum[at] ?? 0) * (entries[start + at] ?? 0);
      scores[entry] = dot * scale;
    }
    return logarithmsOfShares(scores);
  };
}

/** Turns scores into the logarithms of shares that sum to one. */
function logarithmsOfShares(scores: Float64Array): Float64Array {
  const highest = scores.reduce((most, score) => Math.max(most, score), -Infinity);
  const whole = scores.reduce((sum, score) => sum + Math.exp(score - highest), 0);
  return scores.map((score) => score - highest - Math.log(whole));
}

function bytesOf(packed: string): Uint8Array<ArrayBuffer> {
  const text = atob(packed);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}
