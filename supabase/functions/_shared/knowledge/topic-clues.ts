import { findSubjects, stem, wordsOf } from "./terms.ts";
import { stopWords } from "./word-kinds.ts";

/** Stands before the first word, so that how a question begins is a clue too. */
const START = "^";

/** What in a question may tell its topic: words, names of one thing, and two words in a row. */
export type TopicClues = {
  words: readonly string[];
  names: readonly string[];
  pairs: readonly string[];
};

/** Reads the clues of a question, each once. */
export function topicCluesOf(question: string): TopicClues {
  const words = wordsOf(question);
  const stems = words.map(stem);
  return {
    words: unique(words.filter((word) => isTelling(word)).map(stem)),
    names: unique(findSubjects(stems).map(({ meaning }) => `=${meaning}`)),
    pairs: unique(stems.map((word, place) => `${stems[place - 1] ?? START} ${word}`)),
  };
}

function isTelling(word: string): boolean {
  return word.length > 1 && !stopWords.has(word) && !/^\d+$/.test(word);
}

function unique(clues: readonly string[]): string[] {
  return [...new Set(clues)];
}
