/** How much of each list goes on the page; what is left over is counted as “more in my record”. */
export type Fold = {
  starts: number;
  results: number;
  medicines: number;
  tried: number;
  times: number;
  signs: number;
};

const MOST_STARTS = 12;
const LEAST = 3;

function countdown(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, from - to + 1) }, (_, at) => from - at);
}

/** Ways to shorten the page, the fullest first: older starts go first, then results, then the rest. */
export function foldsOf({ results }: { results: number }): Fold[] {
  const whole = { medicines: 99, tried: 99, times: 99, signs: 99 };
  const byStarts = countdown(MOST_STARTS, LEAST).map((starts) => ({ ...whole, starts, results }));
  const byResults = countdown(results - 1, LEAST).map((count) => ({
    ...whole,
    starts: LEAST,
    results: count,
  }));
  const fewest = Math.min(results, LEAST);
  const byRest = countdown(MOST_STARTS, 0).map((count) => ({
    starts: LEAST,
    results: fewest,
    medicines: Math.max(count, LEAST),
    tried: count,
    times: count,
    signs: Math.max(count, LEAST),
  }));
  return [...byStarts, ...byResults, ...byRest];
}
