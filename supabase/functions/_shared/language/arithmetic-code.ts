/** Hands on the bits that follow each other: a writer takes each, a reader gives each, both in the same contexts. */
export type BitCoder = (context: number, bit?: boolean) => boolean;

const MOST = 0xffffffff;
const BYTE = 24;
/** How often each bit is taken to have been seen in a context before its first. */
const BEFOREHAND = 0.4;

/**
 * Splits a range of numbers by how often each bit was seen in each of so many contexts, keeps the part of the bit that is
 * decided on, the lower one up to the middle if it is yes, and hands out the bytes with which both ends begin.
 */
function createRange(
  contexts: number,
  decide: (middle: number, bit: boolean) => boolean,
  shift: (byte: number) => void,
): { code: BitCoder; last: () => number } {
  const yes = new Float64Array(contexts).fill(BEFOREHAND);
  const both = new Float64Array(contexts).fill(2 * BEFOREHAND);
  let low = 0;
  let high = MOST;
  return {
    code: (context, given = false) => {
      const yesBefore = yes[context] ?? 0;
      const before = both[context] ?? 1;
      const middle = low + Math.floor((high - low) * (yesBefore / before));
      const bit = decide(middle, given);
      if (bit) high = middle;
      else low = middle + 1;
      yes[context] = yesBefore + (bit ? 1 : 0);
      both[context] = before + 1;
      while ((low ^ high) >>> BYTE === 0) {
        shift(high >>> BYTE);
        low = (low << 8) >>> 0;
        high = ((high << 8) | 0xff) >>> 0;
      }
      return bit;
    },
    /** Enough of a number within the range: what stands behind it is nothing. */
    last: () => high >>> BYTE,
  };
}

/** Reads the bits of a text that was written by `createBitWriter` with as many contexts (adaptive binary arithmetic coding). */
export function createBitReader(text: string, contexts: number): BitCoder {
  const bytes = atob(text);
  let at = 0;
  let number = 0;
  const take = () => {
    number = ((number << 8) | bytes.charCodeAt(at)) >>> 0;
    at += 1;
  };
  for (let first = 0; first < 4; first += 1) take();
  return createRange(contexts, (middle) => number <= middle, take).code;
}

/** Writes bits in close to as few as their chances in each of so many contexts allow. */
export function createBitWriter(contexts: number): { write: BitCoder; text: () => string } {
  const bytes: number[] = [];
  const { code, last } = createRange(
    contexts,
    (_, bit) => bit,
    (byte) => bytes.push(byte),
  );
  return { write: code, text: () => btoa(String.fromCharCode(...bytes, last())) };
}
