import type { DangerLevel, RedFlag } from "../contracts/red-flags.ts";
import type { FoundSign, Message } from "./find-signs.ts";
import type { Rule, Together } from "./rule.ts";
import { bodyRules } from "./rules-body.ts";
import { mindRules } from "./rules-mind.ts";
import type { Sign } from "./signs.ts";

/** A rule that is met, with the sentences in which its signs stand. */
export type MetRule = {
  flag: RedFlag;
  level: DangerLevel;
  signs: readonly Sign[];
  sentences: readonly number[];
  /** Whether it leads to a question at most. */
  isOnlyAsked: boolean;
};

/** Facts about her that hold for all she writes, wherever in the message she names them. */
const CIRCUMSTANCES = new Set<Sign>([
  "isPregnant",
  "mayBePregnant",
  "takesHormones",
  "movedLittle",
  "hasHadBaby",
  "takesFertilityDrugs",
  "hadProcedure",
  "takesMetformin",
  "takesSugarLowering",
  "takesUnsafeMedicine",
  "pastMenopause",
  "isPastMidlife",
  "isMinor",
]);
/** Signs must stand in one sentence or in neighbours. */
const REACH = 1;

const rules: readonly Rule[] = [...mindRules, ...bodyRules];

/** The rules that the signs of a message meet within a sentence and its neighbours. */
export function metRules({ signs }: Pick<Message, "signs">): MetRule[] {
  const places = new Map<Sign, Set<number>>();
  for (const { sign, sentence, counts } of signs) {
    if (counts) places.set(sign, (places.get(sign) ?? new Set()).add(sentence));
  }
  return rules.flatMap((rule) => {
    for (const together of rule.when) {
      const met = meets(together, rule, places);
      if (met === null) continue;
      const { flag, level, isOnlyAsked = false } = rule;
      return [{ flag, level, isOnlyAsked, ...met }];
    }
    return [];
  });
}

type Places = ReadonlyMap<Sign, ReadonlySet<number>>;

function meets(together: Together, { not }: Rule, places: Places) {
  const needs = together.map((need) =>
    (typeof need === "string" ? [need] : need).filter((sign) => places.has(sign)),
  );
  if (needs.some((signs) => signs.length === 0)) return null;
  for (const centre of centresOf(needs, places)) {
    const found = needs.map((signs) =>
      signs.flatMap((sign) =>
        [...(places.get(sign) ?? [])]
          .filter((at) => CIRCUMSTANCES.has(sign) || Math.abs(at - centre) <= REACH)
          .map((at) => ({ sign, at })),
      ),
    );
    if (found.some((options) => options.length === 0)) continue;
    const sentences = [...new Set(found.flat().map(({ at }) => at))];
    const isTakenBack =
      not !== undefined &&
      !places.has(not.unless) &&
      sentences.some((at) => places.get(not.sign)?.has(at));
    if (isTakenBack) continue;
    return { signs: found.flat().map(({ sign }) => sign), sentences };
  }
  return null;
}

/** The sentences around which all the signs may lie together. */
function centresOf(needs: readonly (readonly Sign[])[], places: Places): number[] {
  const all = needs.flat();
  const acute = all.filter((sign) => !CIRCUMSTANCES.has(sign));
  const anchors = acute.length > 0 ? acute : all;
  return [...new Set(anchors.flatMap((sign) => [...(places.get(sign) ?? [])]))];
}

/** Whether a sign is among those that count in a message. */
export function hasSign(signs: readonly FoundSign[], sought: Sign): boolean {
  return signs.some(({ sign, counts }) => counts && sign === sought);
}
