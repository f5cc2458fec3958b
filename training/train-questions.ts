import { writeFileSync } from "node:fs";

import {
  askedQuestions,
  indexedQuestions,
  readQuestions,
} from "../src/content/build/read-questions.ts";
import { analyse } from "../supabase/functions/_shared/knowledge/analyse.ts";
import { createSpelling } from "../supabase/functions/claude-chat/knowledge/bank-spelling.ts";
import { plainWords, stopWords } from "../supabase/functions/_shared/knowledge/common-words.ts";
import {
  measure,
  measureNames,
  type Measured,
} from "../supabase/functions/claude-chat/knowledge/entry-measures.ts";
import {
  openMeaning,
  type PackedMeaning,
} from "../supabase/functions/claude-chat/knowledge/meaning.ts";
import {
  type IndexedQuestion,
  packIndex,
} from "../supabase/functions/claude-chat/knowledge/packed-index.ts";
import type { FiledQuestion } from "../src/content/question-schema.ts";
import { openIndex } from "../supabase/functions/claude-chat/knowledge/question-index.ts";
import {
  confidenceFeatures,
  domainScore,
  rankEntries,
  type RankerWeights,
} from "../supabase/functions/claude-chat/knowledge/ranker.ts";
import { asWritten } from "../supabase/functions/_shared/knowledge/reading.ts";
import { fitLogistic, type Case } from "./fit-logistic.ts";
import { fitMeaning } from "./fit-meaning.ts";
import { fitRanking } from "./fit-ranking.ts";
import { dataHash } from "./question-data-hash.ts";
import { type QuestionExample, readExamples } from "./question-examples.ts";
import surroundings from "./surroundings.json" with { type: "json" };

const TARGET = new URL(
  "../supabase/functions/claude-chat/knowledge/ranker-weights.json",
  import.meta.url,
);
/**
 * Whole batches by hands of their own. The ranker learns what its measures are worth from an index and a meaning without
 * these, so that they stand for the writers still to come; afterwards meaning learns them as well, and most stand in the index.
 */
const LEFT_OUT_BATCHES = [
  "other-words",
  "paraphrases-4",
  "paraphrases-5",
  "plain-5",
  "plain-6",
  "plain-8",
  "stories",
];

type Shares = { rank: number; confidence: number };

const LEFT_OUT_SHARES: Shares = { rank: 0.15, confidence: 0.2 };
/** There are more of these at hand than are ever asked. */
const UNANSWERABLE_SHARES: Shares = { rank: 0, confidence: 0.6 };
const DEVELOPMENT_SHARES: Shares = { rank: 1, confidence: 3 };
/** How much an answer counts beside one question when meaning is learnt. */
const ANSWER_SHARE = 0.3;
/** One wording of so many is read once more in surroundings, for so much. */
const EVERY = 3;
const SURROUNDED_SHARE = 0.5;
const SURE = 0.91;
const CERTAIN = 0.98;
const UNSURE = 0.2;

type Read = {
  measured: Measured;
  stems: readonly string[];
  entries: readonly number[];
  shares: Shares;
};

/**
 * Learns what the questions of each entry mean, and a little from its answer, and what questions do that none answers. Some
 * wordings are read once more behind a sentence of everyday life, so that what stands around a question is no sign of what it means.
 */
function trainMeaning(asked: readonly IndexedQuestion[], others: readonly string[]): PackedMeaning {
  const plain = asked.flatMap(({ question, wordings }, entry) =>
    [question, ...wordings].map((text) => ({ text, entry })),
  );
  const surrounded = plain
    .filter((_, place) => place % EVERY === 0)
    .map(({ text, entry }, place) => ({
      text: `${surroundings[(place * 7) % surroundings.length] ?? ""} ${text}`,
      entry,
    }));
  const answers = asked.map(({ answer }, entry) => ({ text: answer, entry }));
  return fitMeaning(
    [
      ...meaningExamples(plain, 1),
      ...meaningExamples(surrounded, SURROUNDED_SHARE),
      ...meaningExamples(answers, ANSWER_SHARE),
      ...meaningExamples(
        others.map((text) => ({ text, entry: null })),
        1,
      ),
    ],
    asked.length,
  );
}

function meaningExamples(texts: readonly { text: string; entry: number | null }[], share: number) {
  return texts.map(({ text, entry }) => ({ text: analyse(text, asWritten), entry, share }));
}

/** Reads and measures texts against an index and what was learnt of meaning. */
function createMeasuring(indexed: readonly IndexedQuestion[], meaning: PackedMeaning) {
  const index = openIndex(packIndex(indexed));
  const spelling = createSpelling(index, new Set([...stopWords, ...plainWords]));
  const meaningOf = openMeaning(meaning);
  return (text: string) => {
    const asked = analyse(text, spelling);
    return { stems: asked.stems, measured: measure(index, asked, meaningOf(asked)) };
  };
}

type Measuring = ReturnType<typeof createMeasuring>;

