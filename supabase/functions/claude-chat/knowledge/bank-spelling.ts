import { createSpellingCorrector } from "../../_shared/language/spelling.ts";
import type { QuestionIndex } from "./question-index.ts";
import type { Spelling } from "../../_shared/knowledge/reading.ts";
import { stem } from "../../_shared/language/stem.ts";

/** A word must stand in this many phrases before a slip is taken for it. */
const FEWEST_PHRASES = 3;

/** Reads slips of the finger as words of the bank. */
export function createSpelling(
  { words, termOf, byTerm }: QuestionIndex,
  ordinaryWords: ReadonlySet<string>,
): Spelling {
  const likely = [...words].filter((word) => {
    const term = termOf.get(stem(word)) ?? 0;
    return (byTerm.starts[term + 1] ?? 0) - (byTerm.starts[term] ?? 0) >= FEWEST_PHRASES;
  });
  const correct = createSpellingCorrector({ keyWords: [], words: likely, ordinaryWords });
  return { isKnown: (word) => words.has(word) || ordinaryWords.has(word), correct };
}
