import type { Lists } from "./lists.ts";

const MORE = 0x80;
const BITS = 0x7f;

/** Whole numbers as text: seven bits to a byte, in base 64. */
export function packNumbers(numbers: readonly number[]): string {
  const bytes: number[] = [];
  for (const number of numbers) {
    let rest = number;
    while (rest > BITS) {
      bytes.push((rest & BITS) | MORE);
      rest >>>= 7;
    }
    bytes.push(rest);
  }
  return btoa(bytes.map((byte) => String.fromCharCode(byte)).join(""));
}

/** The numbers that `packNumbers` has made a text of; each is below 65,536. */
export function unpackNumbers(packed: string): Uint16Array {
  const bytes = atob(packed);
  const numbers = new Uint16Array(bytes.length);
  let count = 0;
  let number = 0;
  let shift = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes.charCodeAt(at);
    number |= (byte & BITS) << shift;
    if (byte < MORE) {
      numbers[count] = number;
      count += 1;
      number = 0;
      shift = 0;
    } else shift += 7;
  }
  return numbers.subarray(0, count);
}

/** Lists of numbers, each behind its length. */
export function packLists(lists: readonly (readonly number[])[]): string {
  return packNumbers(lists.flatMap((list) => [list.length, ...list]));
}

/** The lists that `packLists` has made a text of. */
export function unpackLists(packed: string): Lists {
  const numbers = unpackNumbers(packed);
  const starts: number[] = [0];
  const items = new Uint16Array(numbers.length);
  let count = 0;
  for (let at = 0; at < numbers.length;) {
    const length = numbers[at] ?? 0;
    items.set(numbers.subarray(at + 1, at + 1 + length), count);
    count += length;
    starts.push(count);
    at += 1 + length;
  }
  return { starts: Uint32Array.from(starts), items: items.slice(0, count) };
}
