import { readClues, themeNames } from "../../supabase/functions/_shared/safety/clues.ts";
import { readMessage } from "../../supabase/functions/_shared/safety/find-signs.ts";
import { themeIndex } from "../../supabase/functions/_shared/safety/vocabulary.ts";

/** A message as the sets of clues that come into view while it is read. */
export type Example = { isUrgent: boolean; views: readonly (readonly string[])[] };
export type Model = { bias: number; weights: ReadonlyMap<string, number> };

/** A clue in fewer messages says more about them than about danger. */
const FEWEST_MESSAGES = 4;
const LIGHTEST = 0.3;
/** Weights are rounded, heavy ones more coarsely, so that the table stays short. */
const STEP = 0.2;
const HEAVY = 1;
const LEAST_ABSOLUTE = 0.004;
const LEAST_SQUARES = 0.0001;
const LEARNING_RATE = 0.3;
const PASSES = 12;
/** How often the view that shows the danger of an urgent message is chosen anew. */
const CHOICES = 3;
/** The order of the examples decides a little; the mean of so many orders decides less. */
const ORDERS = 8;

/** Everything that comes into view together while a message is read. */
export function viewsOf(text: string): string[][] {
  const { tokens } = readMessage(text);
  const present = new Set<string>();
  const views: string[][] = [];
  const note = (name: string, isComing: boolean) => {
    if (isComing) present.add(name);
    else present.delete(name);
  };
  readClues(tokens, themeIndex.find(tokens), {
    clue: note,
    pair: (theme, other, isComing) => note(pairName(theme, other), isComing),
    look: () => views.push([...present]),
  });
  return views;
}

/**
 * Fits a weight to each clue by logistic regression; the same examples always give the same weights. The
 * variants bring no clues of their own.
 */
export function fitModel(originals: readonly Example[], variants: readonly Example[]): Model {
  const names = cluesWorthWeighing(originals);
  const examples = [...originals, ...variants];
  const numberOf = new Map(names.map((name, number) => [name, number]));
  const coded = examples.map(({ isUrgent, views }) => ({
    isUrgent,
    views: views.map((view) => Int32Array.from(view.flatMap((name) => numberOf.get(name) ?? []))),
  }));
  const urgentCount = coded.filter(({ isUrgent }) => isUrgent).length;
  const urgentShare = (coded.length - urgentCount) / urgentCount;
  let fitted = { bias: 0, weights: new Float64Array(names.length) };
  for (let choice = 0; choice < CHOICES; choice += 1) {
    const { bias, weights } = fitted;
    const weigh = (view: Int32Array) => view.reduce((sum, at) => sum + (weights[at] ?? 0), bias);
    const cases = coded.flatMap(({ isUrgent, views }) => {
      if (!isUrgent) {
        return views.map((view) => ({ view, target: 0, share: 1 }));
      }
      const chosen =
        choice === 0 ? views : views.toSorted((a, b) => weigh(b) - weigh(a)).slice(0, 1);
      return chosen.map((view) => ({ view, target: 1, share: urgentShare / chosen.length }));
    });
    const isLast = choice === CHOICES - 1;
    fitted = meanOf(
      Array.from({ length: isLast ? ORDERS : 1 }, (_, order) =>
        descend([...cases], names.length, order),
      ),
    );
  }
  const all = names.map((name, at): [string, number] => [name, rounded(fitted.weights[at] ?? 0)]);
  const heavy = all.filter((_, at) => Math.abs(fitted.weights[at] ?? 0) >= LIGHTEST);
  return { bias: fitted.bias, weights: new Map(heavy) };
}

function rounded(weight: number): number {
  const step = Math.abs(weight) < HEAVY ? STEP : 2 * STEP;
  return Math.round(weight / step) * step;
}

/** How dangerous the most dangerous view of a message is. */
export function scoreOf({ bias, weights }: Model, views: Example["views"]): number {
  return Math.max(
    -Infinity,
    ...views.map((view) => view.reduce((sum, name) => sum + (weights.get(name) ?? 0), bias)),
  );
}

function cluesWorthWeighing(examples: readonly Example[]): string[] {
  const counts = new Map<string, number>();
  for (const { views } of examples) {
    for (const name of new Set(views.flat())) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].flatMap(([name, count]) => (count >= FEWEST_MESSAGES ? [name] : []));
}

type Fit = { bias: number; weights: Float64Array<ArrayBuffer> };

function meanOf(fits: readonly Fit[]): Fit {
  const sum = { bias: 0, weights: new Float64Array(fits[0]?.weights.length ?? 0) };
  for (const { bias, weights } of fits) {
    sum.bias += bias / fits.length;
    for (const [at, weight] of weights.entries()) {
      sum.weights[at] = (sum.weights[at] ?? 0) + weight / fits.length;
    }
  }
  return sum;
}

type Case = { view: Int32Array; target: number; share: number };

/** Stochastic descent with a step of its own for each weight (AdaGrad); what says little shrinks to nothing. */
function descend(cases: Case[], size: number, order: number): Fit {
  const weights = new Float64Array(size);
  const squares = new Float64Array(size).fill(0.01);
  const random = randomNumbers(order);
  let bias = 0;
  let biasSquares = 0.01;
  for (let pass = 0; pass < PASSES; pass += 1) {
    shuffle(cases, random);
    for (const { view, target, share } of cases) {
      const score = view.reduce((sum, at) => sum + (weights[at] ?? 0), bias);
      const slope = (1 / (1 + Math.exp(-score)) - target) * share;
      for (const at of view) {
        const weight = weights[at] ?? 0;
        const own = slope + LEAST_SQUARES * weight;
        const square = (squares[at] ?? 0) + own * own;
        const rate = LEARNING_RATE / Math.sqrt(square);
        const moved = weight - rate * own;
        squares[at] = square;
        weights[at] = Math.sign(moved) * Math.max(0, Math.abs(moved) - rate * LEAST_ABSOLUTE);
      }
      biasSquares += slope * slope;
      bias -= (LEARNING_RATE / Math.sqrt(biasSquares)) * slope;
    }
  }
  return { bias, weights };
}

function pairName(theme: number, other: number): string {
  const [first, second] = theme < other ? [theme, other] : [other, theme];
  return `@${themeNames[first]}+@${themeNames[second]}`;
}

function shuffle(items: Case[], random: () => number): void {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [one, two] = [items[last], items[other]];
    if (one !== undefined && two !== undefined) [items[last], items[other]] = [two, one];
  }
}

/** The same row of numbers each time, another for each order. */
function randomNumbers(order: number): () => number {
  let seed = 12345 + order;
  return () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
}
