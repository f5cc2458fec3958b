import MiniSearch, { type SearchOptions, type SearchResult } from "minisearch";

import { type Guide, groupIntoGuides, partName } from "./guides.ts";
import type { Passage } from "./passage.ts";
import { createTermWeights, type TermWeights } from "./term-weights.ts";
import { intentsOf, isForeign, termsOf } from "./terms.ts";

/** The passages that fit a question, best first; none when it is about something else. */
export type SearchPassages = (question: string) => Passage[];

/** How much of a question, by weight of its words, a guide must speak about. */
const MIN_COVERAGE = 0.3;
/** The same when no word names the subject of a guide. */
const MIN_COVERAGE_WITHOUT_SUBJECT = 0.75;
/** Words this common together say nothing about a subject. */
const MIN_WEIGHT = 0.8;
const MIN_WEIGHT_WITHOUT_SUBJECT = 4;
/** Guides scored below this share of the best one are left out. */
const MIN_SHARE_OF_BEST = 0.5;
/** What a part's fit to the question's intent adds, beside up to 1 for its words. */
const INTENT_BONUS = 1;

/** Builds the index once; each question is then looked up in memory: first the guide, then its part. */
export function createPassageSearch(passages: readonly Passage[]): SearchPassages {
  const guides = groupIntoGuides(passages);
  const weights = createTermWeights(guides);
  const guideIndex = createIndex(guides, ["name", "keywords", "text"], {
    boost: { name: 3, keywords: 3 },
  });
  const partIndex = createIndex(passages, ["title", "text"], {});
  const guideById = new Map(guides.map((guide) => [guide.id, guide]));

  return (question) => {
    const found = guideIndex.search(question);
    const fitting = found.filter((result) => isCovered(question, result, weights));
    const bestScore = fitting[0]?.score ?? 0;
    const partScores = new Map(partIndex.search(question).map(({ id, score }) => [id, score]));
    return fitting
      .filter(({ score }) => score >= bestScore * MIN_SHARE_OF_BEST)
      .flatMap(({ id, score }) =>
        rateParts(guideById.get(id), question, partScores).map(({ passage, fit }) => ({
          passage,
          rank: (score / bestScore) * (1 + fit),
        })),
      )
      .toSorted((one, other) => other.rank - one.rank)
      .map(({ passage }) => passage);
  };
}

function rateParts(
  guide: Guide | undefined,
  question: string,
  scores: ReadonlyMap<string, number>,
): { passage: Passage; fit: number }[] {
  const intents = wantedIntents(question);
  const parts = guide?.parts ?? [];
  const best = Math.max(...parts.map(({ id }) => scores.get(id) ?? 0), Number.MIN_VALUE);
  return parts.map((passage) => {
    const isIntended = intentsOf(partName(passage)).some((intent) => intents.includes(intent));
    return { passage, fit: (isIntended ? INTENT_BONUS : 0) + (scores.get(passage.id) ?? 0) / best };
  });
}

/** "What is a normal AMH?" wants numbers: the purpose counts only when nothing else is asked. */
function wantedIntents(question: string): string[] {
  const others = intentsOf(question).filter((intent) => intent !== "purpose");
  return others.length === 0 ? ["purpose"] : others;
}

function isCovered(question: string, found: SearchResult, weights: TermWeights): boolean {
  const { weightOf, isSubject } = weights;
  const isNamed = found.terms.some(isSubject);
  const foundWeight = totalWeight(
    found.queryTerms.filter((term) => !isForeign(term)),
    weightOf,
  );
  const askedWeight = totalWeight(termsOf(question), weightOf);
  return isNamed
    ? foundWeight >= Math.max(MIN_WEIGHT, askedWeight * MIN_COVERAGE)
    : foundWeight >=
        Math.max(MIN_WEIGHT_WITHOUT_SUBJECT, askedWeight * MIN_COVERAGE_WITHOUT_SUBJECT);
}

function totalWeight(terms: readonly string[], weightOf: (term: string) => number): number {
  return [...new Set(terms)].reduce((total, term) => total + weightOf(term), 0);
}

function createIndex<T extends { id: string }>(
  documents: readonly T[],
  fields: string[],
  searchOptions: SearchOptions,
): MiniSearch<T> {
  const index = new MiniSearch<T>({
    fields,
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: { fuzzy: (term) => (term.length > 5 ? 0.2 : false), ...searchOptions },
  });
  index.addAll(documents);
  return index;
}
