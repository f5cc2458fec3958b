import { stem } from "../../_shared/language/stem.ts";
import { analyse, type Analysis } from "../../_shared/knowledge/analyse.ts";
import { stopWords } from "../../_shared/knowledge/common-words.ts";
import { asWritten } from "../../_shared/knowledge/reading.ts";
import { GRAM_BUCKETS, gramsOf } from "./grams.ts";
import { countOf, forEachItem, invert, listCount, type Lists, listsOf, sumsOf } from "./lists.ts";
import { type PackedLists, packLists, packNumbers } from "./packed-numbers.ts";
import {
  COMMON_RARITY,
  masked,
  ownersOf,
  PAIR_BUCKETS,
  pairRarity,
  pairsOf,
} from "./question-index.ts";

/** A question of the bank as the index is made from it. */
export type IndexedQuestion = {
  question: string;
  wordings: readonly string[];
  answer: string;
  subject?: string | undefined;
  about?: string | undefined;
};

/** A `QuestionIndex` as text, read and counted when it is built, so that a function that starts cold only opens it. */
export type PackedIndex = {
  /** The words of questions, with a space between them, and the term of each. */
  words: string;
  wordTerms: string;
  /** Every stem, meaning and kind, with a line break between them. */
  terms: string;
  isContent: string;
  rarity: string;
  /** How many phrases each question has. */
  phraseCounts: string;
  phraseTerms: PackedLists;
  phraseLengths: string;
  contentLengths: string;
  byPair: PackedLists;
  answersByTerm: PackedLists;
  answerLengths: string;
  subjects: PackedLists;
  subjectTags: PackedLists;
  grams: { byGram: PackedLists; rarity: string; phraseLengths: string };
  frames: { groups: string; isSubject: string; byPair: PackedLists; phraseLengths: string };
};

/** What is asked counts less than what is said. */
const KIND_WEIGHT = 0.5;

/** Reads and counts the bank. */
export function packIndex(questions: readonly IndexedQuestion[]): PackedIndex {
  const phrases = analyseAll(
    questions.flatMap(({ question, wordings }) => [question, ...wordings]),
  );
  const subjects = analyseAll(questions.map(({ subject }) => subject ?? ""));
  const answers = analyseAll(questions.map(({ answer }) => answer));
  const texts = [...phrases, ...subjects, ...answers];
  const terms = numbering([
    ...texts.flatMap(({ stems }) => stems),
    ...phrases.flatMap(tagsOf),
    ...subjects.flatMap(({ concepts }) => concepts),
  ]);
  const numbersOf = (names: readonly string[]) =>
    Uint16Array.from(names, (name) => terms.get(name) ?? 0);
  const names = [...terms.keys()];
  const isContent = contentAmong(terms, texts);

  const phraseCounts = Uint16Array.from(questions, ({ wordings }) => wordings.length + 1);
  const sequences = phrases.map(({ stems }) => numbersOf(stems));
  const phraseTerms = listsOf(
    phrases.map((phrase) => new Set(numbersOf([...phrase.stems, ...tagsOf(phrase)]))),
  );
  const byTerm = invert(phraseTerms, names.length);
  const rarity = rarityAmongEntries(byTerm, ownersOf(phraseCounts), questions.length).map(
    (value, term) => (names[term]?.startsWith("#") === true ? value * KIND_WEIGHT : value),
  );
  const pairs = listsOf(sequences.map(pairsOf));
  const subjectTerms = listsOf(subjects.map(({ stems }) => numbersOf(stems)));
  const subjectTags = listsOf(subjects.map(({ concepts }) => numbersOf(concepts)));
  const isSubject = new Uint8Array(names.length);
  for (const term of [...subjectTerms.items, ...subjectTags.items]) {
    if (isContent[term] === 1 && (rarity[term] ?? 0) > COMMON_RARITY) isSubject[term] = 1;
  }
  const framePairs = listsOf(sequences.map((sequence) => pairsOf(masked(sequence, isSubject))));
  const answerTerms = listsOf(
    answers.map(({ stems }) => new Set(numbersOf(stems).filter((term) => isContent[term] === 1))),
  );
  const groups = numbering(["", ...questions.map(({ about }) => about ?? "")]);
  const words = new Set(phrases.flatMap((phrase) => phrase.words));

  return {
    words: [...words].join(" "),
    wordTerms: packNumbers(numbersOf([...words].map(stem))),
    terms: names.join("\n"),
    isContent: packNumbers(isContent),
    rarity: packNumbers(Float32Array.from(rarity)),
    phraseCounts: packNumbers(phraseCounts),
    phraseTerms: packLists(phraseTerms),
    phraseLengths: packNumbers(lengthsOf(phraseTerms, rarity, pairs)),
    contentLengths: packNumbers(
      lengthsOf(
        phraseTerms,
        rarity.map((value, term) => value * (isContent[term] ?? 0)),
      ),
    ),
    byPair: packLists(invert(pairs, PAIR_BUCKETS)),
    answersByTerm: packLists(invert(answerTerms, names.length)),
    answerLengths: packNumbers(
      Uint16Array.from(answers, (_, entry) => countOf(answerTerms, entry)),
    ),
    subjects: packLists(subjectTerms),
    subjectTags: packLists(subjectTags),
    grams: packGrams(names, phraseTerms, byTerm),
    frames: {
      groups: packNumbers(Uint16Array.from(questions, ({ about }) => groups.get(about ?? "") ?? 0)),
      isSubject: packNumbers(isSubject),
      byPair: packLists(invert(framePairs, PAIR_BUCKETS)),
      phraseLengths: packNumbers(
        lengthsOf(
          phraseTerms,
          rarity.map((value, term) => (isSubject[term] === 1 ? 0 : value)),
          framePairs,
        ),
      ),
    },
  };
}

