import type { ConnectedComponent } from "./connected-components";

/**
 * How the lines of text run: line s is y = s + x·(slope + keystone·s) + x²·(bend + bulge·s), with x and y from the picture's
 * centre. A sheet that curls bends its lines, the ones near its ends more than the others.
 */
export type Direction = { slope: number; keystone: number; bend: number; bulge: number };

/** A direction and how sharply the letters fall into lines along it. */
export type FoundDirection = Direction & { sharpness: number };

/** Where letters stand, from the picture's centre: across a line's course and along it. */
export type Spots = { along: Float32Array; across: Float32Array };

const MOST_DEGREES = 12;
const STEP_DEGREES = 0.1;
const KEYSTONE_STEPS = 12;
const SLOPE_STEPS = 15;
/** The keystone that makes the lines at the picture's ends differ by this much, as of a sheet held at an angle. */
const MOST_KEYSTONE_DEGREES = 6;

/** The ends of the longest lines leave the straight by at most this share of their half length. */
const MOST_BEND = 0.16;
const BEND_STEPS = 12;
/** Straight lines are taken for bent only where that makes them this many times as sharp. */
const CLEARLY_SHARPER = 1.03;

/** Small changes of slope and keystone that a bend is tried with. */
const AROUND = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

const slopeOf = (degrees: number) => Math.tan((degrees * Math.PI) / 180);

/** The upper and lower ends of letters in a picture of this size. */
export function spotsOf(
  letters: readonly ConnectedComponent[],
  width: number,
  height: number,
): Spots {
  const along = new Float32Array(letters.length * 2);
  const across = new Float32Array(letters.length * 2);
  letters.forEach(({ left, top, right, bottom }, index) => {
    const middle = (left + right - width) / 2;
    along.set([middle, middle], index * 2);
    across.set([top - height / 2, bottom - height / 2], index * 2);
  });
  return { along, across };
}

/** The direction along which the letters fall most sharply into lines, within the tilt of a hand-held photo. */
export function textDirection(found: Spots, glyphHeight: number, reach: number): FoundDirection {
  const bin = Math.max(glyphHeight / 5, 1);
  let best: FoundDirection = { slope: 0, keystone: 0, bend: 0, bulge: 0, sharpness: -1 };
  const consider = (direction: Direction) => {
    const sharpness = sharpnessOf(found, direction, bin, reach);
    if (sharpness > best.sharpness) best = { ...direction, sharpness };
  };
  for (let degrees = -MOST_DEGREES; degrees <= MOST_DEGREES; degrees += STEP_DEGREES)
    consider({ ...best, slope: slopeOf(degrees) });
  // Coarse, then around the best of those at a quarter of the steps.
  for (const fineness of [1, 4]) {
    const { slope, keystone } = best;
    const keystoneStep = slopeOf(MOST_KEYSTONE_DEGREES) / KEYSTONE_STEPS / reach / fineness;
    const slopeStep = slopeOf(2 * STEP_DEGREES) / fineness;
    const keystoneSteps = KEYSTONE_STEPS / fineness;
    for (let wider = -keystoneSteps; wider <= keystoneSteps; wider += 1) {
      for (let steeper = -SLOPE_STEPS; steeper <= SLOPE_STEPS; steeper += 1) {
        consider({
          ...best,
          slope: slope + steeper * slopeStep,
          keystone: keystone + wider * keystoneStep,
        });
      }
    }
  }
  const straight = best;
  for (const fineness of [1, 3, 9]) {
    const { slope, keystone, bend, bulge } = best;
    const keystoneStep = slopeOf(MOST_KEYSTONE_DEGREES) / KEYSTONE_STEPS / reach / 2 / fineness;
    const bendStep = MOST_BEND / BEND_STEPS / reach / fineness;
    const bulgeStep = bendStep / (reach / 2);
    const slopeStep = slopeOf(STEP_DEGREES) / fineness;
    const steps = Math.ceil(BEND_STEPS / fineness);
    for (let bulging = -steps; bulging <= steps; bulging += 1) {
      for (let bending = -steps; bending <= steps; bending += 1) {
        for (const [steeper, wider] of AROUND) {
          consider({
            slope: slope + steeper * slopeStep,
            keystone: keystone + wider * keystoneStep,
            bend: bend + bending * bendStep,
            bulge: bulge + bulging * bulgeStep,
          });
        }
      }
    }
  }
  return best.sharpness > straight.sharpness * CLEARLY_SHARPER ? best : straight;
}

function sharpnessOf(
  { along, across }: Spots,
  { slope, keystone, bend, bulge }: Direction,
  bin: number,
  reach: number,
): number {
  const half = Math.ceil((reach * 1.5) / bin);
  const counts = new Float32Array(2 * half + 2);
  for (let index = 0; index < along.length; index += 1) {
    const x = along[index] ?? 0;
    const line = ((across[index] ?? 0) - (slope + bend * x) * x) / (1 + (keystone + bulge * x) * x);
    const position = line / bin + half;
    if (position < 0 || position >= 2 * half) continue;
    const whole = Math.floor(position);
    const part = position - whole;
    counts[whole] = (counts[whole] ?? 0) + 1 - part;
    counts[whole + 1] = (counts[whole + 1] ?? 0) + part;
  }
  let sum = 0;
  for (const count of counts) sum += count * count;
  return sum / Math.max(along.length, 1);
}
