/**
 * Answers the questions of a file as the companion does without a model, and prints the answers by
 * their ids: npm run -s answer -- <file.jsonl>
 */
import {
  answerWithoutModel,
  type OwnReply,
} from "../supabase/functions/claude-chat/answer/answer-without-model.ts";
import type { LabResult } from "../supabase/functions/_shared/contracts/lab-result.ts";
import { ownSources } from "../supabase/functions/claude-chat/answer/own-sources.ts";
import { askedLineSchema, askedOf } from "./asked-line.ts";
import { readJsonLines } from "./json-lines.ts";

function printed({ kind, text, citations, parts }: OwnReply) {
  const { choices, results, ask } = parts;
  return {
    kind,
    text,
    ...(choices && { choices }),
    ...(results && { results: results.map(printedRow) }),
    citations: citations.map(({ href }) => href),
    ...(ask && { ask }),
  };
}

function printedRow({ test, value, unit, range, place, doubtful }: LabResult) {
  return {
    test,
    value,
    unit,
    ...(range && { range }),
    ...(place && { place }),
    ...(doubtful && { doubtful }),
  };
}

function main(file: string): void {
  const lines = readJsonLines(file, askedLineSchema);
  const answers = lines.map((line) => [
    line.id,
    printed(answerWithoutModel(askedOf(line), ownSources)),
  ]);
  process.stdout.write(`${JSON.stringify(Object.fromEntries(answers), null, 2)}\n`);
  if (lines.length === 0) process.exitCode = 1;
}

const file = process.argv[2];
if (file === undefined) {
  console.error("Name the file with the questions: npm run -s answer -- <file.jsonl>");
  process.exitCode = 1;
} else {
  main(file);
}
