import type { Analysis } from "../../_shared/knowledge/analyse.ts";
import { plainWords, stopWords } from "../../_shared/knowledge/common-words.ts";
import { masked, pairRarity, pairsOf, type QuestionIndex } from "./question-index.ts";

/** A question in the terms of the index. */
export type Query = {
  terms: readonly number[];
  termSet: ReadonlySet<number>;
  pairs: Uint16Array;
  framePairs: Uint16Array;
  kinds: readonly number[];
  length: number;
  contentLength: number;
  sum: number;
  contentSum: number;
  knownSum: number;
  contentCount: number;
  outOfVocabulary: number;
};

/** Finds the terms of a question. */
export function readQuery(index: QuestionIndex, asked: Analysis): Query {
  const { termOf, rarity, isContent, byTerm } = index;
  const highest = Math.log(1 + 2 * (index.entryCount + 0.5));
  const isKnown = (term: number | undefined): term is number =>
    term !== undefined && (byTerm.starts[term + 1] ?? 0) > (byTerm.starts[term] ?? 0);
  const sequence = asked.stems.map((stem) => termOf.get(stem));
  const terms = new Set(
    [...sequence, ...[...asked.concepts, ...asked.kinds].map((tag) => termOf.get(tag))].filter(
      isKnown,
    ),
  );
  let outOfVocabulary = 0;
  let contentCount = 0;
  let unknownSquares = 0;
  let unknownSum = 0;
  const met = new Set<string>();
  for (const [place, word] of asked.words.entries()) {
    const stem = asked.stems[place] ?? "";
    if (stopWords.has(word) || met.has(stem) || /^\d+$/.test(word)) continue;
    met.add(stem);
    contentCount += 1;
    if (isKnown(sequence[place])) continue;
    const share = plainWords.has(word) ? 0.5 : 1;
    if (share === 1) outOfVocabulary += 1;
    unknownSquares += (share * highest) ** 2;
    unknownSum += share * highest;
  }
  const places = Uint16Array.from(sequence, (term) => term ?? index.termOf.size);
  const pairs = pairsOf(places);
  const squares = (list: Iterable<number>) => {
    let sum = 0;
    for (const term of list) sum += (rarity[term] ?? 0) ** 2;
    return sum;
  };
  const content = [...terms].filter((term) => isContent[term] === 1);
  const knownSum = content.reduce((sum, term) => sum + (rarity[term] ?? 0), 0);
  const pairSquares = pairs.reduce(
    (sum, pair) => sum + pairRarity(index.byPair, pair, index.phraseCount) ** 2,
    0,
  );
  return {
    terms: [...terms],
    termSet: terms,
    pairs,
    framePairs: pairsOf(masked(places, index.frames.isSubject)),
    kinds: asked.kinds.flatMap((kind) => termOf.get(kind) ?? []),
    length: Math.sqrt(squares(terms) + unknownSquares + pairSquares),
    contentLength: Math.sqrt(squares(content) + unknownSquares),
    sum: [...terms].reduce((sum, term) => sum + (rarity[term] ?? 0), 0) + unknownSum,
    contentSum: knownSum + unknownSum,
    knownSum,
    contentCount,
    outOfVocabulary,
  };
}
