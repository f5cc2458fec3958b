import { packTable, unpackTable } from "./packed-table.ts";

/**
 * A convolutional network for texts (Kim 2014): each place of a text is a sum of embeddings, filters of some widths slide
 * over the places, and the strongest response of each filter counts. So it hears words in their order, which a linear
 * classifier does not.
 */
export type ConvolutionalClassifier = {
  /** For each bucket of features, the row of its embedding; row 0 stands for all that is unknown. */
  rows: Uint16Array;
  dimensions: number;
  embeddings: Float32Array;
  filters: readonly Filters[];
  bias: number;
};
/** Filters of one width: for each its weights place by place, where its response begins, and what it is worth. */
type Filters = { width: number; weights: Float32Array; biases: Float32Array; worth: Float32Array };

/** What stands at each place of a text, by the numbers of its features. */
export type Sequence = readonly (readonly number[])[];

/** A network as text: tables with the numbers in their steps. */
export type PackedConvolutional = {
  embeddings: string;
  /** For each width of filters their weights, and in the other table where each begins and what it is worth. */
  filters: readonly { width: number; weights: string; worth: string }[];
  bias: number;
};
/** In what steps the numbers are kept. */
export type ConvolutionalSteps = { embedding: number; weight: number; worth: number };

/** Above 0 more likely yes, below more likely no. */
export function responseTo(classifier: ConvolutionalClassifier, sequence: Sequence): number {
  const { filters, dimensions, bias } = classifier;
  const margin = marginOf(filters);
  const embedded = embed(classifier, sequence, margin);
  return filters.reduce((sum, { width, weights, biases, worth }) => {
    const span = width * dimensions;
    const first = (margin - (width - 1) / 2) * dimensions;
    return worth.reduce((all, each, filter) => {
      const own = weights.subarray(filter * span, (filter + 1) * span);
      const at = strongestAt(own, embedded, first, dimensions);
      return all + each * Math.max(0, (biases[filter] ?? 0) + product(own, embedded, at));
    }, sum);
  }, bias);
}

/** How many places the widest filter reaches beyond its middle. */
export function marginOf(filters: readonly { width: number }[]): number {
  return Math.max(0, ...filters.map(({ width }) => (width - 1) / 2));
}

/** Where in an embedded text a filter responds most strongly, from where it first stands to as far from the other end. */
export function strongestAt(
  filter: Float32Array,
  embedded: Float32Array,
  first: number,
  dimensions: number,
): number {
  let most = -Infinity;
  let strongest = first;
  for (let at = first; at + filter.length + first <= embedded.length; at += dimensions) {
    const response = product(filter, embedded, at);
    if (response > most) {
      most = response;
      strongest = at;
    }
  }
  return strongest;
}

/** What a filter makes of what stands from a place on. */
export function product(filter: Float32Array, embedded: Float32Array, from: number): number {
  let sum = 0;
  for (let at = 0; at < filter.length; at += 1) {
    sum += (filter[at] ?? 0) * (embedded[from + at] ?? 0);
  }
  return sum;
}

/** The sum of the embeddings at each place, with nothing before the first and after the last. */
function embed(
  { rows, dimensions, embeddings }: ConvolutionalClassifier,
  sequence: Sequence,
  margin: number,
): Float32Array {
  const embedded = new Float32Array((sequence.length + 2 * margin) * dimensions);
  for (const [place, features] of sequence.entries()) {
    const to = (margin + place) * dimensions;
    for (const feature of features) {
      const from = (rows[feature & (rows.length - 1)] ?? 0) * dimensions;
      for (let at = 0; at < dimensions; at += 1) {
        embedded[to + at] = (embedded[to + at] ?? 0) + (embeddings[from + at] ?? 0);
      }
    }
  }
  return embedded;
}

/** A network as text; what is known has a row in a table of all buckets, and the last row stands for what is unknown. */
export function packConvolutional(
  { rows, dimensions, embeddings, filters, bias }: ConvolutionalClassifier,
  steps: ConvolutionalSteps,
): PackedConvolutional {
  const values = new Float32Array((rows.length + 1) * dimensions);
  const rowOf = (row: number) => embeddings.subarray(row * dimensions, (row + 1) * dimensions);
  for (const [bucket, row] of rows.entries()) {
    if (row > 0) values.set(rowOf(row), bucket * dimensions);
  }
  values.set(rowOf(0), rows.length * dimensions);
  return {
    embeddings: packTable({ columns: dimensions, values }, steps.embedding),
    filters: filters.map(({ width, weights, biases, worth }) => ({
      width,
      weights: packTable({ columns: width * dimensions, values: weights }, steps.weight),
      worth: packTable(
        { columns: biases.length, values: Float32Array.of(...biases, ...worth) },
        steps.worth,
      ),
    })),
    bias,
  };
}

/** Reads what `packConvolutional` wrote. */
export function unpackConvolutional({
  embeddings,
  filters,
  bias,
}: PackedConvolutional): ConvolutionalClassifier {
  const { columns: dimensions, values } = unpackTable(embeddings);
  const buckets = values.length / dimensions - 1;
  const rows = new Uint16Array(buckets);
  const known = [buckets];
  for (let at = 0; at < buckets * dimensions; at += 1) {
    const bucket = Math.floor(at / dimensions);
    if (values[at] !== 0 && rows[bucket] === 0) rows[bucket] = known.push(bucket) - 1;
  }
  return {
    rows,
    dimensions,
    embeddings: Float32Array.from(
      { length: known.length * dimensions },
      (_, at) =>
        values[(known[Math.floor(at / dimensions)] ?? 0) * dimensions + (at % dimensions)] ?? 0,
    ),
    filters: filters.map(({ width, weights, worth }) => {
      const { columns, values: both } = unpackTable(worth);
      return {
        width,
        weights: unpackTable(weights).values,
        biases: both.subarray(0, columns),
        worth: both.subarray(columns),
      };
    }),
    bias,
  };
}
