import { type Advice, adviceByRule } from "./advice.ts";
import { isDenied, NEGATORS } from "./denial.ts";
import { findMeasures } from "./measures.ts";
import { type Found, findGroups, PhraseBook } from "./phrase-book.ts";
import { readText } from "./read-text.ts";
import { type DangerLevel, type Rule, type RuleId, rules } from "./rules.ts";
import { notDenials, sayings, settings } from "./settings.ts";
import { type Sign, signs } from "./signs.ts";
import { createTelling, type Telling } from "./telling.ts";
import type { Span, Token } from "./token.ts";
import { wordGroups } from "./word-groups.ts";

/** Whose number a woman needs besides the emergency number. */
export type LineKind = "crisis" | "violence" | "child" | "eating";

export type DangerReport = {
  level: DangerLevel;
  /** The red flags that fired, the most urgent first. */
  rules: readonly RuleId[];
  /** The words for the first of them. */
  advice: Advice;
  /** Lines to offer below the emergency number. */
  lines: readonly LineKind[];
  /** Whether someone at home may be reading along. */
  offersQuickExit: boolean;
};

const LEVELS: readonly DangerLevel[] = ["emergency", "same_day", "within_days"];
/** Among equally urgent rules, the one whose words matter most comes first. */
const FIRST_TO_SAY: readonly RuleId[] = [
  ...(["RF1", "RF16", "RF14", "RF17", "RF4", "RF8", "RF9", "RF7", "RF6", "RF3", "RF2"] as const),
  ...(["RF10", "RF5", "RF13", "RF11", "RF12", "RF15"] as const),
];
const PRIVATE_RULES = new Set<RuleId>(["RF1", "RF14", "RF15", "RF16"]);
const LINES: Readonly<Partial<Record<RuleId, LineKind>>> = {
  RF1: "crisis",
  RF2: "eating",
  RF14: "violence",
  RF15: "child",
  RF16: "crisis",
};

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
  "isOnOneSide",
  "comesSuddenly",
]);
/** What was done long ago still needs help, unless all is well again. */
const HELP_EVEN_LATER = new Set<Sign>(["isForced", "isHurt"]);

/** A shorter one is no proof that a word is spelled right. */
const SHORTEST_BEGINNING = 5;

const groupBook = new PhraseBook(wrapped(wordGroups));
const sayingBook = new PhraseBook({ saying: sayings });
const settingBook = new PhraseBook({ ...settings, notDenial: notDenials });
const signBook = new PhraseBook(signs);
const books = [groupBook, sayingBook, settingBook, signBook];
const knownWords = new Set(books.flatMap((book) => [...book.words]));
const beginnings = books.flatMap((book) => [...book.prefixes]);
const knownBeginnings = new Set(beginnings.filter(({ length }) => length >= SHORTEST_BEGINNING));
const longestBeginning = Math.max(...beginnings.map(({ length }) => length));

/** What is dangerous in a message, and what to say about it; null when nothing is. */
export function checkForDanger(text: string): DangerReport | null {
  const present = findSigns(text);
  const fired = rules.filter((rule) => fires(rule, present));
  const first = fired.toSorted(mostUrgentFirst)[0];
  if (first === undefined) return null;
  const ids = [...new Set(fired.toSorted(mostUrgentFirst).map(({ id }) => id))];
  const all: RuleId[] = present.has("isMinor") ? [...ids, "RF15"] : ids;
  return {
    level: first.level,
    rules: all,
    advice: adviceByRule[first.id],
    lines: [...new Set(all.flatMap((id) => LINES[id] ?? []))],
    offersQuickExit: all.some((id) => PRIVATE_RULES.has(id)),
  };
}

/** The signs that a message tells as happening to someone. */
export function findSigns(text: string): ReadonlySet<Sign> {
  const tokens = withoutSayings(readText(text, isKnown));
  const groups = findGroups(groupBook, tokens);
  const circumstances = settingBook.find(tokens, groups);
  const tellingOf = createTelling(tokens, circumstances);
  const deniesNothing = indexesOf(circumstances.filter(({ name }) => name === "notDenial"));
  const denials = new Set(
    tokens.flatMap(({ word }, index) =>
      NEGATORS.has(word) && !deniesNothing.has(index) ? [index] : [],
    ),
  );
  const found = [...signBook.find(tokens, groups, denials), ...findMeasures(tokens)].filter(isSign);
  const present = new Set<Sign>();
  for (const span of found) {
    if (present.has(span.name) || isDenied(tokens, span, deniesNothing)) continue;
    if (matters(span.name, tellingOf(span))) present.add(span.name);
  }
  return present;
}

function matters(sign: Sign, telling: Telling): boolean {
  if (telling === "past") return LASTING.has(sign) || HELP_EVEN_LATER.has(sign);
  if (telling === "over") return LASTING.has(sign);
  if (telling === "general") return ALWAYS_HERS.has(sign) || LASTING.has(sign);
  return telling === "happening" || LASTING.has(sign);
}

function fires(rule: Rule, present: ReadonlySet<Sign>): boolean {
  const { not } = rule;
  if (not && present.has(not.sign) && !present.has(not.unless)) return false;
  return rule.when.some((together) =>
    together.every((need) =>
      typeof need === "string" ? present.has(need) : need.some((sign) => present.has(sign)),
    ),
  );
}

function mostUrgentFirst(one: Rule, other: Rule): number {
  return (
    LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level) ||
    FIRST_TO_SAY.indexOf(one.id) - FIRST_TO_SAY.indexOf(other.id)
  );
}

function withoutSayings(tokens: readonly Token[]): Token[] {
  const spans = sayingBook.find(tokens, findGroups(groupBook, tokens));
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

/** Word groups as phrases: each line lists alternatives. */
function wrapped(
  groups: Readonly<Record<string, readonly string[]>>,
): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.entries(groups).map(([name, lines]) => [name, lines.map((line) => `(${line})`)]),
  );
}
