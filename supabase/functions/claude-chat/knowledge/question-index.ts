import { stem } from "../../_shared/language/stem.ts";
import { stopWords } from "../../_shared/knowledge/common-words.ts";
import type { PackedIndex } from "./packed-index.ts";
import { createGramIndex, type GramIndex } from "./grams.ts";
import { countOf, invert, joinLists, listCount, type Lists, sumsOf, uniqueItems } from "./lists.ts";
import { unpackLists, unpackNumbers } from "./whole-numbers.ts";

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
  rarity: Float64Array;
  phraseTerms: Lists;
  byTerm: Lists;
  byPair: Lists;
  answersByTerm: Lists;
  answerLengths: Float64Array;
  phraseLengths: Float64Array;
  contentLengths: Float64Array;
  entrySizes: Float64Array;
  subjects: Lists;
  subjectTags: Lists;
  grams: GramIndex;
  frames: FrameIndex;
};

/** How the questions of a group are worded apart from their subjects. */
export type FrameIndex = {
  /** The group of each entry; 0 where it has none. */
  groups: Uint16Array;
  /** Terms that name a subject. */
  isSubject: Uint8Array;
  byPair: Lists;
  phraseLengths: Float64Array;
};

export const PAIR_BUCKETS = 1 << 16;
/** How much two words in a row count beside single words, and what is asked beside what is said. */
export const PAIR_WEIGHT = 0.5;
export const KIND_WEIGHT = 0.5;
/** A term that more questions have than this allows is a word of asking, not a subject. */
const COMMON_RARITY = 2.5;

