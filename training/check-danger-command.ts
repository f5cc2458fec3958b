/**
 * Reads messages from a file of lines `{id, text, attachment?}` and prints what the check for danger makes of each, as
 * JSON by id. A line that cannot be read is named on standard error.
 */
import { readFileSync } from "node:fs";

import { z } from "zod";

import {
  messageWithNote,
  noteLabels,
} from "../supabase/functions/_shared/contracts/message-parts.ts";
import type { RedFlag } from "../supabase/functions/_shared/contracts/red-flags.ts";
import { checkForDanger } from "../supabase/functions/_shared/safety/check-danger.ts";

type Outcome = { outcome: "stop" | "ask" | "none"; flags: readonly RedFlag[] };

const lineSchema = z.object({
  id: z.union([z.string(), z.number()]),
  text: z.string(),
  attachment: z.string().optional(),
});

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error("Usage: npm run -s check-danger -- <file.jsonl>");
  process.exit(2);
}

const outcomes: Record<string, Outcome> = {};
readFileSync(file, "utf8")
  .split("\n")
  .forEach((line, index) => {
    if (line.trim() === "") return;
    const read = lineSchema.safeParse(jsonOf(line));
    if (!read.success) {
      console.error(`${file}:${index + 1}: not a line of {id, text, attachment?}`);
      process.exitCode = 1;
      return;
    }
    const { id, text, attachment } = read.data;
    outcomes[String(id)] = outcomeOf(text, attachment);
  });
console.log(JSON.stringify(outcomes, null, 2));

function outcomeOf(text: string, attachment: string | undefined): Outcome {
  const note = attachment === undefined ? null : `[${noteLabels.photo}: photo.jpg]\n${attachment}`;
  const report = checkForDanger(messageWithNote(text, note));
  if (report === null) return { outcome: "none", flags: [] };
  return report.outcome === "stop"
    ? { outcome: "stop", flags: report.flags }
    : { outcome: "ask", flags: [report.flag] };
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
