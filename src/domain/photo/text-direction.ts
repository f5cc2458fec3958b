import type { Patch } from "./dark-patches";

/** How the lines of text run: line s is y = s + x·(slope + fan·s), with x and y from the picture's centre. */
export type Direction = { slope: number; fan: number };

/** A direction and how sharply the letters fall into lines along it. */
export type FoundDirection = Direction & { sharpness: number };

/** Where letters stand, from the picture's centre: across a line's course and along it. */
export type Spots = { along: Float32Array; across: Float32Array };

const MOST_DEGREES = 12;
const STEP_DEGREES = 0.1;
const FAN_STEPS = 12;
const SLOPE_STEPS = 15;
/** The fan that makes the lines at the picture's ends differ by this much, as of a sheet held at an angle. */
const MOST_FAN_DEGREES = 6;

const slopeOf = (degrees: number) => Math.tan((degrees * Math.PI) / 180);

/** The upper and lower ends of letters in a picture of this size. */
export function spotsOf(letters: readonly Patch[], width: number, height: number): Spots {
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
  let best: FoundDirection = { slope: 0, fan: 0, sharpness: -1 };
  const consider = (slope: number, fan: number) => {
    const sharpness = sharpnessOf(found, { slope, fan }, bin, reach);
    if (sharpness > best.sharpness) best = { slope, fan, sharpness };
  };
  for (let degrees = -MOST_DEGREES; degrees <= MOST_DEGREES; degrees += STEP_DEGREES)
    consider(slopeOf(degrees), 0);
  // Coarse, then around the best of those at a quarter of the steps.
  for (const fineness of [1, 4]) {
    const { slope, fan } = best;
    const fanStep = slopeOf(MOST_FAN_DEGREES) / FAN_STEPS / reach / fineness;
    const slopeStep = slopeOf(2 * STEP_DEGREES) / fineness;
    const fanSteps = FAN_STEPS / fineness;
    for (let wider = -fanSteps; wider <= fanSteps; wider += 1) {
      for (let steeper = -SLOPE_STEPS; steeper <= SLOPE_STEPS; steeper += 1) {
        consider(slope + steeper * slopeStep, fan + wider * fanStep);
      }
    }
  }
  return best;
}

function sharpnessOf(
  { along, across }: Spots,
  { slope, fan }: Direction,
  bin: number,
  reach: number,
): number {
  const half = Math.ceil((reach * 1.5) / bin);
  const counts = new Float32Array(2 * half + 2);
  for (let index = 0; index < along.length; index += 1) {
    const x = along[index] ?? 0;
    const position = ((across[index] ?? 0) - slope * x) / (1 + fan * x) / bin + half;
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
