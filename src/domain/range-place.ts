import type { PlaceInRange } from "./reply-parts";

/** Where the band of the printed range begins and ends, in percent of the line. */
const BAND_START = 26;
const BAND_END = 74;
/** A value outside stands at least this far from the band, so that it never seems to lie in it. */
const CLEARANCE = 4;
/** As near to the end of the line as a value may come. */
const MARGIN = 3;

export type PrintedRange = { low?: number | undefined; high?: number | undefined };

/** The range on a line of 100: an open side of a range runs to its end. */
export function bandOf({ low, high }: PrintedRange): { start: number; end: number } {
  return { start: low === undefined ? 0 : BAND_START, end: high === undefined ? 100 : BAND_END };
}

/** The amount in a value as written on a report; null when there is none. */
export function amountOf(value: string): number | null {
  const digits = /\d[\d,]*(?:\.\d+)?|\.\d+/.exec(value)?.[0];
  return digits === undefined ? null : Number(digits.replaceAll(",", ""));
}

/** How many tenfold steps lie between two amounts, at most one. */
function tenfolds(smaller: number, larger: number): number {
  return smaller <= 0 ? 1 : Math.min(1, Math.max(0, Math.log10(larger / smaller)));
}

function within(start: number, end: number, share: number): number {
  return start + (end - start) * Math.min(1, Math.max(0, share));
}

/**
 * Where a value stands on the line of 100 beside its range. Inside it is as far along as it is between the ends;
 * outside it moves with the logarithm, so that little more stays near and ten times as much does not leave.
 */
export function placeOnLine(amount: number, place: PlaceInRange, range: PrintedRange): number {
  const { low, high } = range;
  const { start, end } = bandOf(range);
  if (place === "above") {
    return within(end + CLEARANCE, 100 - MARGIN, tenfolds(high ?? amount, amount));
  }
  if (place === "below") {
    return within(start - CLEARANCE, MARGIN, tenfolds(amount, low ?? amount));
  }
  if (low !== undefined && high !== undefined) {
    return within(start, end, high > low ? (amount - low) / (high - low) : 0.5);
  }
  if (high !== undefined) return within(MARGIN, end, high > 0 ? amount / high : 0.5);
  return within(start, 100 - MARGIN, tenfolds(low ?? amount, amount));
}
