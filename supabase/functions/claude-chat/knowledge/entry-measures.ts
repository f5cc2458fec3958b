import type { Analysis } from "../../_shared/knowledge/analyse.ts";
import { answerScores, frameScores, lettersShared, subjectsIn } from "./partial-scores.ts";
import { countOf, forEachItem, mean } from "./lists.ts";
import type { Meant } from "./meaning.ts";
import { pairRarity, type QuestionIndex } from "./question-index.ts";
import { readQuery } from "./read-query.ts";

const plainNames = [
  "phrase",
  "second phrase",
  "phrases",
  "bm25",
  "letters",
  "letters of three",
  "answer",
  "covered",
  "phrase covered",
  "content",
  "content of three",
  "subject",
  "other subject",
  "subject missing",
  "kinds",
  "kinds differ",
  "siblings",
  "grouped",
  "meaning",
] as const;
/** A little likeness tells more beside none than much beside a little more; so these count as logarithms as well. */
const loggedNames = [
  "phrase",
  "second phrase",
  "phrases",
  "bm25",
  "letters",
  "letters of three",
  "content",
  "content of three",
] as const satisfies readonly (typeof plainNames)[number][];
const logged = loggedNames.map(placeOfMeasure);

/** What speaks for an entry; the fitted weights are in this order. */
export const measureNames: readonly string[] = [
  ...plainNames,
  ...loggedNames.map((name) => `${name}, logarithm`),
];

/** Where a measure stands among those of an entry. */
export function placeOfMeasure(name: (typeof plainNames)[number]): number {
  return plainNames.indexOf(name);
}

export type MeasuredEntry = { entry: number; measures: Float64Array };

/** What a question shares with the bank, whatever the entry. */
export type Measured = {
  /** The likeliest entries, not in order. */
  candidates: MeasuredEntry[];
  /** Share of the question's content that the bank's questions have words for. */
  known: number;
  /** How many of its content words no question of the bank has. */
  outOfVocabulary: number;
  /** How many content words it has. */
  content: number;
  /** How many words it has in all; the more there are, the less each entry shares of them. */
  words: number;
  /** The odds that it means none of the entries, as a logarithm. */
  none: number;
};

/** As small as a likeness has to be to tell no more than none. */
const LEAST_LIKENESS = 0.05;
const CANDIDATES = 24;
/** So many entries are looked at for what a question means, whatever its words. */
const MEANT = 10;
/** Below this share an entry is meant no more than any other; as a logarithm. */
const LEAST_MEANING = -10;
const MOST_NONE = 10;
const SATURATION = 1.2;
const LENGTH_SHARE = 0.4;

/**
 * Compares a question with every entry. `meaning` tells how likely each entry is by what the words mean; without it none
 * is likelier than another. The entries of `also` are among the candidates in any case.
 */
