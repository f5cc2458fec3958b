import { type Measured, type MeasuredEntry, placeOfMeasure } from "./entry-measures.ts";

/**
 * A network with one hidden layer, unit by unit: what each measure counts, in the order of their names, where the unit
 * begins, and what its response is worth.
 */
export type RankNetwork = readonly { weights: readonly number[]; bias: number; worth: number }[];

/** What `npm run train` has fitted; each list of weights is in the order of its names. */
export type RankerWeights = {
  rank: RankNetwork;
  /** For the chance that the first entry is right. */
  first: readonly number[];
  /** For the chance that the right entry is among the first three. */
  among: readonly number[];
  /** How much more often each stem stands in questions of ours than in others, as a logarithm. */
  domain: Readonly<Record<string, number>>;
  /** From this chance on, the first is given as the answer. */
  sure: number;
  /** Below this chance, others that are near are offered beside the answer. */
  certain: number;
  /** From this chance on, the first three are offered. */
  unsure: number;
};

export type RankedEntry = { entry: number; score: number; measures: Float64Array };

export type Ranking = {
  entries: readonly RankedEntry[];
  /** The chance that the first is right, and that one of the first three is. */
  first: number;
  among: number;
};

/** What speaks for a ranking as a whole; the fitted weights are in this order, after a constant. */
export const confidenceNames = [
  "score",
  "lead over second",
  "lead over fourth",
  "share of first",
  "share of three",
  "known",
  "out of vocabulary",
  "few words",
  "length",
  "covered",
  "phrase",
  "content",
  "letters",
  "phrase covered",
  "subject",
  "other subject",
  "domain",
  "domain squared",
  "meaning",
  "meaning lead",
  "none meant",
] as const;

const COVERED = placeOfMeasure("covered");
const PHRASE = placeOfMeasure("phrase");
const CONTENT = placeOfMeasure("content");
const LETTERS = placeOfMeasure("letters");
const PHRASE_COVERED = placeOfMeasure("phrase covered");
const SUBJECT = placeOfMeasure("subject");
const OTHER_SUBJECT = placeOfMeasure("other subject");
const MEANING = placeOfMeasure("meaning");
const SAME_WORDS = 0.85;
const WORD_FOR_WORD = 0.97;
const SAME_WORDS_CHANCE = 0.98;
const MOST_OUT_OF_VOCABULARY = 3;
const MOST_WORDS = 6;

/** Puts the measured entries in order, the best first. */
export function rankEntries(
  candidates: readonly MeasuredEntry[],
  network: RankNetwork,
): RankedEntry[] {
  return candidates
    .map(({ entry, measures }) => ({ entry, measures, score: scoreOf(measures, network) }))
    .toSorted((one, other) => other.score - one.score);
}

function scoreOf(measures: Float64Array, network: RankNetwork): number {
  return network.reduce((score, { weights, bias, worth }) => {
    const sum = measures.reduce((all, value, at) => all + value * (weights[at] ?? 0), bias);
    return score + worth * Math.tanh(sum);
  }, 0);
}

/** What a ranking tells of how sure it is. */
export function confidenceFeatures(
  entries: readonly RankedEntry[],
  measured: Measured,
  domain: number,
): number[] {
  const [first] = entries;
  if (first === undefined) return confidenceNames.map(() => 0);
  const scoreAt = (place: number) => entries[place]?.score ?? Math.min(0, first.score - 5);
  const powers = entries.map(({ score }) => Math.exp(score - first.score));
  const whole = powers.reduce((sum, power) => sum + power, 0);
  const three = powers.slice(0, 3).reduce((sum, power) => sum + power, 0);
  const of = (place: number) => first.measures[place] ?? 0;
  return [
    first.score,
    Math.min(8, first.score - scoreAt(1)),
    Math.min(10, first.score - scoreAt(3)),
    1 / whole,
    three / whole,
    measured.known,
    Math.min(measured.outOfVocabulary, MOST_OUT_OF_VOCABULARY),
    measured.content === 0 ? 1 : 1 / Math.min(measured.content, MOST_WORDS),
    Math.log(1 + measured.words),
    of(COVERED),
    of(PHRASE),
    of(CONTENT),
    of(LETTERS),
    of(PHRASE_COVERED),
    of(SUBJECT),
    of(OTHER_SUBJECT),
    domain,
    domain ** 2,
    of(MEANING),
    of(MEANING) -
      entries.slice(1).reduce((most, { measures }) => Math.max(most, measures[MEANING] ?? -1), -1),
    measured.none,
  ];
}

/** The chance that a logistic model gives; its first weight is the constant. */
export function chance(
  features: readonly number[],
  [constant = 0, ...weights]: readonly number[],
): number {
  const sum = features.reduce(
    (total, value, place) => total + value * (weights[place] ?? 0),
    constant,
  );
  return 1 / (1 + Math.exp(-sum));
}

/** Ranks what was measured and says how sure the ranking is. */
export function rank(
  measured: Measured,
  stems: readonly string[],
  weights: RankerWeights,
): Ranking {
  const entries = wordForWordFirst(rankEntries(measured.candidates, weights.rank));
  if (entries.length === 0) return { entries, first: 0, among: 0 };
  const features = confidenceFeatures(entries, measured, domainScore(stems, weights.domain));
  const least = hasSameWords({ entries }) ? SAME_WORDS_CHANCE : 0;
  return {
    entries,
    first: Math.max(least, chance(features, weights.first)),
    among: Math.max(least, chance(features, weights.among)),
  };
}

/** Puts an entry that the bank asks for in these very words before all others. */
function wordForWordFirst(entries: RankedEntry[]): RankedEntry[] {
  const same = entries.find(({ measures }) => (measures[PHRASE] ?? 0) >= WORD_FOR_WORD);
  return same === undefined ? entries : [same, ...entries.filter((each) => each !== same)];
}

/** Whether a question is nearly word for word one that the bank knows. */
export function hasSameWords({ entries }: Pick<Ranking, "entries">): boolean {
  return (entries[0]?.measures[PHRASE] ?? 0) >= SAME_WORDS;
}

/** How much the words of a question are those of our questions, on average. */
export function domainScore(
  stems: readonly string[],
  domain: Readonly<Record<string, number>>,
): number {
  const unique = [...new Set(stems)];
  const sum = unique.reduce((total, stem) => total + (domain[stem] ?? 0), 0);
  return sum / Math.sqrt(unique.length || 1);
}
