import { findSigns, type SignsFound } from "./find-signs.ts";
import type { Rule } from "./rule.ts";
import { bodyRules } from "./rules-body.ts";
import { mindRules } from "./rules-mind.ts";
import type { Sign } from "./signs.ts";

const rules = [...mindRules, ...bodyRules];

/** The rules that the signs of a message fire. */
export function flagsOf(found: SignsFound): Rule[] {
  return rules.filter((rule) => fires(rule, found));
}

/** The rules that a message fires. */
export function findFlags(text: string): Rule[] {
  return flagsOf(findSigns(text));
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
