import { createSpellingCorrector } from "../language/spelling.ts";
import { spellingVariants } from "../language/spelling-variants.ts";
import type { Token } from "../language/token.ts";
import { tokenise } from "../language/tokenise.ts";
import { createVariantTable } from "../language/variant-table.ts";
import { dangerSpellings } from "./danger-spellings.ts";
import { keyWords, otherWords } from "./key-words.ts";
import { lexicon } from "./lexicon.ts";
import { isKnown } from "./vocabulary.ts";

const reading = {
  isKnown,
  variants: createVariantTable([...spellingVariants, ...dangerSpellings]),
  correct: createSpellingCorrector({
    keyWords,
    words: Object.values(lexicon).flatMap((lines) => lines.flatMap((line) => line.split(/[|\s]/))),
    ordinaryWords: otherWords,
  }),
};

/** The words of a message in their plain spelling, with the sentence and clause each stands in. */
export function readText(text: string): Token[] {
  return tokenise(text, reading);
}
