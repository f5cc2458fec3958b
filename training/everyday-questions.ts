import { readQuestions } from "../src/content/build/read-questions.ts";
import type { Example } from "./examples.ts";
import notEveryday from "./not-everyday.json" with { type: "json" };
import { readExamples as readQuestionExamples } from "./question-examples.ts";

/** How the batches of the training questions and of the bank's own wordings are called. */
export const EVERYDAY = "everyday";
export const BANK = "bank";

/**
 * Ways to ask that avoid the usual words, some in a clinician's. Learnt as calm, the first made the check worse at both, and
 * the last no better; the other is of the same kind.
 */
const UNUSUAL_BATCHES: ReadonlySet<string> = new Set([
  "other-words",
  "paraphrases-4",
  "paraphrases-5",
]);

const dangerousEntries = new Set(notEveryday.entries);
const doubtfulTexts = new Set(notEveryday.texts.map(keyOf));

/**
 * What women ask on an ordinary day: the bank's questions with their wordings, and the training questions. They are calm,
 * save for those that were read and found dangerous or doubtful, and those that stand among the labelled messages.
 */
export function everydayQuestions(labelled: readonly Example[]): Example[] {
  const asked = readQuestionExamples()
    .filter(({ batch }) => !UNUSUAL_BATCHES.has(batch))
    .filter(({ entries }) => !entries.some((id) => dangerousEntries.has(id)))
    // One that is measured is not learnt, even if it stands in the bank as well.
    .toSorted((one, other) => Number(one.split === "train") - Number(other.split === "train"));
  const bank = bankQuestions().map((text) => ({ text, split: "train" as const, batch: BANK }));
  const known = new Set(labelled.map(({ text }) => keyOf(text)));
  const others = asked.map(({ text, split }) => ({ text, split, batch: EVERYDAY }));
  return [...others, ...bank].flatMap(({ text, split, batch }): Example[] => {
    const key = keyOf(text);
    if (known.has(key) || (split === "train" && doubtfulTexts.has(key))) return [];
    known.add(key);
    return [{ text, label: "calm", split, batch }];
  });
}

/** The questions of the bank with their wordings, without those that tell of danger. */
export function bankQuestions(): string[] {
  return readQuestions()
    .filter(({ id }) => !dangerousEntries.has(id))
    .flatMap(({ question, wordings }) => [question, ...wordings])
    .filter((text) => !doubtfulTexts.has(keyOf(text)));
}

function keyOf(text: string): string {
  return text.trim().toLowerCase();
}
