import type { Rule } from "./rule.ts";
import type { Sign } from "./signs.ts";

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

/** Everything that happens to the body by itself. */
export const bodyRules: readonly Rule[] = [
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
      [pregnant, "hasTummyPain", ["bleedsAnyhow", "weakens"]],
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
      ["hasTummyPain", "isFeverish", ["vomits", "isOnOneSide"]],
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
      ["takesFertilityDrugs", ["vomits", "gainsWeightFast", "swellsGreatly"]],
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
      ["meterIsOffScale"],
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
      ["hasCushingMarks", ["bruisesEasily", "hasWeakMuscles", "hasMoonFace"]],
      ["hasWeakMuscles", ["bruisesEasily", "hasMoonFace"]],
    ],
  },
  {
    id: "RF12",
    level: "within_days",
    when: [
      ["voiceDeepens"],
      ["hairSpreadsFast"],
      ["baldsFast", ["voiceDeepens", "musclesGrow", "clitorisGrows", "hairSpreadsFast"]],
      ["musclesGrow", ["changesFast", "hairSpreadsFast"]],
      ["baldsFast"],
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
      [fever, "pelvisHurts", ["hasHarshTummyPain", "hasFoulDischarge", "namesDischarge"]],
      ["hadProcedure", "hasHarshTummyPain"],
      [["hasHighFever", "hasFeverReading"], "pelvisHurts"],
    ],
  },
];
