import { readClues, themeNames } from "./clues.ts";
import { calmWeights } from "./calm-clue-weights.ts";
import { bias, generalWeights, weights } from "./clue-weights.ts";
import type { RuleId } from "./rule.ts";
import type { Token } from "./token.ts";
import { themeIndex } from "./vocabulary.ts";

/** The kind is the place of a red flag in our list; null when the clue speaks for none of them. */
type Weight = { amount: number; kind: number | null };
const kinds = Object.keys(weights).filter(isKind);
const themeNumbers = new Map(themeNames.map((name, number) => [`@${name}`, number]));
const clueWeights = new Map<string, Weight>();
const pairWeights = new Map<number, Weight>();
kinds.forEach((kind, number) => readTable(weights[kind], number));
readTable(generalWeights, null);
readTable(calmWeights, null);

/**
 * How heavily the words of a message weigh for danger where they do so most, and the red flag that they
 * come nearest to.
 */
export function weighClues(tokens: readonly Token[]): { weight: number; nearest: RuleId } {
  const sums = kinds.map(() => 0);
  let sum = bias;
  let weight = -Infinity;
  let nearest = kinds[0];

  function count(clue: Weight | undefined, isComing: boolean) {
    if (clue === undefined) return;
    const amount = isComing ? clue.amount : -clue.amount;
    sum += amount;
    if (clue.kind !== null) sums[clue.kind] = (sums[clue.kind] ?? 0) + amount;
  }

  readClues(tokens, themeIndex.find(tokens), {
    clue: (name, isComing) => count(clueWeights.get(name), isComing),
    pair: (theme, other, isComing) => count(pairWeights.get(pairOf(theme, other)), isComing),
    look: () => {
      if (sum <= weight) return;
      weight = sum;
      nearest = kinds[sums.indexOf(Math.max(...sums))];
    },
  });
  return { weight, nearest: nearest ?? "RF1" };
}

function readTable(table: Readonly<Record<string, string>>, kind: number | null) {
  for (const [amount, clues] of Object.entries(table)) {
    for (const clue of clues.split("|")) weigh(clue, { amount: Number(amount), kind });
  }
}

function weigh(clue: string, weight: Weight) {
  const [theme, other] = clue.split("+").map((name) => themeNumbers.get(name));
  if (theme !== undefined && other !== undefined) pairWeights.set(pairOf(theme, other), weight);
  else clueWeights.set(clue, weight);
}

function pairOf(theme: number, other: number): number {
  return Math.min(theme, other) * themeNames.length + Math.max(theme, other);
}

function isKind(name: string): name is keyof typeof weights {
  return Object.hasOwn(weights, name);
}
