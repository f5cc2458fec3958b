import { isDenied, NEGATORS } from "./denial.ts";
import { findMeasures } from "./measures.ts";
import type { Found } from "./phrase-book.ts";
import { readText } from "./read-text.ts";
import { settings } from "./settings.ts";
import { type Sign, signs } from "./signs.ts";
import { createTelling, type Telling } from "./telling.ts";
import type { Span, Token } from "./token.ts";
import type { Groups } from "./word-group-index.ts";
import { groupIndex, isKnown, sayingBook, settingBook, signBook } from "./vocabulary.ts";

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
/** The words of a message, with the word groups that stand in it. */
export type Message = { tokens: readonly Token[]; groups: Groups };

/** The signs that a message tells as happening to someone. */
export function findSigns(text: string): SignsFound {
  return signsIn(readMessage(text));
}

/** The words of a message without the sayings that mean something else. */
export function readMessage(text: string): Message {
  const tokens = readText(text, isKnown);
  const groups = groupIndex.find(tokens);
  const said = indexesOf(
    sayingBook
      .find(tokens, groups)
      .filter(({ start, end }) => tokens[start]?.clause === tokens[end - 1]?.clause),
  );
  if (said.size === 0) return { tokens, groups };
  const left = tokens.map((token, index) =>
    said.has(index) ? { ...token, word: "", amount: null } : token,
  );
  return { tokens: left, groups: groupIndex.find(left) };
}

/** The signs that the words of a message tell as happening to someone. */
export function signsIn({ tokens, groups }: Message): SignsFound {
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