/** Opens a packed index. */
export function openIndex(packed: PackedIndex): QuestionIndex {
  const words = packed.words.split(" ");
  const tags = packed.tags.split(",");
  const termOf = new Map<string, number>();
  const wordTerms = numbered(words.map(stem), termOf);
  const tagTerms = numbered(tags, termOf);
  const isContent = new Uint8Array(termOf.size);
  for (const [place, term] of wordTerms.entries()) {
    if (!stopWords.has(words[place] ?? "")) isContent[term] = 1;
  }
  for (const [place, term] of tagTerms.entries()) {
    if (tags[place]?.startsWith("=") === true) isContent[term] = 1;
  }

  const counts = unpackNumbers(packed.counts);
  const sequences = termsOf(unpackLists(packed.phrases), wordTerms);
  const phraseTerms = uniqueItems(
    joinLists(sequences, termsOf(unpackLists(packed.phraseTags), tagTerms)),
    termOf.size,
    () => true,
  );
  const phraseCount = listCount(sequences);
  const { entryOf, firstPhrase } = ownersOf(counts, phraseCount);
  const byTerm = invert(phraseTerms, termOf.size);
  const rarity = rarityAmongEntries(byTerm, entryOf, counts.length);
  for (const [place, term] of tagTerms.entries()) {
    if (tags[place]?.startsWith("#") === true) rarity[term] = (rarity[term] ?? 0) * KIND_WEIGHT;
  }
  const contentRarity = rarity.map((value, term) => value * (isContent[term] ?? 0));
  const pairs = pairLists(sequences);
  const byPair = invert(pairs, PAIR_BUCKETS);
  const subjects = termsOf(unpackLists(packed.subjects), wordTerms);
  const subjectTags = termsOf(unpackLists(packed.subjectTags), tagTerms);
  const isSubject = new Uint8Array(termOf.size);
  for (const { items } of [subjects, subjectTags]) {
    for (const term of items) {
      if (isContent[term] === 1 && (rarity[term] ?? 0) > COMMON_RARITY) isSubject[term] = 1;
    }
  }
  const framePairs = pairLists({
    starts: sequences.starts,
    items: masked(sequences.items, isSubject),
  });
  const framesByPair = invert(framePairs, PAIR_BUCKETS);
  const frameRarity = rarity.map((value, term) => (isSubject[term] === 1 ? 0 : value));
  const answers = uniqueItems(
    termsOf(unpackLists(packed.answers), wordTerms),
    termOf.size,
    (term) => isContent[term] === 1,
  );
  return {
    entryCount: counts.length,
    phraseCount,
    entryOf,
    firstPhrase,
    termOf,
    words: new Map(
      words.slice(0, packed.questionWords).map((word, place) => [word, wordTerms[place] ?? 0]),
    ),
    isContent,
    rarity,
    phraseTerms,
    byTerm,
    byPair,
    answersByTerm: invert(answers, termOf.size),
    answerLengths: Float64Array.from({ length: counts.length }, (_, entry) =>
      countOf(answers, entry),
    ),
    phraseLengths: lengthsOf(phraseTerms, rarity, pairs, byPair),
    contentLengths: lengthsOf(phraseTerms, contentRarity),
    entrySizes: sizesOf(phraseTerms, entryOf, counts.length),
    subjects,
    subjectTags,
    grams: createGramIndex([...termOf.keys()], phraseTerms, byTerm),
    frames: {
      groups: unpackNumbers(packed.groups),
      isSubject,
      byPair: framesByPair,
      phraseLengths: lengthsOf(phraseTerms, frameRarity, framePairs, framesByPair),
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

function numbered(names: readonly string[], numbers: Map<string, number>): Uint16Array {
  return Uint16Array.from(names, (name) => {
    const known = numbers.get(name);
    if (known !== undefined) return known;
    numbers.set(name, numbers.size);
    return numbers.size - 1;
  });
}

function termsOf({ starts, items }: Lists, terms: Uint16Array): Lists {
  return { starts, items: items.map((place) => terms[place] ?? 0) };
}

/** The pairs of each sequence; after its last term stands none. */
function pairLists({ starts, items }: Lists): Lists {
  const pairs = new Uint16Array(items.length);
  const pairStarts = new Uint32Array(starts.length);
  let count = 0;
  for (let list = 0; list + 1 < starts.length; list += 1) {
    for (let at = starts[list] ?? 0; at + 1 < (starts[list + 1] ?? 0); at += 1) {
      pairs[count] = pairOf(items[at] ?? 0, items[at + 1] ?? 0);
      count += 1;
    }
    pairStarts[list + 1] = count;
  }
  return { starts: pairStarts, items: pairs.slice(0, count) };
}

function pairOf(one: number, next: number): number {
  return (one * 31_337 + next) % PAIR_BUCKETS;
}

function ownersOf(counts: Uint16Array, phraseCount: number) {
  const entryOf = new Uint16Array(phraseCount);
  const firstPhrase = new Uint16Array(counts.length + 1);
  let next = 0;
  for (const [entry, count] of counts.entries()) {
    firstPhrase[entry] = next;
    entryOf.fill(entry, next, next + count);
    next += count;
  }
  firstPhrase[counts.length] = next;
  return { entryOf, firstPhrase };
}

/** How long each phrase is when its terms and pairs are the sides of a space. */
function lengthsOf(phrases: Lists, rarity: Float64Array, pairs?: Lists, filed?: Lists) {
  const squares = sumsOf(
    phrases,
    rarity.map((value) => value * value),
  );
  if (pairs === undefined || filed === undefined) return squares.map(Math.sqrt);
  const phraseCount = listCount(phrases);
  const pairSquares = new Float64Array(PAIR_BUCKETS);
  for (const pair of pairs.items) pairSquares[pair] ||= pairRarity(filed, pair, phraseCount) ** 2;
  const ofPairs = sumsOf(pairs, pairSquares);
  return squares.map((square, phrase) => Math.sqrt(square + (ofPairs[phrase] ?? 0)));
}

function sizesOf(phrases: Lists, entryOf: Uint16Array, entryCount: number): Float64Array {
  const sizes = new Float64Array(entryCount);
  for (const [phrase, entry] of entryOf.entries()) {
    sizes[entry] = (sizes[entry] ?? 0) + countOf(phrases, phrase);
  }
  return sizes;
}

function rarityAmongEntries(
  { starts, items }: Lists,
  entryOf: Uint16Array,
  entryCount: number,
): Float64Array {
  return Float64Array.from({ length: starts.length - 1 }, (_, term) => {
    let count = 0;
    let last = -1;
    for (let at = starts[term] ?? 0; at < (starts[term + 1] ?? 0); at += 1) {
      const entry = entryOf[items[at] ?? 0] ?? 0;
      if (entry !== last) count += 1;
      last = entry;
    }
    return Math.log(1 + (entryCount - count + 0.5) / (count + 0.5));
  });
}
