export type Case = { features: readonly number[]; isRight: boolean; share: number };

const ROUNDS = 400;
const STEP = 0.5;

/** Fits the chance that a case is right; the first weight is the constant. */
export function fitLogistic(cases: readonly Case[], ridge: number): number[] {
  const size = cases[0]?.features.length ?? 0;
  const means = column((values) => average(values));
  const spreads = column((values, place) =>
    Math.sqrt(average(values.map((value) => (value - (means[place] ?? 0)) ** 2))),
  );
  const scaled = cases.map(({ features, isRight, share }) => ({
    values: features.map((value, place) => (value - (means[place] ?? 0)) / (spreads[place] || 1)),
    isRight,
    share,
  }));
  const total = scaled.reduce((sum, { share }) => sum + share, 0);
  const weights = new Float64Array(size);
  const squares = new Float64Array(size + 1).fill(1e-8);
  let constant = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const slopes = new Float64Array(size);
    let slope = 0;
    for (const { values, isRight, share } of scaled) {
      const sum = values.reduce(
        (all, value, place) => all + value * (weights[place] ?? 0),
        constant,
      );
      const miss = share * ((isRight ? 1 : 0) - 1 / (1 + Math.exp(-sum)));
      slope += miss;
      for (const [place, value] of values.entries())
        slopes[place] = (slopes[place] ?? 0) + miss * value;
    }
    constant += step(slope / total, size);
    for (const [place, each] of slopes.entries()) {
      weights[place] =
        (weights[place] ?? 0) + step(each / total - ridge * (weights[place] ?? 0), place);
    }
  }
  const plain = Array.from(weights, (weight, place) => weight / (spreads[place] || 1));
  return [
    constant - plain.reduce((sum, weight, place) => sum + weight * (means[place] ?? 0), 0),
    ...plain,
  ];

  function step(slope: number, place: number): number {
    squares[place] = (squares[place] ?? 0) + slope * slope;
    return (STEP * slope) / Math.sqrt(squares[place] ?? 1);
  }

  function column(of: (values: readonly number[], place: number) => number): number[] {
    return Array.from({ length: size }, (_, place) =>
      of(
        cases.map(({ features }) => features[place] ?? 0),
        place,
      ),
    );
  }
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
}
