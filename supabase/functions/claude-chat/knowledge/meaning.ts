import type { Analysis } from "../../_shared/knowledge/analyse.ts";
import { type FeatureGroup, meaningFeatures, PAIR_BUCKETS } from "./meaning-features.ts";
import { unpackNumbers } from "./packed-numbers.ts";

/** What `npm run train` has learnt of which features go with which entry; numbers in base 64. */
export type PackedMeaning = {
  /** The features that are known by name, with a line break between them; after them come the pairs and the runs. */
  names: string;
  /** One byte for each feature, how much it tells; 255 the most. */
  weights: string;
  /**
   * For each feature its place in a space where features of like meaning lie together; four bits a number. Each begins
   * anew after VECTOR_LETTERS, so that it can be read by itself.
   */
  vectors: string;
  /** One byte for each feature, how large the numbers of its vector are; `largest` stands for 255. */
  scales: string;
  largest: number;
  /** For each entry of the bank the direction in which its questions lie, and last that of what none answers; one byte a number. */
  entries: string;
  entryScale: number;
};

/** What a question may mean. */
export type Meant = {
  /** How likely each entry is, if it is one of them, as a logarithm. */
  entries: Float64Array;
  /** The odds that it is none of them, as a logarithm. */
  none: number;
};

export type MeaningScores = (asked: Analysis) => Meant;

export const DIMENSIONS = 256;
export const MOST_SCALE = 255;
/** A number of a vector is one of so many steps above or below zero; kept as a number of four bits, of which this is zero. */
export const MOST_STEPS = 7;
export const MIDDLE = 8;
const VECTOR_LETTERS = 4 * Math.ceil(DIMENSIONS / 2 / 3);
const MOST_WEIGHT = 255;

/** Finds the rows of a group of features in a table that holds names, pairs and runs in this order. */
export function rowsOf(
  { name, pair, runs = [] }: FeatureGroup,
  placeOf: ReadonlyMap<string, number>,
): number[] {
  const rows = runs.map((run) => placeOf.size + PAIR_BUCKETS + run);
  const place = name === undefined ? undefined : placeOf.get(name);
  if (place !== undefined) rows.push(place);
  if (pair !== undefined) rows.push(placeOf.size + pair);
  return rows;
}

/** Opens the learnt meanings. A question without a known feature is equally likely to mean any entry. */
export function openMeaning(packed: PackedMeaning): MeaningScores {
  const placeOf = new Map(packed.names.split("\n").map((name, place) => [name, place]));
  const weights = unpackNumbers(packed.weights, Uint8Array);
  const scales = unpackNumbers(packed.scales, Uint8Array);
  const entries = unpackNumbers(packed.entries, Int8Array);
  const directionCount = entries.length / DIMENSIONS;
  return (asked) => {
    const sum = new Float64Array(DIMENSIONS);
    let squares = 0;
    for (const row of meaningFeatures(asked).flatMap((group) => rowsOf(group, placeOf))) {
      const weight = (weights[row] ?? 0) / MOST_WEIGHT;
      squares += weight * weight;
      const size = weight * (scales[row] ?? 0);
      const vector = atob(packed.vectors.slice(row * VECTOR_LETTERS, (row + 1) * VECTOR_LETTERS));
      for (let at = 0; at < DIMENSIONS; at += 2) {
        const two = vector.charCodeAt(at / 2);
        sum[at] = (sum[at] ?? 0) + size * ((two >> 4) - MIDDLE);
        sum[at + 1] = (sum[at + 1] ?? 0) + size * ((two & 15) - MIDDLE);
      }
    }
    const scale =
      (packed.largest / MOST_SCALE / MOST_STEPS) * (packed.entryScale / Math.sqrt(squares + 1e-6));
    const scores = new Float64Array(directionCount);
    for (let direction = 0; direction < directionCount; direction += 1) {
      let dot = 0;
      const start = direction * DIMENSIONS;
      for (let at = 0; at < DIMENSIONS; at += 1) dot += (sum[at] ?? 0) * (entries[start + at] ?? 0);
      scores[direction] = dot * scale;
    }
    const ours = scores.subarray(0, -1);
    const whole = logarithmOfSum(ours);
    return { entries: ours.map((score) => score - whole), none: (scores.at(-1) ?? 0) - whole };
  };
}

/** The logarithm of the sum of what the scores are the logarithms of. */
function logarithmOfSum(scores: Float64Array): number {
  const highest = scores.reduce((most, score) => Math.max(most, score), -Infinity);
  return highest + Math.log(scores.reduce((sum, score) => sum + Math.exp(score - highest), 0));
}
