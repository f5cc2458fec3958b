import { writeFileSync } from "node:fs";

import { indexedQuestions, readQuestions } from "../src/content/build/questions.ts";
import { analyse } from "../supabase/functions/_shared/knowledge/analyse.ts";
import { createSpelling } from "../supabase/functions/claude-chat/knowledge/bank-spelling.ts";
import { plainWords, stopWords } from "../supabase/functions/_shared/knowledge/common-words.ts";
import {
  measure,
  measureNames,
  type Measured,
} from "../supabase/functions/claude-chat/knowledge/measures.ts";
import {
  type MeaningScores,
  openMeaning,
  type PackedMeaning,
} from "../supabase/functions/claude-chat/knowledge/meaning.ts";
import {
  type IndexedQuestion,
  packIndex,
} from "../supabase/functions/claude-chat/knowledge/packed-index.ts";
import type { FiledQuestion } from "../src/content/question.ts";
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
import { readExamples } from "./question-examples.ts";
import surroundings from "./surroundings.json" with { type: "json" };

const TARGET = new URL(
  "../supabase/functions/claude-chat/knowledge/ranker-weights.json",
  import.meta.url,
);
type Shares = { rank: number; confidence: number };

/** How much a wording of the bank counts when it is left out: its writer sought ways that no other wording has. */
const LEFT_OUT_SHARES: Shares = { rank: 0.005, confidence: 0 };
const FULL_SHARES: Shares = { rank: 0.02, confidence: 0 };
/** There are more of these at hand than are ever asked. */
const UNANSWERABLE_SHARES: Shares = { rank: 0, confidence: 0.4 };
/** What these questions mean was not learnt from them, so that they show what meaning is worth beside words. */
const DEVELOPMENT_SHARES: Shares = { rank: 1, confidence: 3 };
/** How much an answer counts beside one question when meaning is learnt. */
const ANSWER_SHARE = 0.3;
/** One wording of so many is read once more in surroundings, for so much. */
const EVERY = 3;
const SURROUNDED_SHARE = 0.5;
const SURE = 0.9;
const CERTAIN = 0.96;
const UNSURE = 0.03;

type Read = {
  measured: Measured;
  stems: readonly string[];
  entries: readonly number[];
  shares: Shares;
};

/**
 * Learns what the questions of each entry mean, and a little from its answer. Some wordings are read once more behind a
 * sentence of everyday life, so that what stands around a question is no sign of what it means.
 */
function trainMeaning(indexed: readonly IndexedQuestion[]): PackedMeaning {
  const plain = indexed.flatMap(({ question, wordings }, entry) =>
    [question, ...wordings].map((text) => ({ text, entry })),
  );
  const surrounded = plain
    .filter((_, place) => place % EVERY === 0)
    .map(({ text, entry }, place) => ({
      text: `${surroundings[(place * 7) % surroundings.length] ?? ""} ${text}`,
      entry,
    }));
  const answers = indexed.map(({ answer }, entry) => ({ text: answer, entry }));
  return fitMeaning(
    [
      ...meaningExamples(plain, 1),
      ...meaningExamples(surrounded, SURROUNDED_SHARE),
      ...meaningExamples(answers, ANSWER_SHARE),
    ],
    indexed.length,
  );
}

function meaningExamples(texts: readonly { text: string; entry: number }[], share: number) {
  return texts.map(({ text, entry }) => ({ text: analyse(text, asWritten), entry, share }));
}

/** Fits the ranker to the bank and the training questions. */
function trainRanker(
  questions: readonly FiledQuestion[],
  indexed: readonly IndexedQuestion[],
  meaningOf: MeaningScores,
): RankerWeights {
  const index = openIndex(packIndex(indexed));
  const spelling = createSpelling(index, new Set([...stopWords, ...plainWords]));
  const placeOf = new Map(questions.map(({ id }, place) => [id, place]));
  const measuredWithMeaning = (text: string) => {
    const asked = analyse(text, spelling);
    return measure(index, asked, meaningOf(asked));
  };
  const leftOut = indexed
    .flatMap(({ question, wordings }, entry) =>
      [question, ...wordings].map((text, place) => ({
        text,
        entry,
        isOfBank: place <= (questions[entry]?.wordings.length ?? 0),
      })),
    )
    .map(({ text, entry, isOfBank }, phrase): Read => ({
      stems: analyse(text, asWritten).stems,
      // Its meaning was learnt with it and would tell too much.
      measured: measure(index, analyse(text, asWritten), null, { leftOut: phrase }),
      entries: [entry],
      shares: isOfBank ? LEFT_OUT_SHARES : FULL_SHARES,
    }));
  const asked = readExamples()
    .filter(({ split, entries }) => split === "dev" || (split === "train" && entries.length !== 1))
    .map(({ text, entries, split }): Read => ({
      stems: analyse(text, spelling).stems,
      measured: measuredWithMeaning(text),
      entries: entries.flatMap((id) => placeOf.get(id) ?? []),
      shares: sharesOf(split, entries),
    }));
  const read = [...leftOut, ...asked];
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
  const domain = fitDomain(read);
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
    rank: rank.map(rounded),
    first: fitLogistic(cases(1), 0.001).map(rounded),
    among: fitLogistic(cases(3), 0.001).map(rounded),
    domain: domain.scores,
    sure: SURE,
    certain: CERTAIN,
    unsure: UNSURE,
  };
}

function sharesOf(split: string, entries: readonly string[]): Shares {
  if (split === "dev") return DEVELOPMENT_SHARES;
  return entries.length === 0 ? UNANSWERABLE_SHARES : FULL_SHARES;
}

/** How much more often stems stand in answerable questions; `without` leaves one question out of the count. */
function fitDomain(read: readonly Read[]) {
  const counts = new Map<string, { ours: number; others: number }>();
  let ours = 0;
  let others = 0;
  for (const { stems, entries, shares } of read) {
    if (shares === DEVELOPMENT_SHARES) continue;
    const isOurs = entries.length > 0;
    if (isOurs) ours += 1;
    else others += 1;
    for (const stem of new Set(stems)) {
      const count = counts.get(stem) ?? { ours: 0, others: 0 };
      counts.set(stem, {
        ours: count.ours + (isOurs ? 1 : 0),
        others: count.others + (isOurs ? 0 : 1),
      });
    }
  }
  const scoreOf = (own: number, foreign: number) =>
    Math.max(-3, Math.min(3, Math.log(((own + 0.5) / ours) * (others / (foreign + 0.5))))) *
    Math.min(1, (own + foreign) / 3);
  const scores = Object.fromEntries(
    [...counts]
      .map(
        ([stem, { ours: own, others: foreign }]) =>
          [stem, Number(scoreOf(own, foreign).toFixed(1))] as const,
      )
      .filter(([, score]) => score !== 0),
  );
  return {
    scores,
    without: (stems: readonly string[], isOurs: boolean): Record<string, number> =>
      Object.fromEntries(
        stems.map((stem) => {
          const { ours: own, others: foreign } = counts.get(stem) ?? { ours: 0, others: 0 };
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
  const meaning = trainMeaning(indexed);
  const weights = trainRanker(questions, indexed, openMeaning(meaning));
  writeFileSync(new URL("meaning.json", TARGET), `${JSON.stringify(meaning)}\n`);
  writeFileSync(TARGET, `${JSON.stringify({ data: dataHash(), ...weights }, null, 1)}\n`);
}

if (import.meta.main) writeRanker();
