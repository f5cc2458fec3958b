import { seededRandom } from "../src/domain/record/seeded-random.ts";
import type { Analysis } from "../supabase/functions/_shared/knowledge/analyse.ts";
import {
  DIMENSIONS,
  type PackedMeaning,
  rowsOf,
} from "../supabase/functions/claude-chat/knowledge/meaning.ts";
import {
  meaningFeatures,
  PAIR_BUCKETS,
  RUN_BUCKETS,
} from "../supabase/functions/claude-chat/knowledge/meaning-features.ts";

import { miniBatches } from "./mini-batches.ts";
import { inBase64, packVectors } from "./pack-meaning.ts";
import { readWordVectors } from "./read-word-vectors.ts";

/** A text, the entry that it belongs to, none for a question that is not ours, and how much it counts. */
export type MeaningExample = { text: Analysis; entry: number | null; share: number };

const ROUNDS = 12;
const BATCH = 128;
const STEP = 0.004;
/** Features learn more slowly than entries: what is known of words beforehand is to last. */
const FEATURE_STEP = 0.6;
/** From this part of the rounds on the steps grow smaller, and what stands at the end of each round is averaged. */
const SLOWING = 0.5;
const SMALLEST_STEP = 0.1;
/** Words, meanings and pairs are left out by chance, and of those that stay single features, so that each learns to do without the others. */
const GROUPS_LEFT_OUT = 0.3;
const LEFT_OUT = 0.3;
/** At each step what is learnt shrinks a little, so that only what many texts tell grows large. */
const DECAY = 0.1;
const MOST_RARITY = 7;
const UNKNOWN_SPREAD = 0.05;
/** How much pairs and runs count beside words; there are many more of them. */
const PAIR_SHARE = 0.5;
const RUN_SHARE = 0.25;

/** A table of rows that learns by Adam, row by row, and keeps the mean of what it was when asked to note it. */
function createTable(rows: number, fullStep: number) {
  const size = rows * DIMENSIONS;
  const values = new Float32Array(size);
  const slopes = new Float32Array(size);
  const means = new Float32Array(size);
  const squares = new Float32Array(size);
  const average = new Float32Array(size);
  let time = 0;
  let noted = 0;
  return {
    values,
    slopes,
    average,
    note: () => {
      noted += 1;
      for (let at = 0; at < size; at += 1)
        average[at] = (average[at] ?? 0) + ((values[at] ?? 0) - (average[at] ?? 0)) / noted;
    },
    learn: (touched: Iterable<number>, pace: number) => {
      const step = fullStep * pace;
      time += 1;
      const meanShare = 1 - 0.9 ** time;
      const squareShare = 1 - 0.999 ** time;
      for (const row of touched) {
        for (let at = row * DIMENSIONS; at < (row + 1) * DIMENSIONS; at += 1) {
          const slope = slopes[at] ?? 0;
          const mean = 0.9 * (means[at] ?? 0) + 0.1 * slope;
          const square = 0.999 * (squares[at] ?? 0) + 0.001 * slope * slope;
          means[at] = mean;
          squares[at] = square;
          const turn = mean / meanShare / (Math.sqrt(square / squareShare) + 1e-8);
          const value = values[at] ?? 0;
          values[at] = value - step * (turn + DECAY * value);
          slopes[at] = 0;
        }
      }
    },
  };
}

/** A text as the numbers of its features, those that stand or fall together in one group. */
type ReadExample = { entry: number; share: number; groups: readonly (readonly number[])[] };

/**
 * Learns which features go with which entry, starting from what is known of words at large. The mean of the later rounds is
 * better at questions that it has not seen than the last round is (stochastic weight averaging, Izmailov and others 2018).
 */
