import { seededRandom } from "../src/domain/record/seeded-random.ts";
import type { RankNetwork } from "../supabase/functions/claude-chat/knowledge/ranker.ts";
import { createAdam } from "./adam.ts";
import { miniBatches } from "./mini-batches.ts";

/** The measures of the candidates for one question, and which of them are right. */
export type Choice = { candidates: readonly Candidate[]; share: number };
type Candidate = { measures: ArrayLike<number>; isRight: boolean };

const HIDDEN = 12;
const EPOCHS = 30;
const BATCH = 256;
const RATE = 3e-3;
const RIDGE = 1e-4;

/**
 * Fits a network with one hidden layer under which the right candidates come first, by how likely these are among all
 * (ListNet, Cao and others 2007); the same choices always give the same network.
 */
export function fitRanking(choices: readonly Choice[], measureCount: number): RankNetwork {
  const useful = choices.filter(
    ({ candidates }) =>
      candidates.some(({ isRight }) => isRight) && candidates.some(({ isRight }) => !isRight),
  );
  const scale = scaleOf(useful, measureCount);
  const scaled = useful.map(({ candidates, share }): Choice => ({
    share,
    candidates: candidates.map(({ measures, isRight }) => ({
      isRight,
      measures: Float64Array.from(
        scale,
        ({ mean, spread }, at) => ((measures[at] ?? 0) - mean) / spread,
      ),
    })),
  }));
  const random = seededRandom(1);
  const rowSize = measureCount + 2;
  const numbers = Float64Array.from(
    { length: HIDDEN * rowSize },
    () => (2 * random() - 1) / Math.sqrt(measureCount),
  );
  const adjust = createAdam(numbers.length);
  const rounds = EPOCHS * Math.ceil(scaled.length / BATCH);
  for (let epoch = 0, round = 0; epoch < EPOCHS; epoch += 1) {
    for (const batch of miniBatches(scaled, BATCH, random)) {
      const slopes = numbers.map((number) => RIDGE * number);
      for (const choice of batch) addSlopes(slopes, choice, numbers, rowSize, 1 / batch.length);
      adjust(numbers, slopes, RATE * (1 - round / rounds));
      round += 1;
    }
  }
  return networkOf(numbers, scale);
}

/** Each row of the numbers is a hidden unit: a weight for each measure, where it begins, and what it is worth. */
function addSlopes(
  slopes: Float64Array,
  { candidates, share }: Choice,
  numbers: Float64Array,
  rowSize: number,
  part: number,
): void {
  const measureCount = rowSize - 2;
  const responses = candidates.map(({ measures }) =>
    Float64Array.from({ length: HIDDEN }, (_, unit) => {
      const row = unit * rowSize;
      let sum = numbers[row + measureCount] ?? 0;
      for (let at = 0; at < measureCount; at += 1)
        sum += (numbers[row + at] ?? 0) * (measures[at] ?? 0);
      return Math.tanh(sum);
    }),
  );
  const powers = powersOf(
    responses.map((units) =>
      units.reduce(
        (sum, response, unit) => sum + response * (numbers[(unit + 1) * rowSize - 1] ?? 0),
        0,
      ),
    ),
  );
  const whole = sumOf(powers);
  const right = sumOf(powers.filter((_, place) => candidates[place]?.isRight === true));
  for (const [place, { measures, isRight }] of candidates.entries()) {
    const power = powers[place] ?? 0;
    const miss = share * part * (power / whole - (isRight ? power / right : 0));
    for (let unit = 0; unit < HIDDEN; unit += 1) {
      const row = unit * rowSize;
      const response = responses[place]?.[unit] ?? 0;
      const worthAt = row + rowSize - 1;
      const back = miss * (numbers[worthAt] ?? 0) * (1 - response * response);
      for (let at = 0; at < measureCount; at += 1)
        slopes[row + at] = (slopes[row + at] ?? 0) + back * (measures[at] ?? 0);
      slopes[row + measureCount] = (slopes[row + measureCount] ?? 0) + back;
      slopes[worthAt] = (slopes[worthAt] ?? 0) + miss * response;
    }
  }
}

type Scale = readonly { mean: number; spread: number }[];

function scaleOf(choices: readonly Choice[], measureCount: number): Scale {
  const all = choices.flatMap(({ candidates }) => candidates);
  return Array.from({ length: measureCount }, (_, at) => {
    const values = all.map(({ measures }) => measures[at] ?? 0);
    const mean = sumOf(values) / (values.length || 1);
    const square = sumOf(values.map((value) => (value - mean) ** 2)) / (values.length || 1);
    return { mean, spread: Math.sqrt(square) || 1 };
  });
}

/** The network for measures as they are. */
function networkOf(numbers: Float64Array, scale: Scale): RankNetwork {
  const rowSize = scale.length + 2;
  return Array.from({ length: HIDDEN }, (_, unit) => {
    const row = numbers.subarray(unit * rowSize, (unit + 1) * rowSize);
    const weights = scale.map(({ spread }, at) => (row[at] ?? 0) / spread);
    const shift = sumOf(scale.map(({ mean }, at) => mean * (weights[at] ?? 0)));
    return { weights, bias: (row[rowSize - 2] ?? 0) - shift, worth: row[rowSize - 1] ?? 0 };
  });
}

function powersOf(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  return scores.map((score) => Math.exp(score - highest));
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
