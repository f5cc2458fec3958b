/** The measures of the candidates for one question, and which of them are right. */
export type Choice = {
  candidates: readonly { measures: ArrayLike<number>; isRight: boolean }[];
  share: number;
};

const ROUNDS = 200;
const STEP = 0.8;
const RIDGE = 0.0005;

/** Fits weights under which the right candidates come first, by conditional logistic regression. */
export function fitRanking(choices: readonly Choice[], size: number): number[] {
  const useful = choices.filter(
    ({ candidates }) =>
      candidates.some(({ isRight }) => isRight) && candidates.some(({ isRight }) => !isRight),
  );
  const total = useful.reduce((sum, { share }) => sum + share, 0);
  const weights = new Float64Array(size).fill(1);
  const squares = new Float64Array(size).fill(1e-8);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slopes = new Float64Array(size);
    for (const { candidates, share } of useful) {
      const powers = powersOf(candidates, weights);
      const whole = sumOf(powers);
      const right = sumOf(powers.filter((_, place) => candidates[place]?.isRight === true));
      for (const [place, { measures, isRight }] of candidates.entries()) {
        const power = powers[place] ?? 0;
        const miss = share * ((isRight ? power / right : 0) - power / whole);
        for (let at = 0; at < size; at += 1)
          slopes[at] = (slopes[at] ?? 0) + miss * (measures[at] ?? 0);
      }
    }
    for (const [at, each] of slopes.entries()) {
      const slope = each / total - RIDGE * (weights[at] ?? 0);
      squares[at] = (squares[at] ?? 0) + slope * slope;
      weights[at] = (weights[at] ?? 0) + (STEP * slope) / Math.sqrt(squares[at] ?? 1);
    }
  }
  return [...weights];
}

function powersOf(candidates: Choice["candidates"], weights: Float64Array): number[] {
  const scores = candidates.map(({ measures }) => {
    let sum = 0;
    for (let at = 0; at < weights.length; at += 1) sum += (weights[at] ?? 0) * (measures[at] ?? 0);
    return sum;
  });
  const highest = Math.max(...scores);
  return scores.map((score) => Math.exp(score - highest));
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