export function fitMeaning(examples: readonly MeaningExample[], entryCount: number): PackedMeaning {
  const random = seededRandom(7);
  const known = readWordVectors();
  const features = examples.map(({ text }) => meaningFeatures(text));
  const names = [
    ...new Set([...known.keys(), ...features.flat().flatMap(({ name }) => name ?? [])]),
  ].toSorted();
  const placeOf = new Map(names.map((name, place) => [name, place]));
  const rowCount = names.length + PAIR_BUCKETS + RUN_BUCKETS;
  const read = examples.map(({ entry, share }, number): ReadExample => ({
    entry: entry ?? entryCount,
    share,
    groups: (features[number] ?? []).map((group) => rowsOf(group, placeOf)),
  }));
  const counts = countsOf(read, rowCount);
  const weights = Float32Array.from(counts, (count, row) => {
    const rarity = Math.min(Math.log(1 + read.length / (1 + count)), MOST_RARITY) / MOST_RARITY;
    if (row < names.length) return rarity;
    // Nothing is known of a bucket that no text falls into.
    if (count === 0) return 0;
    return rarity * (row < names.length + PAIR_BUCKETS ? PAIR_SHARE : RUN_SHARE);
  });
  const featureTable = createTable(rowCount, STEP * FEATURE_STEP);
  for (let row = 0; row < rowCount; row += 1) {
    const vector = Float32Array.from(
      { length: DIMENSIONS },
      () => (random() - 0.5) * 2 * UNKNOWN_SPREAD,
    );
    vector.set(known.get(names[row] ?? "") ?? []);
    featureTable.values.set(vector, row * DIMENSIONS);
  }
  // What is not ours has the last row.
  const rowsOfEntries = entryCount + 1;
  const entryTable = createTable(rowsOfEntries, STEP * 2);
  const everyEntry = Array.from({ length: rowsOfEntries }, (_, entry) => entry);
  const { values: vectors, slopes: vectorSlopes } = featureTable;
  const { values: directions, slopes: directionSlopes } = entryTable;
  const hidden = new Float32Array(DIMENSIONS);
  const hiddenSlope = new Float32Array(DIMENSIONS);
  const powers = new Float32Array(rowsOfEntries);

  function learnFrom(rows: readonly number[], entry: number, share: number) {
    hidden.fill(0);
    let squares = 1e-6;
    for (const row of rows) {
      const weight = weights[row] ?? 0;
      squares += weight * weight;
      for (let at = 0; at < DIMENSIONS; at += 1)
        hidden[at] = (hidden[at] ?? 0) + weight * (vectors[row * DIMENSIONS + at] ?? 0);
    }
    const norm = 1 / Math.sqrt(squares);
    for (let at = 0; at < DIMENSIONS; at += 1) hidden[at] = (hidden[at] ?? 0) * norm;
    let highest = -Infinity;
    for (let other = 0; other < rowsOfEntries; other += 1) {
      let dot = 0;
      const start = other * DIMENSIONS;
      for (let at = 0; at < DIMENSIONS; at += 1)
        dot += (directions[start + at] ?? 0) * (hidden[at] ?? 0);
      powers[other] = dot;
      if (dot > highest) highest = dot;
    }
    let whole = 0;
    for (let other = 0; other < rowsOfEntries; other += 1) {
      const power = Math.exp((powers[other] ?? 0) - highest);
      powers[other] = power;
      whole += power;
    }
    hiddenSlope.fill(0);
    for (let other = 0; other < rowsOfEntries; other += 1) {
      const miss = (share * ((powers[other] ?? 0) / whole - (other === entry ? 1 : 0))) / BATCH;
      if (Math.abs(miss) < 1e-7) continue;
      const start = other * DIMENSIONS;
      for (let at = 0; at < DIMENSIONS; at += 1) {
        hiddenSlope[at] = (hiddenSlope[at] ?? 0) + miss * (directions[start + at] ?? 0);
        directionSlopes[start + at] = (directionSlopes[start + at] ?? 0) + miss * (hidden[at] ?? 0);
      }
    }
    for (const row of rows) {
      const part = (weights[row] ?? 0) * norm;
      for (let at = 0; at < DIMENSIONS; at += 1)
        vectorSlopes[row * DIMENSIONS + at] =
          (vectorSlopes[row * DIMENSIONS + at] ?? 0) + part * (hiddenSlope[at] ?? 0);
    }
  }

  for (let round = 0; round < ROUNDS; round += 1) {
    const pace = Math.max(SMALLEST_STEP, Math.min(1, (1 - round / ROUNDS) / (1 - SLOWING)));
    for (const batch of miniBatches(read, BATCH, random)) {
      const touched = new Set<number>();
      for (const { groups, entry, share } of batch) {
        const kept = groups
          .filter(() => random() > GROUPS_LEFT_OUT)
          .flatMap((rows) => rows.filter(() => random() > LEFT_OUT));
        if (kept.length === 0) continue;
        for (const row of kept) touched.add(row);
        learnFrom(kept, entry, share);
      }
      entryTable.learn(everyEntry, pace);
      featureTable.learn(touched, pace);
    }
    if (round < ROUNDS * SLOWING) continue;
    entryTable.note();
    featureTable.note();
  }
  return {
    names: names.join("\n"),
    weights: inBase64(Uint8Array.from(weights, (weight) => Math.round(weight * 255))),
    ...packVectors(featureTable.average, entryTable.average),
  };
}

/** In how many texts each feature stands. */
function countsOf(read: readonly ReadExample[], rowCount: number): Uint32Array {
  const counts = new Uint32Array(rowCount);
  for (const { groups } of read)
    for (const row of new Set(groups.flat())) counts[row] = (counts[row] ?? 0) + 1;
  return counts;
}
