import { packTable, unpackTable } from "./packed-table.ts";

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const MIXING = 15;

/**
 * A weight for each bucket of features, and where the score begins. Features are known by the number of their bucket
 * only, so that none of their names has to be kept; the number of buckets is a power of two.
 */
export type LinearClassifier = { bias: number; weights: Float32Array };

/** The number of a feature (FNV-1a). */
export function featureNumber(name: string): number {
  let hash = FNV_OFFSET;
  for (let index = 0; index < name.length; index += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(index), FNV_PRIME);
  }
  return (hash ^ (hash >>> MIXING)) >>> 0;
}

/** The sum of the weights of some features, without the bias. */
export function sumOf({ weights }: LinearClassifier, features: Iterable<number>): number {
  const last = weights.length - 1;
  let sum = 0;
  for (const feature of features) sum += weights[feature & last] ?? 0;
  return sum;
}

/** Bias and weights together: above 0 more likely yes, below more likely no. */
export function scoreOf(classifier: LinearClassifier, features: Iterable<number>): number {
  return classifier.bias + sumOf(classifier, features);
}

/** A classifier as text, its weights rounded to whole steps; they may be a table of so many columns. */
export function packClassifier(
  { bias, weights }: LinearClassifier,
  step: number,
  columns = 1,
): string {
  return `${bias.toFixed(3)} ${packTable({ columns, values: weights }, step)}`;
}

/** Reads what `packClassifier` wrote. */
export function unpackClassifier(packed: string): LinearClassifier {
  const [bias = ""] = packed.split(" ", 1);
  return { bias: Number(bias), weights: unpackTable(packed.slice(bias.length + 1)).values };
}
