import { readFileSync, writeFileSync } from "node:fs";

import { z } from "zod";

const PASSAGES = new URL("../supabase/functions/_shared/knowledge/passages.json", import.meta.url);
const EXAMPLES = new URL("danger/calm-guides.jsonl", import.meta.url);

const passagesSchema = z.array(z.object({ text: z.string().min(1) }));

/** Writes the texts of our own guides as calm messages, so that a new guide is learned by the next fit. */
export function writeGuideExamples(): void {
  const passages = passagesSchema.parse(JSON.parse(readFileSync(PASSAGES, "utf8")));
  const lines = [...new Set(passages.map(({ text }) => text))].map((text) =>
    JSON.stringify({ text, label: "calm", split: "train", batch: "guides" }),
  );
  writeFileSync(EXAMPLES, `${lines.join("\n")}\n`);
}
