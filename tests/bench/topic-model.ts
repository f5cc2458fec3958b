import {
  topicCluesOf,
  type TopicClues,
} from "../../supabase/functions/_shared/knowledge/topic-clues.ts";
import {
  lengthOf,
  MOST_STRANGERS,
  type TopicModel,
} from "../../supabase/functions/_shared/knowledge/topic-scale.ts";

/** A text that is about our topic or not, and how much it counts. */
export type TopicExample = { text: string; isOurs: boolean; share: number };

/** Two words in a row that stand in fewer examples are chance. */
const FEWEST_PAIRS = 2;
const PASSES = 60;
const LEARNING_RATE = 0.3;
const SHRINKING = 0.3;
/** Steps through the examples that meet them in another order at each pass. */
const STRIDE = 7919;
const SHIFT = 104_729;

/** Fits a weight to each clue by logistic regression; the same examples always give the same weights. */
export function fitTopicModel(examples: readonly TopicExample[]): TopicModel {
  const read = examples.map((example) => ({ ...example, ...topicCluesOf(example.text) }));
  const counts = countClues(read);
  const countOf = (clue: string) => counts.get(clue) ?? 0;
  const cases = read.map(({ words, names, pairs, isOurs, share }) => ({
    clues: [...words, ...names, ...pairs.filter((pair) => countOf(pair) >= FEWEST_PAIRS)],
    length: lengthOf([...words, ...names, ...pairs]),
    // A word of this example alone would be a stranger in any other.
    strangers: Math.min(words.filter((word) => countOf(word) === 1).length, MOST_STRANGERS),
    target: isOurs ? 1 : 0,
    share,
  }));
  const weights = new Map(
    cases.flatMap(({ clues }) => clues.map((clue): [string, number] => [clue, 0])),
  );
  const move = createMover();
  let bias = 0;
  let strangeness = 0;
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (const step of cases.keys()) {
      const example = cases[(step * STRIDE + pass * SHIFT) % cases.length];
      if (example === undefined) continue;
      const { clues, length, strangers, target, share } = example;
      const sum = clues.reduce((total, clue) => total + (weights.get(clue) ?? 0), 0);
      const score = bias + strangeness * strangers + sum / length;
      const slope = (1 / (1 + Math.exp(-score)) - target) * share;
      bias = move("bias", bias, slope);
      strangeness = move("strangeness", strangeness, slope * strangers);
      for (const clue of clues) {
        const weight = weights.get(clue) ?? 0;
        const pull = (SHRINKING * weight) / countOf(clue);
        weights.set(clue, move(`clue ${clue}`, weight, slope / length + pull));
      }
    }
  }
  return { bias, strangeness, weights };
}

/** Takes smaller steps for what has moved much already (AdaGrad). */
function createMover(): (name: string, value: number, slope: number) => number {
  const squares = new Map<string, number>();
  return (name, value, slope) => {
    const square = (squares.get(name) ?? 1e-9) + slope * slope;
    squares.set(name, square);
    return value - (LEARNING_RATE * slope) / Math.sqrt(square);
  };
}

function countClues(read: readonly TopicClues[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { words, names, pairs } of read) {
    for (const clue of [...words, ...names, ...pairs]) {
      counts.set(clue, (counts.get(clue) ?? 0) + 1);
    }
  }
  return counts;
}
