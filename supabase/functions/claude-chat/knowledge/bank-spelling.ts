import { createSpellingCorrector } from "../../_shared/language/spelling.ts";
import { countOf } from "./lists.ts";
import type { QuestionIndex } from "./question-index.ts";
import type { Spelling } from "../../_shared/knowledge/reading.ts";

/** A word must stand in this many phrases before a slip is taken for it. */
const FEWEST_PHRASES = 3;

/** Reads slips of the finger as words of the bank. */
export function createSpelling(
  { words, byTerm }: QuestionIndex,
  ordinaryWords: ReadonlySet<string>,
): Spelling {
  const likely = [...words]
    .filter(([, term]) => countOf(byTerm, term) >= FEWEST_PHRASES)
    .map(([word]) => word);
  const correct = createSpellingCorrector({ keyWords: [], words: likely, ordinaryWords });
  return { isKnown: (word) => words.has(word) || ordinaryWords.has(word), correct };
}
