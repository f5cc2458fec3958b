import { seededRandom } from "../src/domain/record/seeded-random.ts";
import {
  type ConvolutionalClassifier,
  type ConvolutionalSteps,
  marginOf,
  product,
  type Sequence,
  strongestAt,
} from "../supabase/functions/_shared/language/convolutional-classifier.ts";
import { stepsOf } from "../supabase/functions/_shared/language/packed-table.ts";
import { createAdam } from "./adam.ts";
import { miniBatches } from "./mini-batches.ts";

/** For some features, the embeddings that a fit begins with. */
export type FirstEmbeddings = ReadonlyMap<number, Float32Array>;
/** A text to fit to: what stands at each of its places, whether it is one to be found, and how much it counts. */
export type Sample = { sequence: Sequence; target: 0 | 1; share: number };
export type Shape = {
  buckets: number;
  /** So many buckets have an embedding of their own: those that most texts have a feature of. */
  known: number;
  dimensions: number;
  widths: readonly number[];
  filtersEach: number;
  epochs: number;
};

const BATCH = 64;
const RATE = { most: 3e-3, warmUp: 200 };
/** Now and then a feature is taken for an unknown one, and a number of an embedding or a response is left out. */
const LEFT_OUT = { feature: 0.05, embedding: 0.1, response: 0.2 };
/** No more places of a text than this are learnt from. */
const LONGEST = 240;
/** How large the numbers of an embedding are at first. */
const FIRST_EMBEDDING = 0.3;

/**
 * Fits a convolutional network by the logarithmic loss (Adam, Kingma and Ba 2015). Its numbers are used in their steps from
 * the beginning, so that the fit makes up for what the rounding takes; the same texts always give the same network.
 */
export function fitConvolutional(
  samples: readonly Sample[],
  shape: Shape,
  steps: ConvolutionalSteps,
  first: FirstEmbeddings = new Map(),
): ConvolutionalClassifier {
  const random = seededRandom(1);
  const rows = rowsOf(samples, shape);
  const texts = samples
    .filter(({ sequence }) => sequence.length > 0)
    .map(({ sequence, ...sample }) => ({
      ...sample,
      places: sequence
        .slice(0, LONGEST)
        .map((features) => features.map((feature) => rows[feature & (shape.buckets - 1)] ?? 0)),
    }));
  const layout = layoutOf(shape);
  const numbers = firstNumbers(layout, shape, random);
  for (const [feature, embedding] of first) {
    const row = rows[feature & (shape.buckets - 1)] ?? 0;
    if (row > 0)
      numbers.set(
        embedding.map((each) => FIRST_EMBEDDING * each),
        row * shape.dimensions,
      );
  }
  const stepAt = stepsOfLayout(layout, steps);
  const adjust = createAdam(layout.size);
  const rounds = shape.epochs * Math.ceil(texts.length / BATCH);
  for (let epoch = 0, round = 1; epoch < shape.epochs; epoch += 1) {
    for (const batch of miniBatches(texts, BATCH, random)) {
      const slopes = new Float32Array(layout.size);
      const rounded = inSteps(numbers, stepAt);
      for (const text of batch) addSlopes(slopes, text, rounded, layout, shape, random);
      const rate = RATE.most * Math.min(1, round / RATE.warmUp) * (1 - round / (rounds + 1));
      adjust(
        numbers,
        slopes.map((slope) => slope / BATCH),
        rate,
      );
      round += 1;
    }
  }
  return classifierOf(inSteps(numbers, stepAt), rows, layout, shape);
}

type Text = {
  target: 0 | 1;
  share: number;
  places: readonly (readonly number[])[];
};

/** Adds the slopes of one text's loss, with something left out of it. */
function addSlopes(
  slopes: Float32Array,
  text: Text,
  numbers: Float32Array,
  layout: Layout,
  { dimensions, filtersEach }: Shape,
  random: () => number,
): void {
  const margin = marginOf(layout.filters);
  const places = text.places.map((ids) => ids.map((id) => (random() < LEFT_OUT.feature ? 0 : id)));
  const embedded = new Float32Array((places.length + 2 * margin) * dimensions);
  const kept = embedded.map(() =>
    random() < LEFT_OUT.embedding ? 0 : 1 / (1 - LEFT_OUT.embedding),
  );
  for (const [place, ids] of places.entries()) {
    const to = (margin + place) * dimensions;
    for (const id of ids) {
      for (let one = 0; one < dimensions; one += 1) {
        add(embedded, to + one, (numbers[id * dimensions + one] ?? 0) * (kept[to + one] ?? 0));
      }
    }
  }
  const whole = 1 / (1 - LEFT_OUT.response);
  const strongest: {
    filter: Float32Array;
    weights: number;
    bias: number;
    worth: number;
    from: number;
    response: number;
  }[] = [];
  let score = numbers[layout.bias] ?? 0;
  for (const { width, weights, biases, worth } of layout.filters) {
    const span = width * dimensions;
    const first = (margin - (width - 1) / 2) * dimensions;
    for (let at = 0; at < filtersEach; at += 1) {
      if (random() < LEFT_OUT.response) continue;
      const start = weights + at * span;
      const filter = numbers.subarray(start, start + span);
      const from = strongestAt(filter, embedded, first, dimensions);
      const response = whole * (product(filter, embedded, from) + (numbers[biases + at] ?? 0));
      if (response <= 0) continue;
      score += (numbers[worth + at] ?? 0) * response;
      strongest.push({
        filter,
        weights: start,
        bias: biases + at,
        worth: worth + at,
        from,
        response,
      });
    }
  }
  const miss = text.share * (1 / (1 + Math.exp(-score)) - text.target);
  add(slopes, layout.bias, miss);
  const onEmbedded = new Float32Array(embedded.length);
  for (const { filter, weights, bias, worth, from, response } of strongest) {
    add(slopes, worth, miss * response);
    const back = miss * whole * (numbers[worth] ?? 0);
    add(slopes, bias, back);
    for (const [one, weight] of filter.entries()) {
      add(slopes, weights + one, back * (embedded[from + one] ?? 0));
      add(onEmbedded, from + one, back * weight * (kept[from + one] ?? 0));
    }
  }
  for (const [place, ids] of places.entries()) {
    const from = (margin + place) * dimensions;
    for (const id of ids) {
      for (let one = 0; one < dimensions; one += 1) {
        add(slopes, id * dimensions + one, onEmbedded[from + one] ?? 0);
      }
    }
  }
}

