import { createNameFinder, type FoundName } from "./name-finder.ts";
import { sameMeaning } from "./names.ts";
import { intents, irregularForms, spellings } from "./vocabulary.ts";
import {
  aspectWords,
  everydayWords,
  openingWords,
  otherConditions,
  otherSubjects,
  plainWords,
  stopWords,
} from "./word-kinds.ts";

/** How much a word tells about whether a question is ours. */
export type WordKind =
  | "plain"
  | "aspect"
  | "opening"
  | "everyday"
  | "other condition"
  | "other subject"
  | "any";

/** Words whose ending is not one. */
const WHOLE_WORDS: ReadonlySet<string> = new Set(["skinny", "hairy"]);
const ENDINGS = /(?:ies|ing|eys?|ys|ed|es|s|e|y)$/;

/** Finds the names of things among words in their cut form. */
export const findSubjects = createNameFinder(sameMeaning.flatMap((row) => namesOfRow(row, stem)));
const findIntents = createNameFinder(intents.flatMap((row) => namesOfRow(row, asWritten)));

/** What the names of things are understood as. */
export const meanings: readonly string[] = sameMeaning.map(([meaning]) => stem(meaning));

const kinds = new Map<string, WordKind>([
  ...kindRows(everydayWords, "everyday"),
  ...kindRows(plainWords, "plain"),
  ...kindRows(aspectWords, "aspect"),
  ...kindRows(openingWords, "opening"),
  ...kindRows(otherConditions, "other condition"),
  ...kindRows(otherSubjects, "other subject"),
]);

/** The term of the condition that the whole site is about. */
export const CONDITION = stem("pcos");

/** The words of a text that carry its subject, in one spelling and form, with what they also mean. */
export function termsOf(text: string): string[] {
  const words = wordsOf(text);
  const found = findSubjects(words.map(stem));
  return [...termsOfWords(words), ...new Set(found.map(({ meaning }) => meaning))];
}

/** The words that carry a subject, each in one form. */
export function termsOfWords(words: readonly string[]): string[] {
  return words.filter((word) => word.length > 1 && !stopWords.has(word)).map(stem);
}

/** The kind of a term, as `termsOf` gives it. */
export function kindOf(term: string): WordKind {
  return kinds.get(term) ?? "any";
}

/** What a text wants to know or tells about its subject, such as how to prepare. */
export function intentsOf(text: string): string[] {
  return [...new Set(findIntents(wordsOf(text)).map(({ meaning }) => meaning))];
}

function kindRows(words: ReadonlySet<string>, kind: WordKind): [string, WordKind][] {
  return [...words].map((word) => [stem(word), kind]);
}

/** Each name of a row, and its meaning itself, which is always found among other terms. */
function namesOfRow(
  [meaning, ...names]: readonly [string, ...string[]],
  form: (word: string) => string,
): FoundName[] {
  return [meaning, ...names].map((name) => ({
    meaning: form(meaning),
    words: wordsOf(name).map(form),
  }));
}

function asWritten(word: string): string {
  return word;
}

/** Lower case, without accents and apostrophes, spelled the American way. */
export function wordsOf(text: string): string[] {
  let plain = text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}|['’]/gu, "");
  for (const [british, american] of spellings) {
    plain = plain.replace(british, american);
  }
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Cuts the common endings, so that "scans", "scanning" and "scan" meet. */
export function stem(word: string): string {
  const present = irregularForms.get(word);
  if (present !== undefined) return stem(present);
  if (word.length < 4 || WHOLE_WORDS.has(word) || /\d|ss$|us$/.test(word)) {
    return word;
  }
  const cut = word.replace(ENDINGS, "");
  return cut.length >= 3 ? cut.replace(/([bdgklmnprt])\1$/, "$1") : word;
}
