import { type AssertionContext, createAssertionContext } from "../language/assertion-context.ts";
import { isNegated, NEGATORS } from "../language/negation.ts";
import type { Found } from "../language/phrase-book.ts";
import { sentencesOf } from "../language/sentences.ts";
import type { Groups } from "../language/synonym-index.ts";
import type { Span, Token } from "../language/token.ts";
import { contextCues } from "./context-cues.ts";
import { findMeasures } from "./danger-measures.ts";
import { readText } from "./read-text.ts";
import { type Sign, signPhrases } from "./signs.ts";
import { cueBook, figureBook, signBook, synonymIndex } from "./vocabulary.ts";

/** A sign where it stands, and whether its context lets it count as happening. */
export type FoundSign = Span & {
  sign: Sign;
  sentence: number;
  counts: boolean;
};
/** A message as the check reads it. */
export type Message = {
  tokens: readonly Token[];
  sentences: readonly Span[];
  signs: readonly FoundSign[];
};

/** Signs that count as happening however the question is put. */
const ALWAYS_HAPPENING = new Set<Sign>([
  "asksHowToDie",
  "wishesToDie",
  "seesNoReasonToLive",
  "isHopeless",
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
  "seesNoReasonToLive",
  "isHopeless",
  "hasUnbearablePain",
  "hasUnbearableTummyPain",
  "callsForRescue",
  "fearsHeartAttack",
  "isHurt",
  "isForced",
]);
/** What was done long ago still needs help, unless all is well again. */
const HELP_EVEN_LATER = new Set<Sign>(["isForced", "isHurt"]);

/** Reads a message: its words without figures of speech, its sentences, and the signs in it with their context. */
export function readMessage(text: string): Message {
  const { tokens, groups } = literally(readText(text));
  const sentences = sentencesOf(tokens);
  const sentenceOf = sentences.flatMap(({ start, end }, number) =>
    Array.from({ length: end - start }, () => number),
  );
  const cues = cueBook.find(tokens, groups);
  const contextOf = createAssertionContext(tokens, cues);
  const pseudoNegated = indexesOf(cues.filter(({ name }) => name === "notDenial"));
  const negations = new Set(
    tokens.flatMap(({ word }, index) =>
      NEGATORS.has(word) && !pseudoNegated.has(index) ? [index] : [],
    ),
  );
  const found = [...signBook.find(tokens, groups, negations), ...findMeasures(tokens)].filter(
    isSign,
  );
  const signs = found.map(({ name, start, end }): FoundSign => {
    const place = { sign: name, start, end, sentence: sentenceOf[start] ?? 0 };
    const isDenied = isNegated(tokens, place, pseudoNegated);
    return { ...place, counts: !isDenied && isHappening(name, contextOf(place)) };
  });
  return { tokens, sentences, signs };
}

/** The signs that a message asserts as happening to someone. */
export function findSigns(text: string): ReadonlySet<Sign> {
  return new Set(readMessage(text).signs.flatMap(({ sign, counts }) => (counts ? [sign] : [])));
}

/** The words of a message without those that mean something else together. */
function literally(tokens: readonly Token[]): { tokens: readonly Token[]; groups: Groups } {
  const groups = synonymIndex.find(tokens);
  const figures = indexesOf(
    figureBook
      .find(tokens, groups)
      .filter(({ start, end }) => tokens[start]?.clause === tokens[end - 1]?.clause),
  );
  if (figures.size === 0) return { tokens, groups };
  const left = tokens.map((token, index) =>
    figures.has(index) ? { ...token, word: "", amount: null } : token,
  );
  return { tokens: left, groups: synonymIndex.find(left) };
}

function isHappening(sign: Sign, context: AssertionContext): boolean {
  if (context === "past") return LASTING.has(sign) || HELP_EVEN_LATER.has(sign);
  if (context === "figurative") return !MAY_BE_JOKED.has(sign);
  if (context === "general" && ALWAYS_HAPPENING.has(sign)) return true;
  return context === "present" || LASTING.has(sign);
}

function indexesOf(spans: readonly Span[]): Set<number> {
  const indexes = new Set<number>();
  for (const { start, end } of spans) {
    for (let index = start; index < end; index += 1) indexes.add(index);
  }
  return indexes;
}

function isSign(found: Found): found is Found & { name: Sign } {
  return Object.hasOwn(signPhrases, found.name) || !Object.hasOwn(contextCues, found.name);
}