/** Fits the ranker to questions whose writers the measuring has not seen: those of development, and batches that `early` is without. */
function trainRanker(
  questions: readonly FiledQuestion[],
  indexed: readonly IndexedQuestion[],
  { whole, early }: { whole: Measuring; early: Measuring },
): RankerWeights {
  const placeOf = new Map(questions.map(({ id }, place) => [id, place]));
  const examples = readExamples();
  const others = notOurs(examples);
  const unseen = others.filter((_, place) => !isLearntEarly(place));
  const read = [
    ...examples.filter(
      ({ split, entries, batch }) =>
        split === "dev" ||
        (split === "train" && entries.length > 0 && LEFT_OUT_BATCHES.includes(batch)),
    ),
    ...unseen,
  ].map((example): Read => ({
    ...(example.split === "dev" ? whole : early)(example.text),
    entries: example.entries.flatMap((id) => placeOf.get(id) ?? []),
    shares: sharesOf(example),
  }));
  const rank = fitRanking(
    read.map(({ measured, entries, shares }) => ({
      share: shares.rank,
      candidates: measured.candidates.map(({ entry, measures }) => ({
        measures,
        isRight: entries.includes(entry),
      })),
    })),
    measureNames.length,
  );
  const domain = fitDomain(
    indexed
      .flatMap(({ question, wordings }) => [question, ...wordings])
      .map((text) => analyse(text, asWritten).stems),
    others.map(({ text }) => analyse(text, asWritten).stems),
  );
  const cases = (most: number) =>
    read.map(({ measured, entries, shares, stems }): Case => {
      const ranked = rankEntries(measured.candidates, rank);
      return {
        features: confidenceFeatures(
          ranked,
          measured,
          domainScore(stems, domain.without(stems, entries.length > 0)),
        ),
        isRight: ranked.slice(0, most).some(({ entry }) => entries.includes(entry)),
        share: shares.confidence,
      };
    });
  return {
    rank: rank.map(({ weights, bias, worth }) => ({
      weights: weights.map(rounded),
      bias: rounded(bias),
      worth: rounded(worth),
    })),
    first: fitLogistic(cases(1), 0.001).map(rounded),
    among: fitLogistic(cases(3), 0.001).map(rounded),
    domain: domain.scores,
    sure: SURE,
    certain: CERTAIN,
    unsure: UNSURE,
  };
}

/** Questions to learn from that no entry answers. */
function notOurs(examples: readonly QuestionExample[]): QuestionExample[] {
  return examples.filter(({ split, entries }) => split === "train" && entries.length === 0);
}

/** The early meaning learns one of two of the questions that are not ours, and those between tell how sure is sure. */
function isLearntEarly(place: number): boolean {
  return place % 2 === 0;
}

function sharesOf({ split, entries }: QuestionExample): Shares {
  if (split === "dev") return DEVELOPMENT_SHARES;
  return entries.length === 0 ? UNANSWERABLE_SHARES : LEFT_OUT_SHARES;
}

/** How much more often stems stand in answerable questions; `without` leaves one question out of the count. */
function fitDomain(ours: readonly (readonly string[])[], others: readonly (readonly string[])[]) {
  const counts = new Map<string, { own: number; foreign: number }>();
  const count = (texts: readonly (readonly string[])[], side: "own" | "foreign") => {
    for (const stem of texts.flatMap((stems) => [...new Set(stems)])) {
      const counted = counts.get(stem) ?? { own: 0, foreign: 0 };
      counts.set(stem, { ...counted, [side]: counted[side] + 1 });
    }
  };
  count(ours, "own");
  count(others, "foreign");
  const scoreOf = (own: number, foreign: number) =>
    Math.max(
      -3,
      Math.min(3, Math.log(((own + 0.5) / ours.length) * (others.length / (foreign + 0.5)))),
    ) * Math.min(1, (own + foreign) / 3);
  const scores = Object.fromEntries(
    [...counts]
      .map(([stem, { own, foreign }]) => [stem, Number(scoreOf(own, foreign).toFixed(1))] as const)
      .filter(([, score]) => score !== 0),
  );
  return {
    scores,
    without: (stems: readonly string[], isOurs: boolean): Record<string, number> =>
      Object.fromEntries(
        stems.map((stem) => {
          const { own, foreign } = counts.get(stem) ?? { own: 0, foreign: 0 };
          return [
            stem,
            isOurs
              ? scoreOf(Math.max(0, own - 1), foreign)
              : scoreOf(own, Math.max(0, foreign - 1)),
          ];
        }),
      ),
  };
}

function rounded(weight: number): number {
  return Number(weight.toFixed(4));
}

/** Fits meaning and ranker, and writes them where the companion reads them, with the hash of what they were fitted to. */
export function writeRanker(): void {
  const questions = readQuestions();
  const indexed = indexedQuestions(questions);
  const others = notOurs(readExamples()).map(({ text }) => text);
  const meaning = trainMeaning(askedQuestions(questions), others);
  const weights = trainRanker(questions, indexed, {
    whole: createMeasuring(indexed, meaning),
    early: createMeasuring(
      indexedQuestions(questions, LEFT_OUT_BATCHES),
      trainMeaning(
        askedQuestions(questions, LEFT_OUT_BATCHES),
        others.filter((_, place) => isLearntEarly(place)),
      ),
    ),
  });
  writeFileSync(new URL("meaning.json", TARGET), `${JSON.stringify(meaning)}\n`);
  writeFileSync(TARGET, `${JSON.stringify({ data: dataHash(), ...weights }, null, 1)}\n`);
}

if (import.meta.main) writeRanker();
