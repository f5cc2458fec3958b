import { keyWords, otherWords } from "./key-words.ts";

const SHORTEST = 4;
/** From this length on, two slips are forgiven. */
const LONG = 9;

const byFirstLetter = new Map<string, string[]>();
for (const word of keyWords) {
  const initial = word.slice(0, 1);
  byFirstLetter.set(initial, [...(byFirstLetter.get(initial) ?? []), word]);
}

/** The key word that a misspelt word most likely means; null when there is none. */
export function fixTypo(word: string): string | null {
  if (word.length < SHORTEST || otherWords.has(word) || /[^a-z]/.test(word)) return null;
  const near = (byFirstLetter.get(word.slice(0, 1)) ?? []).find((candidate) => {
    const allowed = candidate.length >= LONG ? 2 : 1;
    return (
      candidate.length > SHORTEST &&
      Math.abs(candidate.length - word.length) <= allowed &&
      slips(word, candidate, allowed) <= allowed
    );
  });
  return near ?? null;
}

/** Letters added, left out, replaced or swapped with their neighbour; counted no further than the limit. */
function slips(written: string, meant: string, limit: number): number {
  let twoBack: number[] = [];
  let previous = Array.from({ length: meant.length + 1 }, (_, index) => index);
  for (let row = 1; row <= written.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= meant.length; column += 1) {
      const isSame = written[row - 1] === meant[column - 1];
      const isSwap =
        written[row - 1] === meant[column - 2] && written[row - 2] === meant[column - 1];
      current.push(
        Math.min(
          at(previous, column) + 1,
          at(current, column - 1) + 1,
          at(previous, column - 1) + (isSame ? 0 : 1),
          isSwap ? at(twoBack, column - 2) + 1 : Infinity,
        ),
      );
    }
    if (Math.min(...current) > limit) return limit + 1;
    twoBack = previous;
    previous = current;
  }
  return at(previous, meant.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}
