/**
 * Fits the classifiers to the labelled messages in `training/danger` and to everyday questions, and the ranker to the
 * bank and to the questions in `training/questions`, and writes them where they are read.
 */
import { writeFileSync } from "node:fs";

import { format } from "oxfmt";

import { hashOf } from "./data-hash.ts";
import { fitDangerModel, readForFitting } from "./danger-model.ts";
import { everydayQuestions } from "./everyday-questions.ts";
import { readExamples } from "./examples.ts";
import { writeGuideExamples } from "./guide-examples.ts";
import { packModel } from "./pack-model.ts";
import { writeRanker } from "./train-questions.ts";

const WEIGHTS = new URL(
  "../supabase/functions/_shared/safety/classifier-weights.ts",
  import.meta.url,
);

writeGuideExamples();
const labelled = readExamples();
const everyday = everydayQuestions(labelled);
const examples = [...labelled, ...everyday].filter(({ split }) => split === "train");
const fitted = packModel(fitDangerModel(readForFitting(examples)));
const { code } = await format(
  WEIGHTS.pathname,
  `/** Of the labelled messages that the classifiers were fitted to. */
export const hash = "${hashOf(labelled.filter(({ split }) => split === "train"))}";

/** Fitted by \`npm run train\`; not edited by hand. */
export const fitted = ${JSON.stringify(fitted)};
`,
  { printWidth: 100 },
);
writeFileSync(WEIGHTS, code);
console.log(`Fitted to ${examples.length} messages.`);

if (!process.argv.includes("--danger")) writeRanker();
