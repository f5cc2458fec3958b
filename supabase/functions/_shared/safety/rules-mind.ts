import type { Rule } from "./rule.ts";
import type { Sign } from "./signs.ts";

const fever: readonly Sign[] = ["hasFever", "hasHighFever", "hasFeverReading"];

/** Despair, eating, violence, illness of the mind and poison. */
export const mindRules: readonly Rule[] = [
  {
    flag: "self_harm",
    level: "emergency",
    when: [
      ["wishesToDie"],
      ["seesNoReasonToLive"],
      ["asksHowToDie"],
      ["plansToDie"],
      ["standsAtTheEdge"],
      ["despairs", ["sorrow", "feelsWorthless"]],
      ["feelsWorthless", "sorrow"],
      ["namesMeansOfDeath", ["speaksOfTheEnd", "despairs", "feelsWorthless", "asksForgiveness"]],
      ["asksForgiveness", "despairs"],
    ],
  },
  {
    flag: "self_harm",
    level: "emergency",
    when: [["isHopeless"], ["feelsABurden"], ["saysFarewell"]],
    isOnlyAsked: true,
  },
  {
    flag: "self_harm",
    level: "emergency",
    when: [["hurtsHerself"]],
    not: { sign: "byAccident", unless: "despairs" },
  },
  {
    flag: "self_harm",
    level: "emergency",
    when: [["tookTooMuch"], ["tookManyPills"]],
    not: { sign: "byMistake", unless: "despairs" },
  },
  {
    flag: "eating_disorder",
    level: "emergency",
    when: [
      ["vomitsBlood"],
      ["faints", ["diets", "eatsNothing", "eatsVeryLittle", "purges"]],
      ["eatsNothing"],
      ["eatsVeryLittle", "weakens"],
      [
        ["purges", "eatsNothing", "eatsVeryLittle", "skipsMeals"],
        ["chestHurts", "heartRaces", "coughsBlood"],
      ],
      ["isPregnant", ["purges", "eatsVeryLittle"]],
      ["isPregnant", "skipsMeals", "fearsWeight"],
      ["losesWeightFast", ["diets", "purges", "skipsMeals", "weakens"]],
    ],
  },
  {
    flag: "eating_disorder",
    level: "same_day",
    when: [
      ["purges"],
      ["eatsVeryLittle"],
      ["eatingDisorder"],
      ["losesWeightFast"],
      ["isMinor", ["diets", "skipsMeals"], ["eatsNothing", "eatsVeryLittle", "purges", "faints"]],
    ],
  },
  {
    flag: "violence",
    level: "emergency",
    when: [["isTouched", "isMinor"], ["isHurt"], ["isForced"], ["isControlled"], ["facesCutting"]],
  },
  {
    flag: "postpartum_or_psychosis",
    level: "emergency",
    when: [
      ["hearsOrSeesThings"],
      ["mayHarmBaby"],
      ["hasHadBaby", ["bleedsAfterBirth", "soaksPads", "floods", "passesBigClots"]],
      ["hasHadBaby", fever],
      ["hasHadBaby", "hasBadHeadache"],
      ["hasNotSlept", ["hasHadBaby", "mindRaces"]],
      ["hasHadBaby", ["faints", "seesBadly", "hasFit"]],
      ["hasBadPanic"],
      ["panicsBadly", ["cantBreathe", "callsForRescue", "wishesToDie"]],
    ],
  },
  {
    flag: "poisoning",
    level: "emergency",
    when: [
      ["tookPoison"],
      ["tookTooMuch"],
      ["tookManyPills"],
      ["endsPregnancyAtHome"],
      ["tookHomeRemedy", "isPoisoned"],
    ],
  },
];
