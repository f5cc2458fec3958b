import { type BitCoder, createBitReader, createBitWriter } from "./arithmetic-code.ts";

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const MIXING = 15;
/** No weight alone decides. */
const MOST_STEPS = 12;
/** More weights than this in a row of the table, or more steps of a weight, tell no more of the next. */
const MOST_TOLD = 3;

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
  const { write, text } = createBitWriter();
  transfer(
    Int32Array.from(weights, (weight) => stepsOf(weight, step)),
    columns,
    write,
  );
  return [bias.toFixed(3), step, weights.length, columns, text()].join(" ");
}

/** A weight in the whole steps that it is kept in. */
export function stepsOf(weight: number, step: number): number {
  return Math.max(-MOST_STEPS, Math.min(MOST_STEPS, Math.round(weight / step)));
}

/** Reads what `packClassifier` wrote. */
export function unpackClassifier(packed: string): LinearClassifier {
  const [bias = "", step, size, columns, text = ""] = packed.split(" ");
  const steps = new Int32Array(Number(size));
  transfer(steps, Number(columns), createBitReader(text));
  return {
    bias: Number(bias),
    weights: new Float32Array(steps).map((each) => each * Number(step)),
  };
}

/** Writes steps as bits, or fills them in from bits: whether there is a weight, its sign, and how large it is. */
function transfer(steps: Int32Array, columns: number, bit: BitCoder): void {
  let inRow = 0;
  for (let at = 0; at < steps.length; at += 1) {
    const value = steps[at] ?? 0;
    const column = at % columns;
    if (column === 0) inRow = 0;
    const context = (column + 1) * (MOST_TOLD + 1) + Math.min(inRow, MOST_TOLD);
    if (!bit(context, value !== 0)) continue;
    inRow += 1;
    const isNegative = bit(0, value < 0);
    let size = 1;
    while (size < MOST_STEPS && bit(Math.min(size, MOST_TOLD), Math.abs(value) > size)) size += 1;
    steps[at] = isNegative ? -size : size;
  }
}
