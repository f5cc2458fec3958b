import type { PackedIndex } from "./packed-index.ts";
import { unpackLists, unpackNumbers } from "./packed-numbers.ts";
import { countOf, invert, type Lists } from "./lists.ts";

/** The bank in memory. A term is a stem or a tag by its number; a phrase is a question or one of its wordings. */
export type QuestionIndex = {
  entryCount: number;
  phraseCount: number;
  entryOf: Uint16Array;
  /** The first phrase of each entry, and one past the last. */
  firstPhrase: Uint16Array;
  termOf: ReadonlyMap<string, number>;
  /** The words of questions, which nothing else is taken for, and the term of each. */
  words: ReadonlyMap<string, number>;
  isContent: Uint8Array;
  /** How much a term tells among the entries. */
  rarity: Float32Array;
  phraseTerms: Lists;
  byTerm: Lists;
  byPair: Lists;
  answersByTerm: Lists;
  answerLengths: Uint16Array;
  phraseLengths: Float32Array;
  contentLengths: Float32Array;
  entrySizes: Float64Array;
  subjects: Lists;
  subjectTags: Lists;
  /** The runs of letters of each stem. */
  grams: { byGram: Lists; rarity: Float32Array; phraseLengths: Float32Array };
  frames: FrameIndex;
};

/** How the questions of a group are worded apart from their subjects. */
export type FrameIndex = {
  /** The group of each entry; 0 where it has none. */
  groups: Uint16Array;
  /** Terms that name a subject. */
  isSubject: Uint8Array;
  byPair: Lists;
  phraseLengths: Float32Array;
};

export const PAIR_BUCKETS = 1 << 16;
/** A term that more questions have than this allows is a word of asking, not a subject. */
export const COMMON_RARITY = 2.5;
/** How much two words in a row count beside single words. */
const PAIR_WEIGHT = 0.5;

/** Opens a packed index. */
export function openIndex(packed: PackedIndex): QuestionIndex {
  const phraseCounts = unpackNumbers(packed.phraseCounts, Uint16Array);
  const entryOf = ownersOf(phraseCounts);
  const phraseTerms = unpackLists(packed.phraseTerms);
  const terms = packed.terms.split("\n");
  const wordTerms = unpackNumbers(packed.wordTerms, Uint16Array);
  return {
    entryCount: phraseCounts.length,
    phraseCount: entryOf.length,
    entryOf,
    firstPhrase: startsOf(phraseCounts),
    termOf: new Map(terms.map((term, number) => [term, number])),
    words: new Map(packed.words.split(" ").map((word, place) => [word, wordTerms[place] ?? 0])),
    isContent: unpackNumbers(packed.isContent, Uint8Array),
    rarity: unpackNumbers(packed.rarity, Float32Array),
    phraseTerms,
    byTerm: invert(phraseTerms, terms.length),
    byPair: unpackLists(packed.byPair),
    answersByTerm: unpackLists(packed.answersByTerm),
    answerLengths: unpackNumbers(packed.answerLengths, Uint16Array),
    phraseLengths: unpackNumbers(packed.phraseLengths, Float32Array),
    contentLengths: unpackNumbers(packed.contentLengths, Float32Array),
    entrySizes: sizesOf(phraseTerms, entryOf, phraseCounts.length),
    subjects: unpackLists(packed.subjects),
    subjectTags: unpackLists(packed.subjectTags),
    grams: {
      byGram: unpackLists(packed.grams.byGram),
      rarity: unpackNumbers(packed.grams.rarity, Float32Array),
      phraseLengths: unpackNumbers(packed.grams.phraseLengths, Float32Array),
    },
    frames: {
      groups: unpackNumbers(packed.frames.groups, Uint16Array),
      isSubject: unpackNumbers(packed.frames.isSubject, Uint8Array),
      byPair: unpackLists(packed.frames.byPair),
      phraseLengths: unpackNumbers(packed.frames.phraseLengths, Float32Array),
    },
  };
}

/** A sequence with one sign in place of every subject. */
export function masked(sequence: Uint16Array, isSubject: Uint8Array): Uint16Array {
  return sequence.map((term) => (isSubject[term] === 1 ? isSubject.length + 1 : term));
}

/** The numbers of the pairs of neighbouring terms. */
export function pairsOf(sequence: Uint16Array): Uint16Array {
  return sequence.slice(1).map((term, place) => pairOf(sequence[place] ?? 0, term));
}

/** How much a pair tells. */
export function pairRarity(filed: Lists, pair: number, phraseCount: number): number {
  return PAIR_WEIGHT * Math.log(1 + phraseCount / (1 + countOf(filed, pair)));
}

/** The entry of each phrase, from how many phrases each entry has. */
export function ownersOf(phraseCounts: Uint16Array): Uint16Array {
  const firstPhrase = startsOf(phraseCounts);
  const owners = new Uint16Array(firstPhrase[phraseCounts.length] ?? 0);
  for (const entry of phraseCounts.keys()) {
    owners.fill(entry, firstPhrase[entry], firstPhrase[entry + 1]);
  }
  return owners;
}

function startsOf(counts: Uint16Array): Uint16Array {
  const starts = new Uint16Array(counts.length + 1);
  for (const [place, count] of counts.entries()) starts[place + 1] = (starts[place] ?? 0) + count;
  return starts;
}

function pairOf(one: number, next: number): number {
  return (one * 31_337 + next) % PAIR_BUCKETS;
}

function sizesOf(phrases: Lists, entryOf: Uint16Array, entryCount: number): Float64Array {
  const sizes = new Float64Array(entryCount);
  for (const [phrase, entry] of entryOf.entries()) {
    sizes[entry] = (sizes[entry] ?? 0) + countOf(phrases, phrase);
  }
  return sizes;
}
