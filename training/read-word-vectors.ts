import { readFileSync } from "node:fs";

import { z } from "zod";

const DIMENSIONS = 100;
const vectorsSchema = z.object({ words: z.string(), vectors: z.string() });

/** The vectors of words that were learnt from very much other text, each of length one. */
export function readWordVectors(): Map<string, Float32Array> {
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
