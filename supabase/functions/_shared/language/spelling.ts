const SHORTEST = 4;
/** Words that are shorter and not named as important lie too close to others. */
const SHORTEST_OTHER_WORD = 6;
/** From this length on, two slips are forgiven. */
const LONG = 9;
const SHORTEST_JUMBLED = 3;
const FIRST_LETTER = "a".charCodeAt(0);

type Candidate = { word: string; letters: number };

export type Vocabulary = {
  /** Understood with a slip also when they are short. */
  keyWords: readonly string[];
  /** Understood with a slip when they are long enough. */
  words: Iterable<string>;
  /** Ordinary words that are never taken for a slip. */
  ordinaryWords: ReadonlySet<string>;
};

/** Gives the word of a vocabulary that a misspelt word most likely means; null when there is none. */
export type CorrectSpelling = (word: string) => string | null;

/** Prepares a vocabulary for the correction of slips of the finger. */
export function createSpellingCorrector(vocabulary: Vocabulary): CorrectSpelling {
  const { ordinaryWords } = vocabulary;
  const keyWords = new Set(vocabulary.keyWords);
  const byFirstLetter = new Map<string, Candidate[]>();
  const byLetters = new Map<string, string>();
  for (const word of new Set([...keyWords, ...vocabulary.words])) {
    if (/[^a-z]/.test(word)) continue;
    const jumble = jumbled(word);
    if (!byLetters.has(jumble) || keyWords.has(word)) byLetters.set(jumble, word);
    if (word.length < SHORTEST_OTHER_WORD && !keyWords.has(word)) continue;
    const initial = word.slice(0, 1);
    const known = byFirstLetter.get(initial) ?? [];
    byFirstLetter.set(initial, known);
    known.push({ word, letters: lettersOf(word) });
  }

  return function correct(word) {
    if (word.length < SHORTEST_JUMBLED || ordinaryWords.has(word) || /[^a-z]/.test(word)) {
      return null;
    }
    const swapped = byLetters.get(jumbled(word));
    if (swapped !== undefined) return swapped;
    if (word.length < SHORTEST) return null;
    const letters = lettersOf(word);
    const near = (byFirstLetter.get(word.slice(0, 1)) ?? []).find((candidate) => {
      const allowed = candidate.word.length >= LONG ? 2 : 1;
      return (
        candidate.word.length > SHORTEST &&
        Math.abs(candidate.word.length - word.length) <= allowed &&
        differences(candidate.letters, letters) <= 2 * allowed &&
        slips(word, candidate.word, allowed) <= allowed
      );
    });
    return near?.word ?? null;
  };
}

/** The first letter and the others in the order of the alphabet: alike for words with letters swapped. */
function jumbled(word: string): string {
  return word.slice(0, 1) + word.slice(1).split("").toSorted().join("");
}

/** The letters of a word as bits. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) {
    letters |= 1 << (word.charCodeAt(index) - FIRST_LETTER);
  }
  return letters;
}

/** How many letters only one of two words has. */
function differences(one: number, other: number): number {
  let count = 0;
  for (let bits = one ^ other; bits !== 0; bits &= bits - 1) count += 1;
  return count;
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
