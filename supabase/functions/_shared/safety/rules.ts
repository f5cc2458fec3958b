import type { Sign } from "./signs.ts";

export type RuleId =
  `RF${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17}`;
export type DangerLevel = "emergency" | "same_day" | "within_days";
/** Signs that must all be there; of a list, one is enough. */
type Together = readonly (Sign | readonly Sign[])[];
export type Rule = {
  id: RuleId;
  level: DangerLevel;
  /** Any of these is enough. */
  when: readonly Together[];
  /** Takes the danger out of it, unless one of `unless` is there too. */
  not?: { sign: Sign; unless: Sign };
};

const pregnant: readonly Sign[] = ["isPregnant", "mayBePregnant"];
const weakened: readonly Sign[] = ["weakens", "faints", "cantBreathe", "isBreathless"];
const heavyBleeding: readonly Sign[] = ["bleedsHeavily", "floods", "soaksPads", "passesBigClots"];
const clotRisk: readonly Sign[] = [
  "takesHormones",
  "movedLittle",
  "isPregnant",
  "hasHadBaby",
  "takesFertilityDrugs",
];
const fever: readonly Sign[] = ["hasFever", "hasHighFever", "hasFeverReading"];

export const rules: readonly Rule[] = [
  {
    id: "RF1",
    level: "emergency",
    when: [
      ["wishesToDie"],
      ["asksHowToDie"],
      ["plansToDie"],
      ["hurtsHerself"],
      ["tookTooMuch"],
      ["tookManyPills"],
      ["despairs", ["sorrow", "feelsWorthless"]],
      ["feelsWorthless", "sorrow"],
      ["entrustsLoved", "asksForgiveness"],
      ["asksForgiveness", "despairs"],
    ],
  },
  {
    id: "RF2",
    level: "emergency",
    when: [
      ["vomitsBlood"],
      ["faints", ["diets", "eatsNothing", "eatsVeryLittle", "purges"]],
      ["eatsNothing"],
      [
        ["purges", "eatsNothing", "eatsVeryLittle", "skipsMeals"],
        ["chestHurts", "heartRaces", "coughsBlood"],
      ],
      [["purges", "skipsMeals"], "isPregnant", ["purges", "skipsMeals"]],
      ["losesWeightFast", ["diets", "purges", "skipsMeals", "weakens"]],
    ],
  },
  {
    id: "RF2",
    level: "same_day",
    when: [
      ["purges"],
      ["eatingDisorder"],
      ["losesWeightFast"],
      ["isMinor", ["diets", "skipsMeals"], ["eatsNothing", "eatsVeryLittle", "purges", "faints"]],
    ],
  },
  {
    id: "RF3",
    level: "emergency",
    when: [[heavyBleeding, weakened], ["floods"], ["soaksPads"], [["passesBigClots"], weakened]],
  },
  {
    id: "RF3",
    level: "same_day",
    when: [["passesBigClots"], [["pastMenopause", "isPastMidlife"], "bleedsAnyhow"]],
  },
  {
    id: "RF4",
    level: "emergency",
    when: [
      [
        "isPregnant",
        [
          "isOnOneSide",
          "hasShoulderTipPain",
          "hasUnbearablePain",
          "hasHarshTummyPain",
          "hasUnbearableTummyPain",
        ],
        "hasTummyPain",
      ],
      ["isPregnant", "hasShoulderTipPain"],
      ["isPregnant", ["bleedsAnyhow", "floods", "soaksPads", "bleedsHeavily", "passesBigClots"]],
      [
        "isPregnant",
        [
          "faints",
          "losesWaters",
          "hasUpperTummyPain",
          "swellsInPregnancy",
          "seesBadly",
          "hasHighReading",
          "hasHighPressure",
          "losesPregnancy",
          "hasFit",
        ],
      ],
      ["isPregnant", "hasBadHeadache"],
      ["mayBePregnant", "hasPain", "isOnOneSide"],
      ["mayBePregnant", ["hasShoulderTipPain", "faints"]],
      ["mayBePregnant", "hasTummyPain", ["bleedsAnyhow", "weakens"]],
      ["mayBePregnant", ["hasUnbearableTummyPain", "hasHarshTummyPain"]],
      ["hasShoulderTipPain", "hasTummyPain", "bleedsAnyhow"],
      ["hasEctopicFear"],
      ["babyIsStill"],
      ["losesPregnancy"],
      ["losesWaters"],
    ],
  },
  {
    id: "RF5",
    level: "emergency",
    when: [
      ["hasUnbearableTummyPain"],
      ["hasUnbearablePain"],
      ["hasStrongTummyPain"],
      ["hasHarshTummyPain", ["comesSuddenly", "isOnOneSide", "vomits", "isFeverish", "faints"]],
      [
        "hasTummyPain",
        "comesSuddenly",
        ["isOnOneSide", "vomits", "isFeverish", "faints", "hasHarshTummyPain"],
      ],
      ["hasTummyPain", "isOnOneSide", ["vomits", "isFeverish", "faints"]],
      ["hasTummyPain", "faints"],
    ],
    not: { sign: "isMonthly", unless: "isWorseNow" },
  },
  {
    id: "RF6",
    level: "emergency",
    when: [
      [
        "takesFertilityDrugs",
        [
          "cantBreathe",
          "isBreathless",
          "chestHurts",
          "breathingHurts",
          "passesLittleUrine",
          "hasUnbearableTummyPain",
          "faints",
          "legSwells",
        ],
      ],
      ["takesFertilityDrugs", ["hasHarshTummyPain", "hasUnbearablePain"]],
    ],
  },
  {
    id: "RF6",
    level: "same_day",
    when: [
      [
        "takesFertilityDrugs",
        "tummySwells",
        ["vomits", "hasTummyPain", "gainsWeightFast", "comesSuddenly"],
      ],
      ["takesFertilityDrugs", ["vomits", "gainsWeightFast"]],
      ["hasOverstimulation"],
    ],
  },
  {
    id: "RF7",
    level: "emergency",
    when: [
      ["legSwells"],
      ["coughsBlood"],
      ["breathingHurts"],
      ["cantBreathe"],
      ["fearsClot"],
      ["legHurts", clotRisk],
      ["isBreathless", [...clotRisk, "legHurts", "legSwells", "chestHurts", "faints"]],
    ],
  },
  {
    id: "RF8",
    level: "emergency",
    when: [
      ["faceDroops"],
      ["limbFailsAtOnce"],
      [
        "limbFails",
        [
          "speechFails",
          "losesSight",
          "isConfusedSuddenly",
          "hasBadHeadache",
          "comesSuddenly",
          "faceDroops",
        ],
      ],
      ["speechFails"],
      ["losesSight"],
      ["isConfusedSuddenly", ["comesSuddenly", "hasBadHeadache", "limbFails", "speechFails"]],
      ["headExplodes"],
      ["fearsStroke", ["limbFails", "comesSuddenly", "hasBadHeadache", "seesBadly", "faceDroops"]],
      ["hasExtremeReading", ["hasBadHeadache", "seesBadly", "chestHurts", "weakens"]],
      ["hasFit"],
    ],
  },
  {
    id: "RF8",
    level: "same_day",
    when: [["seesAura", "takesHormones"], ["fearsStroke"], ["hasExtremeReading"]],
  },
  {
    id: "RF9",
    level: "emergency",
    when: [
      ["chestHurts"],
      ["heartRaces", ["faints", "weakens", "cantBreathe", "isBreathless"]],
      ["heartRacesBadly"],
      ["hasFastPulse"],
      ["fearsHeartAttack"],
      ["hasFaintedNow"],
      ["callsForRescue"],
    ],
  },
  {
    id: "RF10",
    level: "emergency",
    when: [
      ["sugarReadsVeryLow"],
      [
        ["sugarReadsLow", "sugarIsLow", "takesSugarLowering"],
        "shakes",
        ["sugarReadsLow", "takesSugarLowering"],
      ],
      [["sugarIsLow"], "takesMetformin", "shakes"],
      ["sugarIsLow", ["faints", "hasFit"]],
      [
        ["sugarReadsHigh", "sugarIsHigh", "sugarReadsVeryHigh"],
        ["vomits", "breathSmellsSweet", "isConfusedSuddenly", "isWornOut", "breathesFast"],
      ],
      ["breathSmellsSweet", ["vomits", "isWornOut", "sugarIsHigh", "breathesFast"]],
      ["takesMetformin", "breathesFast"],
      ["takesMetformin", "isWornOut", ["vomits", "musclesHurt", "feelsCold", "heartIsSlow"]],
      ["takesMetformin", "musclesHurt", ["vomits", "feelsCold", "heartIsSlow"]],
      ["throatCloses"],
      ["hasRash", ["isBreathless", "cantBreathe", "faceSwells"]],
      ["faceSwells", "tookSomethingNew"],
      ["takesSugarLowering", ["hasFit", "faints"]],
    ],
  },
  {
    id: "RF10",
    level: "same_day",
    when: [["turnsYellow"], ["skinPeels", "tookSomethingNew"], ["sugarReadsVeryHigh"]],
  },
  { id: "RF11", level: "same_day", when: [[pregnant, "takesUnsafeMedicine"]] },
  {
    id: "RF12",
    level: "same_day",
    when: [
      [
        ["voiceDeepens", "clitorisGrows", "hairSpreadsFast", "testosteroneIsHigh"],
        ["hasHighPressure", "headExplodes"],
      ],
    ],
  },
  {
    id: "RF12",
    level: "within_days",
    when: [
      ["testosteroneIsHigh"],
      ["clitorisGrows"],
      ["voiceDeepens"],
      ["hairSpreadsFast"],
      ["baldsFast", ["voiceDeepens", "musclesGrow", "clitorisGrows", "hairSpreadsFast"]],
      ["musclesGrow", ["changesFast", "hairSpreadsFast"]],
      ["baldsFast"],
      ["hasCushingMarks", ["bruisesEasily", "hasWeakMuscles", "hasMoonFace"]],
      ["hasWeakMuscles", ["bruisesEasily", "hasMoonFace"]],
    ],
    not: { sign: "isLifelong", unless: "changesFast" },
  },
  {
    id: "RF13",
    level: "emergency",
    when: [
      ["hadProcedure", fever, "looksSeptic"],
      ["hadProcedure", ["hasHighFever", "hasFeverReading"]],
      ["hadProcedure", ["hasUnbearableTummyPain", "hasUnbearablePain"]],
      [
        ["hasHighFever", "hasFeverReading", "hasFever"],
        ["hasFoulDischarge", "pelvisHurts"],
        "looksSeptic",
      ],
      [["hasHighFever", "hasFeverReading"], "looksSeptic"],
    ],
  },
  {
    id: "RF13",
    level: "same_day",
    when: [
      ["hadProcedure", fever],
      ["hadProcedure", "hasFoulDischarge"],
      [fever, "hasFoulDischarge"],
      [fever, "pelvisHurts", "hasHarshTummyPain"],
      ["hadProcedure", "hasHarshTummyPain"],
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