function analyseAll(texts: readonly string[]): Analysis[] {
  return texts.map((text) => analyse(text, asWritten));
}

function tagsOf({ concepts, kinds }: Analysis): string[] {
  return [...concepts, ...kinds];
}

/** Each name once, with its number. */
function numbering(names: readonly string[]): Map<string, number> {
  return new Map([...new Set(names)].map((name, number) => [name, number]));
}

/** Marks the terms that tell what a text is about: what it means, and stems of words that are not stop words. */
function contentAmong(terms: ReadonlyMap<string, number>, texts: readonly Analysis[]): Uint8Array {
  const isContent = Uint8Array.from(terms.keys(), (name) => Number(name.startsWith("=")));
  for (const { words, stems } of texts) {
    for (const [place, word] of words.entries()) {
      if (!stopWords.has(word)) isContent[terms.get(stems[place] ?? "") ?? 0] = 1;
    }
  }
  return isContent;
}

function rarityAmongEntries(
  { starts, items }: Lists,
  entryOf: Uint16Array,
  entryCount: number,
): Float64Array {
  return Float64Array.from({ length: starts.length - 1 }, (_, term) => {
    const entries = new Set(
      Array.from(items.subarray(starts[term], starts[term + 1]), (phrase) => entryOf[phrase]),
    );
    return Math.log(1 + (entryCount - entries.size + 0.5) / (entries.size + 0.5));
  });
}

/** How long each phrase is when its terms and pairs are the sides of a space. */
function lengthsOf(phrases: Lists, rarity: Float64Array, pairs?: Lists): Float32Array {
  const squares = sumsOf(
    phrases,
    rarity.map((value) => value * value),
  );
  if (pairs === undefined) return Float32Array.from(squares, Math.sqrt);
  const byPair = invert(pairs, PAIR_BUCKETS);
  const ofPairs = sumsOf(
    pairs,
    Float64Array.from(
      { length: PAIR_BUCKETS },
      (_, pair) => pairRarity(byPair, pair, listCount(phrases)) ** 2,
    ),
  );
  return Float32Array.from(squares, (square, phrase) => Math.sqrt(square + (ofPairs[phrase] ?? 0)));
}

/** Files stems by their runs of letters; a phrase is as long as its stems together. */
function packGrams(names: readonly string[], phraseTerms: Lists, byTerm: Lists) {
  const grams = listsOf(names.map((name) => (/^[=#]/.test(name) ? [] : gramsOf(name))));
  const counts = new Float64Array(GRAM_BUCKETS);
  for (const term of names.keys()) {
    forEachItem(grams, term, (gram) => {
      counts[gram] = (counts[gram] ?? 0) + countOf(byTerm, term);
    });
  }
  const phraseCount = listCount(phraseTerms);
  const rarity = counts.map((count) => Math.log(1 + phraseCount / (1 + count)) ** 2);
  return {
    byGram: packLists(invert(grams, GRAM_BUCKETS)),
    rarity: packNumbers(Float32Array.from(rarity)),
    phraseLengths: packNumbers(
      Float32Array.from(sumsOf(phraseTerms, sumsOf(grams, rarity)), Math.sqrt),
    ),
  };
}
