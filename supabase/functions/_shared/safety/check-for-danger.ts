import { type Advice, adviceByRule, minorAdvice } from "./advice.ts";
import { findSigns, type SignsFound } from "./find-signs.ts";
import type { DangerLevel, Rule, RuleId } from "./rule.ts";
import { bodyRules } from "./rules-body.ts";
import { mindRules } from "./rules-mind.ts";
import type { Sign } from "./signs.ts";

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

const rules = [...mindRules, ...bodyRules];
const LEVELS: readonly DangerLevel[] = ["emergency", "same_day", "within_days"];
/** Among equally urgent rules, the one whose words matter most comes first. */
const FIRST_TO_SAY: readonly RuleId[] = [
  ...(["RF1", "RF16", "RF14", "RF17", "RF4", "RF10", "RF8", "RF6", "RF7", "RF3"] as const),
  ...(["RF2", "RF9", "RF5", "RF13", "RF11", "RF12", "RF15"] as const),
];
const PRIVATE_RULES = new Set<RuleId>(["RF1", "RF14", "RF15", "RF16"]);
const LINES: Readonly<Partial<Record<RuleId, LineKind>>> = {
  RF1: "crisis",
  RF2: "eating",
  RF14: "violence",
  RF15: "child",
  RF16: "crisis",
};

/** What is dangerous in a message, and what to say about it; null when nothing is. */
export function checkForDanger(text: string): DangerReport | null {
  const found = findSigns(text);
  const fired = rules.filter((rule) => fires(rule, found)).toSorted(mostUrgentFirst);
  const first = fired[0];
  if (first === undefined) return null;
  const isMinor = found.has("isMinor");
  const ids = new Set(fired.map(({ id }) => id));
  if (isMinor) ids.add("RF15");
  const advice = adviceByRule[first.id];
  return {
    level: first.level,
    rules: [...ids],
    advice: isMinor ? { ...advice, tell: `${advice.tell} ${minorAdvice}` } : advice,
    lines: [...new Set([...ids].flatMap((id) => LINES[id] ?? []))],
    offersQuickExit: [...ids].some((id) => PRIVATE_RULES.has(id)),
  };
}

function fires({ when, not }: Rule, found: SignsFound): boolean {
  return when.some((together) => {
    const there = together.map((need) =>
      (typeof need === "string" ? [need] : need).filter((sign) => found.has(sign)),
    );
    if (there.some((signs) => signs.length === 0)) return false;
    if (!not || found.has(not.unless)) return true;
    return !shareASentence(not.sign, there.flat(), found);
  });
}

function shareASentence(one: Sign, others: readonly Sign[], found: SignsFound): boolean {
  const sentences = found.get(one) ?? new Set();
  return others.some((sign) => [...(found.get(sign) ?? [])].some((at) => sentences.has(at)));
}

function mostUrgentFirst(one: Rule, other: Rule): number {
  return (
    LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level) ||
    FIRST_TO_SAY.indexOf(one.id) - FIRST_TO_SAY.indexOf(other.id)
  );
}
