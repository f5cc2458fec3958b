const MEMORY = { slope: 0.9, square: 0.999, least: 1e-8 };

/**
 * Moves numbers against their slopes, each at a pace of its own (Adam, Kingma and Ba 2015); how far at most is said anew at
 * each step.
 */
export function createAdam(
  size: number,
): (numbers: Float64Array, slopes: ArrayLike<number>, rate: number) => void {
  const means = new Float64Array(size);
  const squares = new Float64Array(size);
  let round = 0;
  return (numbers, slopes, rate) => {
    round += 1;
    const [meanShare, squareShare] = [1 - MEMORY.slope ** round, 1 - MEMORY.square ** round];
    for (let at = 0; at < size; at += 1) {
      const slope = slopes[at] ?? 0;
      const mean = MEMORY.slope * (means[at] ?? 0) + (1 - MEMORY.slope) * slope;
      const square = MEMORY.square * (squares[at] ?? 0) + (1 - MEMORY.square) * slope * slope;
      means[at] = mean;
      squares[at] = square;
      const spread = Math.sqrt(square / squareShare) + MEMORY.least;
      numbers[at] = (numbers[at] ?? 0) - (rate * mean) / meanShare / spread;
    }
  };
}
