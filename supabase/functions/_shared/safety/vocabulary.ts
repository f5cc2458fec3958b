import { PhraseBook } from "../language/phrase-book.ts";
import { SynonymIndex } from "../language/synonym-index.ts";
import { contextCues, pseudoNegations } from "./context-cues.ts";
import { figuresOfSpeech } from "./figures-of-speech.ts";
import { lexicon } from "./lexicon.ts";
import { signPhrases } from "./signs.ts";
import { synonyms } from "./danger-synonyms.ts";

export const synonymIndex = new SynonymIndex(synonyms);
export const lexiconIndex = new SynonymIndex(lexicon);
export const figureBook = new PhraseBook({ figure: figuresOfSpeech });
export const cueBook = new PhraseBook({ ...contextCues, notDenial: pseudoNegations });
export const signBook = new PhraseBook(signPhrases);

/** A shorter one is no proof that a word is spelled right. */
const SHORTEST_BEGINNING = 5;
const books = [figureBook, cueBook, signBook];
const knownWords = new Set(
  [synonymIndex, lexiconIndex, ...books].flatMap((known) => [...known.words]),
);
const beginnings = books.flatMap((book) => [...book.prefixes]);
const knownBeginnings = new Set(beginnings.filter(({ length }) => length >= SHORTEST_BEGINNING));
const longestBeginning = Math.max(...beginnings.map(({ length }) => length));

/** Whether our phrases and our lexicon use a word. */
export function isKnown(word: string): boolean {
  if (knownWords.has(word)) return true;
  for (let end = SHORTEST_BEGINNING; end <= Math.min(word.length, longestBeginning); end += 1) {
    if (knownBeginnings.has(word.slice(0, end))) return true;
  }
  return false;
}
