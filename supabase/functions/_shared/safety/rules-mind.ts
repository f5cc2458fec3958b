import type { Rule } from "./rule.ts";
import type { Sign } from "./signs.ts";

const fever: readonly Sign[] = ["hasFever", "hasHighFever", "hasFeverReading"];

/** Despair, eating, violence, illness of the mind and poison. */
export const mindRules: readonly Rule[] = [
  {
    id: "RF1",
    level: "emergency",
    when: [
      ["wishesToDie"],
      ["asksHowToDie"],
      ["plansToDie"],
      ["hurtsHerself"],
      ["despairs", ["sorrow", "feelsWorthless"]],
      ["feelsWorthless", "sorrow"],
      ["namesMeansOfDeath", ["speaksOfTheEnd", "despairs", "feelsWorthless", "asksForgiveness"]],
      ["entrustsLoved", "asksForgiveness"],
      ["asksForgiveness", "despairs"],
    ],
  },
  {
    id: "RF1",
    level: "emergency",
    when: [["tookTooMuch"], ["tookManyPills"]],
    not: { sign: "byMistake", unless: "despairs" },
  },
  {
    id: "RF2",
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
    id: "RF2",
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
    id: "RF14",
    level: "emergency",
    when: [["isTouched", "isMinor"], ["isHurt"], ["isForced"], ["isControlled"], ["facesCutting"]],
  },
  {
    id: "RF16",
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
    id: "RF17",
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
