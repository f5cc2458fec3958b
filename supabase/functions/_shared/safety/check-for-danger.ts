import { type Advice, adviceByRule, minorAdvice } from "./advice.ts";
import { weighClues } from "./clue-scale.ts";
import { calmBelow, urgentAbove } from "./clue-weights.ts";
import { flagsOf } from "./find-flags.ts";
import { readMessage, signsIn } from "./find-signs.ts";
import type { DangerLevel, RuleId } from "./rule.ts";
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

type Flag = { id: RuleId; level: DangerLevel };

/** Signs in numbers, which words around them cannot take back. */
const NUMBERS_THAT_DECIDE: readonly Sign[] = [
  "soaksPads",
  "tookManyPills",
  "sugarReadsVeryLow",
  "sugarReadsVeryHigh",
  "testosteroneIsHigh",
  "hasFastPulse",
  "losesWeightFast",
  "eatsVeryLittle",
];
/** The levels of what only the weight of words tells; an emergency where nothing is said. */
const LEVEL_BY_WEIGHT: Readonly<Partial<Record<RuleId, DangerLevel>>> = {
  RF2: "same_day",
  RF11: "same_day",
  RF12: "within_days",
  RF13: "same_day",
};
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
  const message = readMessage(text);
  const found = signsIn(message);
  const { weight, nearest } = weighClues(message.tokens);
  const isHeard = weight > calmBelow || NUMBERS_THAT_DECIDE.some((sign) => found.has(sign));
  const byRule: Flag[] = isHeard ? flagsOf(found) : [];
  const byWeight = byRule.length === 0 && weight > urgentAbove ? [flagByWeight(nearest)] : [];
  const fired = [...byRule, ...byWeight].toSorted(mostUrgentFirst);
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

function flagByWeight(id: RuleId): Flag {
  return { id, level: LEVEL_BY_WEIGHT[id] ?? "emergency" };
}

function mostUrgentFirst(one: Flag, other: Flag): number {
  return (
    LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level) ||
    FIRST_TO_SAY.indexOf(one.id) - FIRST_TO_SAY.indexOf(other.id)
  );
}
