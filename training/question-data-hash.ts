import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import { exampleFiles } from "./question-examples.ts";

const INDEX = new URL(
  "../supabase/functions/claude-chat/knowledge/question-index.json",
  import.meta.url,
);

/** Twelve letters and digits that follow from the bank's index and the training questions. */
export function dataHash(): string {
  return createHash("sha256")
    .update([readFileSync(INDEX, "utf8"), ...exampleFiles()].join("\n"))
    .digest("hex")
    .slice(0, 12);
}
