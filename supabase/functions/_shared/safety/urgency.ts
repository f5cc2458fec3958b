import type { RedFlag } from "../contracts/red-flags.ts";

/** How urgent a sentence is and how much it resembles each red flag. */
export type Judged = {
  score: number;
  flagScores: ReadonlyMap<RedFlag, number>;
  topics: ReadonlySet<string>;
};

/**
 * How much each counts, fitted on messages whose writers the classifiers had not seen (logistic regression). The most urgent
 * sentence alone may be a chance hit, which the next ones put right; where there is none, it needs more. What resembles no
 * red flag is rarely urgent. The network hears the whole message in its order and errs at other places than the sentences
 * do; it counts a little less than was fitted, so that it takes back no plain sign beside a harmless question.
 */
const WORTH = { most: 0.32, mostOnes: 0.42, resemblance: 0.3, alone: -0.7, inOrder: 0.5 };
const MOST_ONES = 3;
/** Nothing takes more back than this, so that an everyday question beside a cry does not hide it. */
const LEAST_SCORE = -3;
const MOST_RESEMBLANCE = 8;
/** However sure the network is, the sentences have their say. */
const MOST_IN_ORDER = 8;

/** How urgent a message is, from what its most urgent sentences say together and how the network responds to all of it. */
export function urgencyOf(judged: readonly Judged[], response: number): number {
  const mostOnes = judged.toSorted((one, other) => other.score - one.score).slice(0, MOST_ONES);
  const [most] = mostOnes;
  if (most === undefined) return -Infinity;
  const sum = mostOnes.reduce((all, { score }) => all + Math.max(LEAST_SCORE, score), 0);
  const resemblance = Math.min(MOST_RESEMBLANCE, Math.max(...most.flagScores.values()));
  return (
    WORTH.most * most.score +
    (WORTH.mostOnes * sum) / mostOnes.length +
    WORTH.resemblance * resemblance +
    WORTH.inOrder * Math.max(-MOST_IN_ORDER, Math.min(MOST_IN_ORDER, response)) +
    (mostOnes.length === 1 ? WORTH.alone : 0)
  );
}
