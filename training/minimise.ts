/** A function's value and its slope there. */
export type Sloped = (point: Float64Array<ArrayBuffer>) => {
  value: number;
  slope: Float64Array<ArrayBuffer>;
};

const MEMORY = 6;
const SMALLEST_STEP = 1e-6;
const ENOUGH = 1e-4;

/** The point where a smooth function is smallest (L-BFGS with halved steps); always the same for the same. */
export function minimise(
  of: Sloped,
  start: Float64Array<ArrayBuffer>,
  rounds: number,
): Float64Array<ArrayBuffer> {
  let point = start;
  let { value, slope } = of(point);
  const past: {
    moved: Float64Array<ArrayBuffer>;
    turned: Float64Array<ArrayBuffer>;
    curve: number;
  }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const way = direction(slope, past);
    const descent = product(slope, way);
    let step = past.length === 0 ? 1 / Math.max(1, Math.sqrt(descent)) : 1;
    let next = along(point, way, step);
    let there = of(next);
    while (there.value > value - ENOUGH * step * descent && step > SMALLEST_STEP) {
      step /= 2;
      next = along(point, way, step);
      there = of(next);
    }
    if (there.value >= value) break;
    const moved = along(next, point, 1);
    const turned = along(there.slope, slope, 1);
    const curve = product(moved, turned);
    if (curve > 0) past.push({ moved, turned, curve });
    if (past.length > MEMORY) past.shift();
    [point, value, slope] = [next, there.value, there.slope];
  }
  return point;
}

function direction(
  slope: Float64Array<ArrayBuffer>,
  past: readonly {
    moved: Float64Array<ArrayBuffer>;
    turned: Float64Array<ArrayBuffer>;
    curve: number;
  }[],
): Float64Array<ArrayBuffer> {
  let way = slope.slice();
  const shares = past.toReversed().map(({ moved, turned, curve }) => {
    const share = product(moved, way) / curve;
    way = along(way, turned, share);
    return share;
  });
  const last = past.at(-1);
  const scale = last === undefined ? 1 : last.curve / product(last.turned, last.turned);
  way = way.map((each) => each * scale);
  for (const [at, { moved, turned, curve }] of past.entries()) {
    const share = shares[past.length - 1 - at] ?? 0;
    way = along(way, moved, product(turned, way) / curve - share);
  }
  return way;
}

/** One point less a multiple of another. */
function along(
  point: Float64Array<ArrayBuffer>,
  way: Float64Array<ArrayBuffer>,
  step: number,
): Float64Array<ArrayBuffer> {
  return point.map((each, at) => each - step * (way[at] ?? 0));
}

function product(one: Float64Array<ArrayBuffer>, other: Float64Array<ArrayBuffer>): number {
  return one.reduce((sum, each, at) => sum + each * (other[at] ?? 0), 0);
}