export function measure(
  index: QuestionIndex,
  asked: Analysis,
  meaning: Meant | null,
  also: readonly number[] = [],
): Measured {
  const { entryCount, phraseCount, entryOf, rarity, isContent, byTerm } = index;
  const query = readQuery(index, asked);
  const dots = new Float64Array(phraseCount);
  const contentDots = new Float64Array(phraseCount);
  const bm25 = new Float64Array(entryCount);
  const covered = new Float64Array(entryCount);
  const meanSize = mean(index.entrySizes) || 1;

  for (const term of query.terms) {
    const weight = rarity[term] ?? 0;
    const square = weight * weight;
    const content = isContent[term] === 1;
    const { starts, items } = byTerm;
    let entry = -1;
    let count = 0;
    const close = () => {
      if (entry < 0 || count === 0) return;
      const size = (index.entrySizes[entry] ?? 0) / meanSize;
      const norm = SATURATION * (1 - LENGTH_SHARE + LENGTH_SHARE * size);
      bm25[entry] = (bm25[entry] ?? 0) + (weight * count * (SATURATION + 1)) / (count + norm);
      if (content) covered[entry] = (covered[entry] ?? 0) + weight;
    };
    for (let at = starts[term] ?? 0; at < (starts[term + 1] ?? 0); at += 1) {
      const phrase = items[at] ?? 0;
      dots[phrase] = (dots[phrase] ?? 0) + square;
      if (content) contentDots[phrase] = (contentDots[phrase] ?? 0) + square;
      const owner = entryOf[phrase] ?? 0;
      if (owner !== entry) {
        close();
        entry = owner;
        count = 0;
      }
      count += 1;
    }
    close();
  }
  for (const pair of query.pairs) {
    const weight = pairRarity(index.byPair, pair, phraseCount) ** 2;
    forEachItem(index.byPair, pair, (phrase) => {
      dots[phrase] = (dots[phrase] ?? 0) + weight;
    });
  }
  const frames = frameScores(index, query);
  const letters = lettersShared(index, asked);
  const answers = answerScores(index, query);
  const subjects = subjectsIn(index, query);
  return {
    known: query.contentSum === 0 ? 0 : query.knownSum / query.contentSum,
    outOfVocabulary: query.outOfVocabulary,
    content: query.contentCount,
    words: asked.words.length,
    none: meaning === null ? 0 : Math.max(-MOST_NONE, Math.min(MOST_NONE, meaning.none)),
    candidates: [
      ...new Set([
        ...likeliest(bm25, dots, index, query.length),
        ...likeliestMeant(meaning?.entries),
        ...also,
      ]),
    ].map((entry) => ({ entry, measures: measuresOf(entry) })),
  };

  function measuresOf(entry: number): Float64Array {
    const phrase = topThree();
    const content = topThree();
    const letter = topThree();
    let sum = 0;
    let count = 0;
    let best = -1;
    for (
      let at = index.firstPhrase[entry] ?? 0;
      at < (index.firstPhrase[entry + 1] ?? 0);
      at += 1
    ) {
      const cosine = (dots[at] ?? 0) / ((index.phraseLengths[at] ?? 1) * query.length || 1);
      if (cosine > phrase.first) best = at;
      phrase.add(cosine);
      content.add(
        (contentDots[at] ?? 0) / ((index.contentLengths[at] ?? 0) * query.contentLength || 1),
      );
      letter.add(
        (letters.dots[at] ?? 0) / ((index.grams.phraseLengths[at] ?? 1) * letters.length || 1),
      );
      sum += cosine;
      count += 1;
    }
    const kinds = new Set(
      query.kinds.filter((kind) => {
        let has = false;
        forEachItem(byTerm, kind, (at) => {
          if (entryOf[at] === entry) has = true;
        });
        return has;
      }),
    );
    const hasSubject = countOf(index.subjects, entry) > 0;
    const named = subjects.has(entry);
    const plain = [
      phrase.first,
      phrase.second,
      count === 0 ? 0 : sum / count,
      (bm25[entry] ?? 0) / (query.sum || 1),
      letter.first,
      letter.mean(),
      answers[entry] ?? 0,
      query.contentSum === 0 ? 0 : (covered[entry] ?? 0) / query.contentSum,
      phraseCovered(best),
      content.first,
      content.mean(),
      hasSubject && named ? 1 : 0,
      hasSubject && !named && subjects.size > 0 ? 1 : 0,
      hasSubject && !named && subjects.size === 0 ? 1 : 0,
      query.kinds.length === 0 ? 0 : kinds.size / query.kinds.length,
      query.kinds.length > 0 && kinds.size === 0 ? 1 : 0,
      frames.siblingsOf(entry),
      frames.isGrouped(entry) ? 1 : 0,
      meaning === null ? 0 : Math.max(LEAST_MEANING, meaning.entries[entry] ?? LEAST_MEANING) / 10,
    ];
    return Float64Array.from([
      ...plain,
      ...logged.map((place) => Math.log((plain[place] ?? 0) + LEAST_LIKENESS)),
    ]);
  }

  /** The share of a phrase's content that the question has. */
  function phraseCovered(phrase: number): number {
    let all = 0;
    let shared = 0;
    if (phrase < 0) return 0;
    forEachItem(index.phraseTerms, phrase, (term) => {
      if (isContent[term] !== 1) return;
      all += rarity[term] ?? 0;
      if (query.termSet.has(term)) shared += rarity[term] ?? 0;
    });
    return all === 0 ? 0 : shared / all;
  }
}

function likeliestMeant(entries: Float64Array | undefined): number[] {
  if (entries === undefined) return [];
  return Array.from(entries.keys())
    .toSorted((one, other) => (entries[other] ?? 0) - (entries[one] ?? 0))
    .slice(0, MEANT);
}

function likeliest(
  bm25: Float64Array,
  dots: Float64Array,
  index: QuestionIndex,
  length: number,
): number[] {
  const scores = Float64Array.from(bm25, (score) => score / (length || 1));
  for (let phrase = 0; phrase < index.phraseCount; phrase += 1) {
    const entry = index.entryOf[phrase] ?? 0;
    const cosine = (dots[phrase] ?? 0) / ((index.phraseLengths[phrase] ?? 1) * length || 1);
    scores[entry] = Math.max(
      scores[entry] ?? 0,
      (bm25[entry] ?? 0) / (4 * length || 1) + 2 * cosine,
    );
  }
  return Array.from(scores.keys())
    .filter((entry) => (scores[entry] ?? 0) > 0)
    .toSorted((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0))
    .slice(0, CANDIDATES);
}

function topThree() {
  const best = [0, 0, 0];
  return {
    add: (value: number) => {
      if (value <= (best[2] ?? 0)) return;
      best[2] = value;
      best.sort((one, other) => other - one);
    },
    get first() {
      return best[0] ?? 0;
    },
    get second() {
      return best[1] ?? 0;
    },
    mean: () => best.reduce((sum, value) => sum + value, 0) / best.length,
  };
}
