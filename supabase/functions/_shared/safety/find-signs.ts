import { isDenied, NEGATORS } from "./denial.ts";
import { findMeasures } from "./measures.ts";
import { type Found, PhraseBook } from "./phrase-book.ts";
import { readText } from "./read-text.ts";
import { notDenials, sayings, settings } from "./settings.ts";
import { type Sign, signs } from "./signs.ts";
import { createTelling, type Telling } from "./telling.ts";
import type { Span, Token } from "./token.ts";
import { WordGroupIndex } from "./word-group-index.ts";
import { wordGroups } from "./word-groups.ts";

/** The signs that a message tells of, each with the numbers of the sentences it stands in. */
export type SignsFound = ReadonlyMap<Sign, ReadonlySet<number>>;

/** Signs that mean danger however the question is put. */
const ALWAYS_HERS = new Set<Sign>([
  "asksHowToDie",
  "wishesToDie",
  "soaksPads",
  "testosteroneIsHigh",
  "sugarReadsVeryLow",
]);
/** Signs that last: having begun long ago takes nothing from them. */
const LASTING = new Set<Sign>([
  "pastMenopause",
  "isMinor",
  "isMonthly",
  "isWorseNow",
  "isLifelong",
  "isOnOneSide",
  "comesSuddenly",
]);
/** Signs that may be meant as a joke. */
const MAY_BE_JOKED = new Set<Sign>([
  "wishesToDie",
  "plansToDie",
  "despairs",
  "hasUnbearablePain",
  "hasUnbearableTummyPain",
  "callsForRescue",
  "fearsHeartAttack",
  "isHurt",
  "isForced",
]);
/** What was done long ago still needs help, unless all is well again. */
const HELP_EVEN_LATER = new Set<Sign>(["isForced", "isHurt"]);
/** A shorter one is no proof that a word is spelled right. */
const SHORTEST_BEGINNING = 5;

const groupIndex = new WordGroupIndex(wordGroups);
const sayingBook = new PhraseBook({ saying: sayings });
const settingBook = new PhraseBook({ ...settings, notDenial: notDenials });
const signBook = new PhraseBook(signs);
const books = [sayingBook, settingBook, signBook];
const knownWords = new Set([groupIndex, ...books].flatMap((book) => [...book.words]));
const beginnings = books.flatMap((book) => [...book.prefixes]);
const knownBeginnings = new Set(beginnings.filter(({ length }) => length >= SHORTEST_BEGINNING));
const longestBeginning = Math.max(...beginnings.map(({ length }) => length));

/** The signs that a message tells as happening to someone. */
export function findSigns(text: string): SignsFound {
  const tokens = withoutSayings(readText(text, isKnown));
  const groups = groupIndex.find(tokens);
  const circumstances = settingBook.find(tokens, groups);
  const tellingOf = createTelling(tokens, circumstances);
  const deniesNothing = indexesOf(circumstances.filter(({ name }) => name === "notDenial"));
  const denials = new Set(
    tokens.flatMap(({ word }, index) =>
      NEGATORS.has(word) && !deniesNothing.has(index) ? [index] : [],
    ),
  );
  const found = [...signBook.find(tokens, groups, denials), ...findMeasures(tokens)].filter(isSign);
  const present = new Map<Sign, Set<number>>();
  for (const span of found) {
    const sentence = tokens[span.start]?.sentence ?? 0;
    const sentences = present.get(span.name) ?? new Set();
    if (sentences.has(sentence) || isDenied(tokens, span, deniesNothing)) continue;
    if (matters(span.name, tellingOf(span))) present.set(span.name, sentences.add(sentence));
  }
  return present;
}

function matters(sign: Sign, telling: Telling): boolean {
  if (telling === "past") return LASTING.has(sign) || HELP_EVEN_LATER.has(sign);
  if (telling === "joke") return !MAY_BE_JOKED.has(sign);
  if (telling === "general" && ALWAYS_HERS.has(sign)) return true;
  return telling === "happening" || LASTING.has(sign);
}

function withoutSayings(tokens: readonly Token[]): Token[] {
  const spans = sayingBook.find(tokens, groupIndex.find(tokens));
  const said = indexesOf(
    spans.filter(({ start, end }) => tokens[start]?.clause === tokens[end - 1]?.clause),
  );
  return tokens.map((token, index) =>
    said.has(index) ? { ...token, word: "", amount: null } : token,
  );
}

function indexesOf(spans: readonly Span[]): Set<number> {
  const indexes = new Set<number>();
  for (const { start, end } of spans) {
    for (let index = start; index < end; index += 1) indexes.add(index);
  }
  return indexes;
}

function isSign(found: Found): found is Found & { name: Sign } {
  return Object.hasOwn(signs, found.name) || !Object.hasOwn(settings, found.name);
}

function isKnown(word: string): boolean {
  if (knownWords.has(word)) return true;
  for (let end = SHORTEST_BEGINNING; end <= Math.min(word.length, longestBeginning); end += 1) {
    if (knownBeginnings.has(word.slice(0, end))) return true;
  }
  return false;
}
