import type { CorrectSpelling } from "../language/spelling.ts";
import { americanSpelling, spellingVariants } from "../language/spelling-variants.ts";
import { tokenise } from "../language/tokenise.ts";
import { createVariantTable } from "../language/variant-table.ts";
import { shortSpellings } from "./short-spellings.ts";

const variants = createVariantTable([...spellingVariants, ...shortSpellings]);

/** Which words are spelled right, and what the others mean. */
export type Spelling = { isKnown: (word: string) => boolean; correct: CorrectSpelling };

/** Takes each word as it is written. */
export const asWritten: Spelling = { isKnown: () => true, correct: () => null };

/** The words of a text in one spelling. */
export function wordsOf(text: string, spelling: Spelling): string[] {
  return tokenise(text, { ...spelling, variants }).map(({ word }) => americanSpelling(word));
}
