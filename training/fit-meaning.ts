import { readFileSync } from "node:fs";

import { z } from "zod";

import {
  DIMENSIONS,
  type PackedMeaning,
} from "../supabase/functions/claude-chat/knowledge/meaning.ts";

/** The words of one way to ask, and the entry that answers it. */
export type MeaningExample = { words: readonly string[]; entry: number };

const ROUNDS = 12;
const BATCH = 128;
const STEP = 0.004;
/** Words learn more slowly than entries: what is known of them beforehand is to last. */
const WORD_STEP = 0.6;
const LEFT_OUT = 0.15;
const MOST_RARITY = 7;
const UNKNOWN_SPREAD = 0.05;

const vectorsSchema = z.object({ words: z.string(), vectors: z.string() });

/** The vectors of words that were learnt from very much other text, each of length one. */
function readWordVectors(): Map<string, Float32Array> {
  const file = readFileSync(new URL("word-vectors.json", import.meta.url), "utf8");
  const { words, vectors } = vectorsSchema.parse(JSON.parse(file));
  const bytes = new Int8Array(Buffer.from(vectors, "base64"));
  return new Map(
    words.split(" ").map((word, place) => {
      const start = place * DIMENSIONS;
      return [word, Float32Array.from(bytes.subarray(start, start + DIMENSIONS), (v) => v / 256)];
    }),
  );
}

/** Numbers between 0 and 1, the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** A table of rows that learns by Adam, row by row. */
function createTable(rows: number, step: number) {
  const size = rows * DIMENSIONS;
  const values = new Float32Array(size);
  const slopes = new Float32Array(size);
  const means = new Float32Array(size);
  const squares = new Float32Array(size);
  let time = 0;
  return {
    values,
    slopes,
    learn: (touched: Iterable<number>) => {
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
          values[at] =
            (values[at] ?? 0) -
            (step * (mean / meanShare)) / (Math.sqrt(square / squareShare) + 1e-8);
          slopes[at] = 0;
        }
      }
    },
  };
}

/** Learns which words go with which entry, starting from what is known of words at large. */
export function fitMeaning(examples: readonly MeaningExample[], entryCount: number): PackedMeaning {
  const random = seeded(7);
  const known = readWordVectors();
  const counts = new Map<string, number>();
  for (const { words } of examples)
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const vocabulary = [...new Set([...known.keys(), ...counts.keys()])].toSorted();
  const placeOf = new Map(vocabulary.map((word, place) => [word, place]));
  const weights = Float32Array.from(
    vocabulary,
    (word) =>
      Math.min(Math.log(1 + examples.length / (1 + (counts.get(word) ?? 0))), MOST_RARITY) /
      MOST_RARITY,
  );
  const wordTable = createTable(vocabulary.length, STEP * WORD_STEP);
  for (const [place, word] of vocabulary.entries()) {
    const vector =
      known.get(word) ??
      Float32Array.from({ length: DIMENSIONS }, () => (random() - 0.5) * 2 * UNKNOWN_SPREAD);
    wordTable.values.set(vector, place * DIMENSIONS);
  }
  const entryTable = createTable(entryCount, STEP * 2);
  const everyEntry = Array.from({ length: entryCount }, (_, entry) => entry);
  const read = examples.map(({ words, entry }) => ({
    entry,
    places: words.flatMap((word) => placeOf.get(word) ?? []),
  }));
  const hidden = new Float32Array(DIMENSIONS);
  const hiddenSlope = new Float32Array(DIMENSIONS);
  const powers = new Float32Array(entryCount);

  function learnFrom(places: readonly number[], entry: number) {
    hidden.fill(0);
    let squares = 1e-6;
    for (const place of places) {
      const weight = weights[place] ?? 0;
      squares += weight * weight;
      for (let at = 0; at < DIMENSIONS; at += 1)
        hidden[at] = (hidden[at] ?? 0) + weight * (wordTable.values[place * DIMENSIONS + at] ?? 0);
    }
    const norm = 1 / Math.sqrt(squares);
    for (let at = 0; at < DIMENSIONS; at += 1) hidden[at] = (hidden[at] ?? 0) * norm;
    let highest = -Infinity;
    for (let other = 0; other < entryCount; other += 1) {
      let dot = 0;
      const start = other * DIMENSIONS;
      for (let at = 0; at < DIMENSIONS; at += 1)
        dot += (entryTable.values[start + at] ?? 0) * (hidden[at] ?? 0);
      powers[other] = dot;
      if (dot > highest) highest = dot;
    }
    let whole = 0;
    for (let other = 0; other < entryCount; other += 1) {
      const power = Math.exp((powers[other] ?? 0) - highest);
      powers[other] = power;
      whole += power;
    }
    hiddenSlope.fill(0);
    for (let other = 0; other < entryCount; other += 1) {
      const miss = ((powers[other] ?? 0) / whole - (other === entry ? 1 : 0)) / BATCH;
      if (Math.abs(miss) < 1e-7) continue;
      const start = other * DIMENSIONS;
      for (let at = 0; at < DIMENSIONS; at += 1) {
        hiddenSlope[at] = (hiddenSlope[at] ?? 0) + miss * (entryTable.values[start + at] ?? 0);
        entryTable.slopes[start + at] =
          (entryTable.slopes[start + at] ?? 0) + miss * (hidden[at] ?? 0);
      }
    }
    for (const place of places) {
      const share = (weights[place] ?? 0) * norm;
      for (let at = 0; at < DIMENSIONS; at += 1)
        wordTable.slopes[place * DIMENSIONS + at] =
          (wordTable.slopes[place * DIMENSIONS + at] ?? 0) + share * (hiddenSlope[at] ?? 0);
    }
  }

  for (let round = 0; round < ROUNDS; round += 1) {
    const order = shuffled(read.length, random);
    for (let start = 0; start < order.length; start += BATCH) {
      const touched = new Set<number>();
      for (const number of order.slice(start, start + BATCH)) {
        const { places, entry } = read[number] ?? { places: [], entry: 0 };
        const kept = places.length > 2 ? places.filter(() => random() > LEFT_OUT) : places;
        if (kept.length === 0) continue;
        for (const place of kept) touched.add(place);
        learnFrom(kept, entry);
      }
      entryTable.learn(everyEntry);
      wordTable.learn(touched);
    }
  }
  const vectors = inBytes(wordTable.values);
  const entries = inBytes(entryTable.values);
  return {
    words: vocabulary.join(" "),
    weights: Buffer.from(Uint8Array.from(weights, (weight) => Math.round(weight * 255))).toString(
      "base64",
    ),
    vectors: vectors.packed,
    vectorScale: vectors.scale,
    entries: entries.packed,
    entryScale: entries.scale,
  };
}

function shuffled(count: number, random: () => number): number[] {
  const order = Array.from({ length: count }, (_, number) => number);
  for (let at = count - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
}

function inBytes(values: Float32Array): { packed: string; scale: number } {
  const most = values.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0) || 1;
  const scale = most / 127;
  const bytes = Int8Array.from(values, (value) => Math.round(value / scale));
  return {
    packed: Buffer.from(bytes.buffer).toString("base64"),
    scale: Number(scale.toPrecision(6)),
  };
}
