import { readdirSync, readFileSync } from "node:fs";

import { z } from "zod";

const folder = new URL("questions/", import.meta.url);

const exampleSchema = z.strictObject({
  text: z.string().min(1),
  /** Ids of the entries that answer it; none when the bank has no answer. */
  entries: z.array(z.string().min(1)),
  split: z.enum(["train", "dev", "test"]),
  batch: z.string().min(1),
});

export type QuestionExample = z.infer<typeof exampleSchema>;

/** Every question of the training data, file by file. */
export function readExamples(): QuestionExample[] {
  return exampleFiles().flatMap((text) =>
    text
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map((line) => exampleSchema.parse(JSON.parse(line))),
  );
}

/** The texts of the files of training data, in the order of the alphabet. */
function exampleFiles(): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .toSorted()
    .map((name) => readFileSync(new URL(name, folder), "utf8"));
}
