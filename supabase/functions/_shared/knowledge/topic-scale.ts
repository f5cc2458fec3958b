import { topicCluesOf, type TopicClues } from "./topic-clues.ts";
import { bias, strangeness, weights } from "./topic-weights.ts";

export type TopicModel = {
  bias: number;
  strangeness: number;
  weights: ReadonlyMap<string, number>;
};

/** More words that no example has say no more than these. */
export const MOST_STRANGERS = 3;

const model: TopicModel = {
  bias,
  strangeness,
  weights: new Map(
    Object.entries(weights).flatMap(([weight, clues]) =>
      clues.split("|").map((clue): [string, number] => [clue, Number(weight)]),
    ),
  ),
};

/** How much the words of a question speak for our topic; below zero they speak against it. */
export function weighTopic(question: string): number {
  return weighClues(topicCluesOf(question), model);
}

/** The same with weights of one's own. */
export function weighClues({ words, names, pairs }: TopicClues, fitted: TopicModel): number {
  const clues = [...words, ...names, ...pairs];
  const sum = clues.reduce((total, clue) => total + (fitted.weights.get(clue) ?? 0), 0);
  const strangers = words.filter((word) => !fitted.weights.has(word)).length;
  return (
    fitted.bias + fitted.strangeness * Math.min(strangers, MOST_STRANGERS) + sum / lengthOf(clues)
  );
}

/** Long questions have more clues of each kind. */
export function lengthOf(clues: readonly string[]): number {
  return Math.sqrt(Math.max(clues.length, 1)) / 2;
}
