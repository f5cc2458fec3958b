import { PhraseBook } from "./phrase-book.ts";
import { notDenials, sayings, settings } from "./settings.ts";
import { signs } from "./signs.ts";
import { themes } from "./themes.ts";
import { WordGroupIndex } from "./word-group-index.ts";
import { wordGroups } from "./word-groups.ts";

export const groupIndex = new WordGroupIndex(wordGroups);
export const themeIndex = new WordGroupIndex(themes);
export const sayingBook = new PhraseBook({ saying: sayings });
export const settingBook = new PhraseBook({ ...settings, notDenial: notDenials });
export const signBook = new PhraseBook(signs);

/** A shorter one is no proof that a word is spelled right. */
const SHORTEST_BEGINNING = 5;
const books = [sayingBook, settingBook, signBook];
const knownWords = new Set([groupIndex, themeIndex, ...books].flatMap((known) => [...known.words]));
const beginnings = books.flatMap((book) => [...book.prefixes]);
const knownBeginnings = new Set(beginnings.filter(({ length }) => length >= SHORTEST_BEGINNING));
const longestBeginning = Math.max(...beginnings.map(({ length }) => length));

/** Whether our phrases and themes use a word. */
export function isKnown(word: string): boolean {
  if (knownWords.has(word)) return true;
  for (let end = SHORTEST_BEGINNING; end <= Math.min(word.length, longestBeginning); end += 1) {
    if (knownBeginnings.has(word.slice(0, end))) return true;
  }
  return false;
}
