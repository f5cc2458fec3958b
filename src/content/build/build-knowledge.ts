import { writeFileSync } from "node:fs";

import { passagesFile, readPassages } from "./passages.ts";
import { quotedSourcesFile, readQuotedSources } from "./quoted-sources.ts";
import { questionIndexFile, questionsFile, readQuestions } from "./questions.ts";

const folder = new URL("../../../supabase/functions/_shared/knowledge/", import.meta.url);
const passages = readPassages();
const questions = readQuestions();
writeFileSync(new URL("passages.json", folder), passagesFile(passages));
writeFileSync(new URL("questions.json", folder), questionsFile(questions, passages));
writeFileSync(new URL("question-index.json", folder), questionIndexFile(questions));
writeFileSync(
  new URL("../lab-results/quoted-sources.json", folder),
  quotedSourcesFile(readQuotedSources()),
);
