import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import { readExamples } from "./question-examples.ts";

const SURROUNDINGS = new URL("surroundings.json", import.meta.url);
const INDEX = new URL(
  "../supabase/functions/claude-chat/knowledge/question-index.json",
  import.meta.url,
);

/** Twelve letters and digits that follow from the bank's index, what is learnt of the training questions and what they are set amid. */
export function dataHash(): string {
  const learnt = readExamples().filter(({ split }) => split !== "test");
  return createHash("sha256")
    .update(
      [INDEX, SURROUNDINGS]
        .map((file) => readFileSync(file, "utf8"))
        .concat(JSON.stringify(learnt))
        .join("\n"),
    )
    .digest("hex")
    .slice(0, 12);
}
