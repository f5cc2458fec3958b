import type { Analysis } from "../../_shared/knowledge/analyse.ts";
import { gramsOf } from "./grams.ts";
import { forEachItem, mean } from "./lists.ts";
import { pairRarity, type QuestionIndex } from "./question-index.ts";
import type { Query } from "./read-query.ts";

const FEWEST_SIBLINGS = 2;

/** How the question is worded beside its subject, against the other entries of each group. */
export function frameScores(index: QuestionIndex, query: Query) {
  const { groups, isSubject, byPair, phraseLengths } = index.frames;
  const dots = new Float64Array(index.phraseCount);
  let squares = 0;
  for (const term of query.terms) {
    if (isSubject[term] === 1) continue;
    const square = (index.rarity[term] ?? 0) ** 2;
    squares += square;
    forEachItem(index.byTerm, term, (phrase) => {
      dots[phrase] = (dots[phrase] ?? 0) + square;
    });
  }
  for (const pair of query.framePairs) {
    const square = pairRarity(byPair, pair, index.phraseCount) ** 2;
    squares += square;
    forEachItem(byPair, pair, (phrase) => {
      dots[phrase] = (dots[phrase] ?? 0) + square;
    });
  }
  const length = Math.sqrt(squares) || 1;
  const sums = new Float64Array(index.entryCount);
  for (let phrase = 0; phrase < index.phraseCount; phrase += 1) {
    const entry = index.entryOf[phrase] ?? 0;
    const dot = dots[phrase] ?? 0;
    sums[entry] = (sums[entry] ?? 0) + dot / ((phraseLengths[phrase] ?? 0) * length || 1);
  }
  const totals = new Map<number, { sum: number; phrases: number; entries: number }>();
  for (const [entry, group] of groups.entries()) {
    const total = totals.get(group) ?? { sum: 0, phrases: 0, entries: 0 };
    total.sum += sums[entry] ?? 0;
    total.phrases += sizeOf(entry);
    total.entries += 1;
    totals.set(group, total);
  }
  const totalOf = (entry: number) => {
    const group = groups[entry] ?? 0;
    const total = group === 0 ? undefined : totals.get(group);
    return total !== undefined && total.entries > FEWEST_SIBLINGS ? total : undefined;
  };
  return {
    isGrouped: (entry: number) => totalOf(entry) !== undefined,
    siblingsOf: (entry: number) => {
      const total = totalOf(entry);
      if (total === undefined) return 0;
      return (total.sum - (sums[entry] ?? 0)) / (total.phrases - sizeOf(entry));
    },
  };

  function sizeOf(entry: number): number {
    return (index.firstPhrase[entry + 1] ?? 0) - (index.firstPhrase[entry] ?? 0);
  }
}

/** How much of the runs of letters each phrase shares with the question. */
export function lettersShared(index: QuestionIndex, { stems }: Analysis) {
  const { byGram, rarity } = index.grams;
  const wanted = new Set(stems.flatMap(gramsOf));
  const termDots = new Float64Array(index.termOf.size);
  let squares = 0;
  for (const gram of wanted) {
    const weight = rarity[gram] ?? 0;
    squares += weight;
    forEachItem(byGram, gram, (term) => {
      termDots[term] = (termDots[term] ?? 0) + weight;
    });
  }
  const { starts, items } = index.phraseTerms;
  const dots = new Float64Array(index.phraseCount);
  for (let phrase = 0; phrase < index.phraseCount; phrase += 1) {
    let dot = 0;
    for (let at = starts[phrase] ?? 0; at < (starts[phrase + 1] ?? 0); at += 1)
      dot += termDots[items[at] ?? 0] ?? 0;
    dots[phrase] = dot;
  }
  return { dots, length: Math.sqrt(squares) };
}

/** How well each answer fits the question. */
export function answerScores(index: QuestionIndex, query: Query): Float64Array {
  const scores = new Float64Array(index.entryCount);
  const meanLength = mean(index.answerLengths);
  for (const term of query.terms) {
    if (index.isContent[term] !== 1) continue;
    const { starts } = index.answersByTerm;
    const count = (starts[term + 1] ?? 0) - (starts[term] ?? 0);
    const weight = Math.log(1 + (index.entryCount - count + 0.5) / (count + 0.5));
    forEachItem(index.answersByTerm, term, (entry) => {
      const norm = 0.5 + (0.5 * (index.answerLengths[entry] ?? 0)) / meanLength;
      scores[entry] = (scores[entry] ?? 0) + weight / norm;
    });
  }
  return scores.map((score) => score / (query.sum || 1));
}

/** The entries whose subject the question names. */
export function subjectsIn(index: QuestionIndex, { termSet }: Query): ReadonlySet<number> {
  const named = new Set<number>();
  for (let entry = 0; entry < index.entryCount; entry += 1) {
    let count = 0;
    let found = 0;
    let isMeant = false;
    forEachItem(index.subjects, entry, (term) => {
      count += 1;
      if (termSet.has(term)) found += 1;
    });
    forEachItem(index.subjectTags, entry, (tag) => {
      if (termSet.has(tag)) isMeant = true;
    });
    if (count > 0 && (found === count || isMeant)) named.add(entry);
  }
  return named;
}
