import { normalise, undisguised } from "./normalise.ts";
import { amountOf } from "./number-words.ts";
import type { CorrectSpelling } from "./spelling.ts";
import type { Token } from "./token.ts";
import type { VariantTable } from "./variant-table.ts";

type Mark = "word" | "clause" | "sentence";
type Piece = { text: string; mark: Mark };
/** The vocabulary of who reads: no word of it is built in. */
export type Reading = {
  /** Whether a word is one the reader uses; such a word is never changed. */
  isKnown: (word: string) => boolean;
  variants: VariantTable;
  correct: CorrectSpelling;
};

const PIECES =
  /\d+(?:[.,]\d+)*(?:\/\d+)?|[a-z][a-z0-9@$!]*[a-z0-9]|[a-z]|(?:\.{2,}|…)|[.!?;]+|\n\s*|[,:()[\]"]|\s[-–—]+\s|—|[+=]/g;
const OPENS_CLAUSE = new Set(
  "but however although though because then whereas except yet anyway also plus".split(" "),
);
/** Open a clause only where someone or something new comes next. */
const JOINS = new Set(["and", "so"]);
const SUBJECTS = new Set(
  "i my now she he her his it they we there today this since then im also feel".split(" "),
);
const SHORTEST_SPELLED_OUT = 3;

/** The words of a message in their plain spelling, with the sentence and clause each stands in. */
export function tokenise(text: string, reading: Reading): Token[] {
  const tokens: Token[] = [];
  let sentence = 0;
  let clause = 0;
  let run: string[] = [];

  function closeRun() {
    const words = toPlainWords(run, reading);
    words.forEach((word, index) => {
      if (opensClause(word, words[index + 1])) clause += 1;
      tokens.push({ word, amount: amountOf(word), sentence, clause });
    });
    run = [];
  }

  for (const piece of piecesOf(normalise(text))) {
    if (piece.mark === "word") {
      run.push(piece.text);
      continue;
    }
    closeRun();
    clause += 1;
    if (piece.mark === "sentence") sentence += 1;
  }
  closeRun();
  return tokens;
}

function opensClause(word: string, next: string | undefined): boolean {
  return OPENS_CLAUSE.has(word) || (JOINS.has(word) && next !== undefined && SUBJECTS.has(next));
}

function* piecesOf(text: string): Generator<Piece> {
  for (const match of text.matchAll(PIECES)) {
    const piece = match[0];
    if (/^[a-z0-9]/.test(piece)) yield { text: piece, mark: "word" };
    else if (/^(?:\.{2,}|…)|^[+=]/.test(piece)) yield { text: piece, mark: "clause" };
    else if (/^[.!?;]/.test(piece)) yield { text: piece, mark: "sentence" };
    else if (piece.startsWith("\n")) {
      const goesOn = /[a-z,]/.test(text.charAt(match.index + piece.length));
      yield { text: piece, mark: goesOn ? "clause" : "sentence" };
    } else yield { text: piece, mark: "clause" };
  }
}

function toPlainWords(run: readonly string[], reading: Reading): string[] {
  const { isKnown, variants } = reading;
  const understanding = {
    ...reading,
    isKnown: (word: string) => isKnown(word) || variants.words.has(word),
  };
  const words = joinLetters(run, understanding).flatMap((word) => toSpelling(word, understanding));
  const plain: string[] = [];
  for (let at = 0; at < words.length;) {
    const found = variants.find(words, at);
    plain.push(...(found ? found.meant : words.slice(at, at + 1)));
    at += found?.written.length ?? 1;
  }
  return plain;
}

/** Puts words together that were written letter by letter. */
function joinLetters(run: readonly string[], { isKnown }: Reading): string[] {
  const joined: string[] = [];
  for (let at = 0; at < run.length;) {
    let end = at;
    while (run[end]?.length === 1 && /[a-z]/.test(run[end] ?? "")) end += 1;
    const word = run.slice(at, end).join("");
    const isWord = word.length >= SHORTEST_SPELLED_OUT && isKnown(word);
    joined.push(...(isWord ? [word] : run.slice(at, Math.max(end, at + 1))));
    at = Math.max(end, at + 1);
  }
  return joined;
}

function toSpelling(word: string, { isKnown, correct }: Reading): string[] {
  if (amountOf(word) !== null || /^\d/.test(word) || isKnown(word)) return [word];
  const open = undisguised(word);
  if (open !== word && (isKnown(open) || correct(open) !== null)) {
    return [isKnown(open) ? open : (correct(open) ?? open)];
  }
  if (/^[a-z]+\d+$/.test(word)) return word.match(/[a-z]+|\d+/g) ?? [];
  if (/\d/.test(word)) return [word];
  if (/[^a-z]/.test(word)) return word.match(/[a-z]+/g) ?? [];
  const twice = word.replace(/(.)\1{2,}/g, "$1$1");
  const once = word.replace(/(.)\1{2,}/g, "$1");
  // "b" is no "bg", as in "bleedin".
  const likely = [twice, once, `${word}g`, `${once}g`].find(
    (each) => each.length > 2 && isKnown(each),
  );
  return [likely ?? correct(once) ?? once];
}
