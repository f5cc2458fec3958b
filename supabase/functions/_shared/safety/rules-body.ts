import type { Rule } from "./rule.ts";
import type { Sign } from "./signs.ts";

const pregnant: readonly Sign[] = ["isPregnant", "mayBePregnant"];
/** Signs that what happens to the body has already weakened her. */
export const signsOfWeakness: readonly Sign[] = [
  "weakens",
  "faints",
  "cantBreathe",
  "isBreathless",
];
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
    flag: "heavy_bleeding",
    level: "emergency",
    when: [
      [heavyBleeding, signsOfWeakness],
      ["floods"],
      ["soaksPads"],
      [["passesBigClots"], signsOfWeakness],
    ],
  },
  {
    flag: "heavy_bleeding",
    level: "same_day",
    when: [["passesBigClots"], [["pastMenopause", "isPastMidlife"], "bleedsAnyhow"]],
  },
  {
    flag: "pregnancy_emergency",
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
    flag: "severe_pelvic_pain",
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
    flag: "ovarian_hyperstimulation",
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
    flag: "ovarian_hyperstimulation",
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
    flag: "blood_clot",
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
    flag: "stroke",
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
    flag: "stroke",
    level: "same_day",
    when: [["seesAura", "takesHormones"], ["fearsStroke"], ["hasExtremeReading"]],
  },
  {
    flag: "chest_pain",
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
    flag: "sugar_or_medicine_reaction",
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
      ["skinPeels", "tookSomethingNew"],
      ["hasRash", ["isBreathless", "cantBreathe", "faceSwells"]],
      ["faceSwells", "tookSomethingNew"],
      ["takesSugarLowering", ["hasFit", "faints"]],
    ],
  },
  {
    flag: "sugar_or_medicine_reaction",
    level: "same_day",
    when: [["turnsYellow"], ["sugarReadsVeryHigh"]],
  },
  {
    flag: "unsafe_medicine_in_pregnancy",
    level: "same_day",
    when: [[pregnant, "takesUnsafeMedicine"]],
  },
  {
    flag: "fast_virilisation",
    level: "same_day",
    when: [
      [
        ["voiceDeepens", "clitorisGrows", "hairSpreadsFast", "testosteroneIsHigh"],
        ["hasHighPressure", "headExplodes"],
      ],
    ],
  },
  {
    flag: "fast_virilisation",
    level: "within_days",
    when: [
      ["testosteroneIsHigh"],
      ["clitorisGrows"],
      ["hasCushingMarks", ["bruisesEasily", "hasWeakMuscles", "hasMoonFace"]],
      ["hasWeakMuscles", ["bruisesEasily", "hasMoonFace"]],
    ],
  },
  {
    flag: "fast_virilisation",
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
    flag: "infection",
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
    flag: "infection",
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
