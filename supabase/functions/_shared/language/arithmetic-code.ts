/** Hands on the bits that follow each other: a writer takes each, a reader gives each, both in the same contexts. */
export type BitCoder = (context: number, bit?: boolean) => boolean;

const MOST = 0xffffffff;
const BYTE = 24;
/** How often each bit is taken to have been seen in a context before its first. */
const BEFOREHAND = 0.4;

/** Splits what is left of a range of numbers by how often each bit was seen in a context. */
function createRange() {
  const yes: number[] = [];
  const both: number[] = [];
  let [low, high] = [0, MOST];
  return {
    middle(context: number): number {
      const share = (yes[context] ??= BEFOREHAND) / (both[context] ??= 2 * BEFOREHAND);
      return low + Math.floor((high - low) * share);
    },
    /** Keeps the part of a bit, and hands out the bytes with which both ends begin. */
    keep(context: number, bit: boolean, middle: number, shift: (byte: number) => void): void {
      if (bit) high = middle;
      else low = middle + 1;
      yes[context] = (yes[context] ?? 0) + Number(bit);
      both[context] = (both[context] ?? 0) + 1;
      while ((low ^ high) >>> BYTE === 0) {
        shift(high >>> BYTE);
        low = (low << 8) >>> 0;
        high = ((high << 8) | 0xff) >>> 0;
      }
    },
    /** Enough of a number within the range: what stands behind it is nothing. */
    last: () => high >>> BYTE,
  };
}

/** Reads the bits of a text that was written by `createBitWriter` (adaptive binary arithmetic coding). */
export function createBitReader(text: string): BitCoder {
  const bytes = atob(text);
  const range = createRange();
  let at = 0;
  let code = 0;
  const take = () => {
    code = ((code << 8) | bytes.charCodeAt(at)) >>> 0;
    at += 1;
  };
  for (let first = 0; first < 4; first += 1) take();
  return (context) => {
    const middle = range.middle(context);
    const bit = code <= middle;
    range.keep(context, bit, middle, take);
    return bit;
  };
}

/** Writes bits in close to as few as their chances allow. */
export function createBitWriter(): { write: BitCoder; text: () => string } {
  const range = createRange();
  const bytes: number[] = [];
  return {
    write: (context, bit = false) => {
      range.keep(context, bit, range.middle(context), (byte) => bytes.push(byte));
      return bit;
    },
    text: () => btoa(String.fromCharCode(...bytes, range.last())),
  };
}
