/** Hands on the bits that follow each other: a writer takes each, a reader gives each, both in the same contexts. */
export type BitCoder = (context: number, bit?: boolean) => boolean;

const MOST = 0xffffffff;
const BYTE = 24;
/** How often each bit is taken to have been seen in a context before its first. */
const BEFOREHAND = 0.4;

/**
 * Reads the bits of a text that was written by `createBitWriter` with as many contexts (adaptive binary arithmetic coding): a
 * range of numbers is split by how often each bit was seen in its context, and the part in which the text lies is kept.
 */
export function createBitReader(text: string, contexts: number): BitCoder {
  const bytes = atob(text);
  const yes = new Float64Array(contexts).fill(BEFOREHAND);
  const both = new Float64Array(contexts).fill(2 * BEFOREHAND);
  let [low, high, at, number] = [0, MOST, 0, 0];
  const take = () => {
    number = ((number << 8) | bytes.charCodeAt(at)) >>> 0;
    at += 1;
  };
  for (let first = 0; first < 4; first += 1) take();
  return (context) => {
    const yesBefore = yes[context] ?? 0;
    const before = both[context] ?? 1;
    const middle = low + Math.floor((high - low) * (yesBefore / before));
    const bit = number <= middle;
    if (bit) high = middle;
    else low = middle + 1;
    yes[context] = yesBefore + Number(bit);
    both[context] = before + 1;
    while ((low ^ high) >>> BYTE === 0) {
      take();
      low = (low << 8) >>> 0;
      high = ((high << 8) | 0xff) >>> 0;
    }
    return bit;
  };
}

/**
 * Writes bits in close to as few as their chances in each of so many contexts allow. It splits as the reader does, whose code
 * stands by itself since it is what a device has.
 */
export function createBitWriter(contexts: number): { write: BitCoder; text: () => string } {
  const seen = Array.from({ length: contexts }, () => ({
    yes: BEFOREHAND,
    both: 2 * BEFOREHAND,
  }));
  const bytes: number[] = [];
  let [low, high] = [0, MOST];
  return {
    write: (context, bit = false) => {
      const counts = seen[context];
      if (counts === undefined) throw new RangeError(`There is no context ${context}.`);
      const middle = low + Math.floor((high - low) * (counts.yes / counts.both));
      if (bit) high = middle;
      else low = middle + 1;
      counts.yes += Number(bit);
      counts.both += 1;
      while ((low ^ high) >>> BYTE === 0) {
        bytes.push(high >>> BYTE);
        low = (low << 8) >>> 0;
        high = ((high << 8) | 0xff) >>> 0;
      }
      return bit;
    },
    // Its first byte is enough of a number within the range: what stands behind it is nothing.
    text: () => btoa(String.fromCharCode(...bytes, high >>> BYTE)),
  };
}
