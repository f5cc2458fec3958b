import {
  DIMENSIONS,
  MIDDLE,
  MOST_SCALE,
  MOST_STEPS,
  type PackedMeaning,
} from "../supabase/functions/claude-chat/knowledge/meaning.ts";

const MOST_OF_ENTRY = 127;

/** Packs what was learnt: the vectors of features in four bits a number, those of entries in eight. */
export function packVectors(
  features: Float32Array,
  entries: Float32Array,
): Omit<PackedMeaning, "names" | "weights"> {
  const largest = rounded(largestOf(features));
  const rowCount = features.length / DIMENSIONS;
  const scales = new Uint8Array(rowCount);
  const vectors: string[] = [];
  for (let row = 0; row < rowCount; row += 1) {
    const vector = features.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS);
    const scale = Math.max(1, Math.ceil((largestOf(vector) / largest) * MOST_SCALE));
    scales[row] = Math.min(MOST_SCALE, scale);
    const step = (scale * largest) / MOST_SCALE / MOST_STEPS;
    const steps = vector.map((value) =>
      Math.max(-MOST_STEPS, Math.min(MOST_STEPS, Math.round(value / step))),
    );
    const pairs = Uint8Array.from(
      { length: DIMENSIONS / 2 },
      (_, pair) => (((steps[2 * pair] ?? 0) + MIDDLE) << 4) | ((steps[2 * pair + 1] ?? 0) + MIDDLE),
    );
    vectors.push(inBase64(pairs));
  }
  const entryScale = rounded(largestOf(entries) / MOST_OF_ENTRY);
  return {
    vectors: vectors.join(""),
    scales: inBase64(scales),
    largest,
    entries: inBase64(Int8Array.from(entries, (value) => Math.round(value / entryScale))),
    entryScale,
  };
}

/** Bytes as text. */
export function inBase64(bytes: Uint8Array | Int8Array): string {
  return Buffer.from(bytes.buffer).toString("base64");
}

function largestOf(values: Float32Array): number {
  return values.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0) || 1;
}

function rounded(value: number): number {
  return Number(value.toPrecision(6));
}
