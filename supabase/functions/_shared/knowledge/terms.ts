import { foreignWords, intents, sameMeaning, spellings, stopWords } from "./vocabulary.ts";

type Row = { meaning: string; names: string[] };

const ENDINGS = /(?:ies|ing|ed|es|s|e|y)$/;

const subjectRows = sameMeaning.map(([meaning, ...names]) =>
  toRow(meaning, [meaning, ...names], stem),
);
const intentRows = intents.map(([intent, ...signs]) => toRow(intent, signs));
const foreignTerms = new Set([...foreignWords].map(stem));

/** The words of a text that carry its subject, in one spelling and form, with what they also mean. */
export function termsOf(text: string): string[] {
  const words = wordsOf(text);
  const subjects = words.filter((word) => word.length > 1 && !stopWords.has(word));
  return [...subjects, ...meaningsIn(words.map(stem), subjectRows)].map(stem);
}

/** Whether a term, as `termsOf` gives it, belongs to a subject that our guides leave to others. */
export function isForeign(term: string): boolean {
  return foreignTerms.has(term);
}

/** What a text wants to know or tells about its subject, such as how to prepare. */
export function intentsOf(text: string): string[] {
  return meaningsIn(wordsOf(text), intentRows);
}

function meaningsIn(words: readonly string[], rows: readonly Row[]): string[] {
  const text = ` ${words.join(" ")} `;
  const found = rows.filter(({ names }) => names.some((name) => text.includes(name)));
  return [...new Set(found.map(({ meaning }) => meaning))];
}

function toRow(meaning: string, names: readonly string[], form = asWritten): Row {
  return { meaning, names: names.map((name) => ` ${wordsOf(name).map(form).join(" ")} `) };
}

function asWritten(word: string): string {
  return word;
}

/** Lower case, without accents and apostrophes, spelled the American way. */
function wordsOf(text: string): string[] {
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
function stem(word: string): string {
  if (word.length < 4 || /\d|ss$|us$/.test(word)) {
    return word;
  }
  const cut = word.replace(ENDINGS, "");
  return cut.length >= 3 ? cut.replace(/([bdgklmnprt])\1$/, "$1") : word;
}