function add(numbers: Float32Array, at: number, amount: number): void {
  numbers[at] = (numbers[at] ?? 0) + amount;
}

/** The rows of the buckets that most texts have a feature of, each text as often as it counts. */
function rowsOf(samples: readonly Sample[], { buckets, known }: Shape): Uint16Array {
  const counts = new Float64Array(buckets);
  for (const { sequence, share } of samples) {
    for (const bucket of new Set(sequence.flat().map((feature) => feature & (buckets - 1)))) {
      counts[bucket] = (counts[bucket] ?? 0) + share;
    }
  }
  const most = [...counts.keys()]
    .toSorted((one, other) => (counts[other] ?? 0) - (counts[one] ?? 0))
    .slice(0, known);
  const rows = new Uint16Array(buckets);
  for (const [place, bucket] of most.entries()) rows[bucket] = place + 1;
  return rows;
}

type Layout = {
  size: number;
  filters: readonly { width: number; weights: number; biases: number; worth: number }[];
  bias: number;
};

/** Where each number stands in one long list: embeddings first, then the filters, then where the score begins. */
function layoutOf({ known, dimensions, widths, filtersEach }: Shape): Layout {
  let size = (known + 1) * dimensions;
  const take = (count: number) => {
    size += count;
    return size - count;
  };
  const filters = widths.map((width) => ({
    width,
    weights: take(filtersEach * width * dimensions),
    biases: take(filtersEach),
    worth: take(filtersEach),
  }));
  return { filters, bias: take(1), size };
}

function firstNumbers(
  { filters, size }: Layout,
  { known, dimensions, filtersEach }: Shape,
  random: () => number,
): Float64Array {
  const numbers = new Float64Array(size);
  for (let at = 0; at < (known + 1) * dimensions; at += 1) {
    const distance = Math.sqrt(-2 * Math.log(1 - random()));
    numbers[at] = FIRST_EMBEDDING * distance * Math.cos(2 * Math.PI * random());
  }
  const spread = (start: number, end: number, most: number) => {
    for (let at = start; at < end; at += 1) numbers[at] = (2 * random() - 1) * most;
  };
  for (const { width, weights, worth } of filters) {
    spread(weights, worth, 1 / Math.sqrt(width * dimensions));
    spread(worth, worth + filtersEach, 1 / Math.sqrt(filtersEach * filters.length));
  }
  return numbers;
}

/** For each number, the step that it is kept in; where the score begins is kept as it is. */
function stepsOfLayout({ size, filters, bias }: Layout, steps: ConvolutionalSteps): Float64Array {
  const stepAt = new Float64Array(size).fill(steps.embedding);
  for (const { weights, biases } of filters) {
    stepAt.fill(steps.weight, weights, biases);
    stepAt.fill(steps.worth, biases);
  }
  stepAt[bias] = 0;
  return stepAt;
}

function inSteps(numbers: Float64Array, stepAt: Float64Array): Float32Array {
  return Float32Array.from(numbers, (value, at) => {
    const step = stepAt[at] ?? 0;
    return step === 0 ? value : stepsOf(value, step) * step;
  });
}

function classifierOf(
  numbers: Float32Array,
  rows: Uint16Array,
  { filters, bias }: Layout,
  { known, dimensions, filtersEach }: Shape,
): ConvolutionalClassifier {
  return {
    rows,
    dimensions,
    embeddings: numbers.slice(0, (known + 1) * dimensions),
    filters: filters.map(({ width, weights, biases, worth }) => ({
      width,
      weights: numbers.slice(weights, biases),
      biases: numbers.slice(biases, worth),
      worth: numbers.slice(worth, worth + filtersEach),
    })),
    bias: Number((numbers[bias] ?? 0).toFixed(2)),
  };
}
