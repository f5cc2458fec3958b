import type { Span, Token } from "./token.ts";

/** A sentence that goes on for longer is cut at its next clause, since not everyone writes full stops. */
const LONG = 24;
/** Where even clauses are missing, it is cut all the same. */
const LONGEST = 48;

/** The sentences of a text, the overlong ones cut into their clauses. */
export function sentencesOf(tokens: readonly Token[]): Span[] {
  const sentences: Span[] = [];
  let start = 0;
  tokens.forEach((token, index) => {
    const before = tokens[index - 1];
    if (before === undefined) return;
    const length = index - start;
    const isCut =
      token.sentence !== before.sentence ||
      (length >= LONG && token.clause !== before.clause) ||
      length >= LONGEST;
    if (!isCut) return;
    sentences.push({ start, end: index });
    start = index;
  });
  if (start < tokens.length) sentences.push({ start, end: tokens.length });
  return sentences;
}
