import { writeFileSync } from "node:fs";

import { programFactsFile } from "./fill-program-facts.ts";
import { passagesFile, readPassages } from "./read-passages.ts";
import { quotedSourcesFile, readQuotedSources } from "./quoted-sources.ts";
import { synonymStemsFile } from "./synonym-stems.ts";

const functions = new URL("../../../supabase/functions/", import.meta.url);
writeFileSync(new URL("_shared/knowledge/synonym-stems.json", functions), synonymStemsFile());
// It reads the bank by the synonyms that were just written.
const { questionIndexFile, questionsFile, readQuestions } = await import("./read-questions.ts");
const passages = readPassages();
const questions = readQuestions();
writeFileSync(new URL("_shared/knowledge/passages.json", functions), passagesFile(passages));
writeFileSync(
  new URL("claude-chat/knowledge/questions.json", functions),
  questionsFile(questions, passages),
);
writeFileSync(
  new URL("claude-chat/knowledge/question-index.json", functions),
  questionIndexFile(questions),
);
writeFileSync(new URL("claude-chat/model/program-facts.json", functions), programFactsFile());
writeFileSync(
  new URL("claude-chat/lab-results/quoted-sources.json", functions),
  quotedSourcesFile(readQuotedSources()),
);
