import type { DangerLevel, RedFlag } from "../contracts/red-flags.ts";
import type { lexicon } from "./lexicon.ts";

type Topic = keyof typeof lexicon;

/** Topics that must all be spoken of; of a list, one is enough. */
export type LikelyRule = {
  flag: RedFlag;
  level: DangerLevel;
  when: readonly (readonly (Topic | readonly Topic[])[])[];
  /** What is ordinary has these topics too, so they count only where the classifier has hardly a doubt. */
  isVague?: true;
};

/**
 * Rules of topics instead of signs, for what is told in words that no sign knows. They are met far too often to count by
 * themselves, and so only where the classifier is sure that the sentence is urgent and the red flag is one of the two likeliest in it.
 */
export const likelyRules: readonly LikelyRule[] = [
  { flag: "self_harm", level: "emergency", when: [["farewell"], ["pills", ["many", "swallow"]]] },
  {
    flag: "self_harm",
    level: "emergency",
    when: [[["death", "means", "selfhurt", "poison", "life"]]],
    isVague: true,
  },
  {
    flag: "poisoning",
    level: "emergency",
    when: [
      [["poison", "herbs"]],
      ["pills", "swallow"],
      ["many", "pills"],
      ["swallow", ["vomit", "confused", "fit", "fainty", "sight", "heart"]],
    ],
  },
  {
    flag: "heavy_bleeding",
    level: "emergency",
    when: [
      [
        ["blood", "pad"],
        ["flow", "pad", "big", "fainty", "often"],
      ],
    ],
  },
  {
    flag: "pregnancy_emergency",
    level: "emergency",
    when: [
      [
        ["pregnant", "late", "baby"],
        [
          "blood",
          "pain",
          "belly",
          "fainty",
          "kicks",
          "head",
          "sight",
          "swell",
          "flow",
          "often",
          "vomit",
        ],
      ],
    ],
  },
  {
    flag: "severe_pelvic_pain",
    level: "emergency",
    when: [
      [
        ["belly", "side", "pain"],
        ["harsh", "sudden", "cantmove", "vomit", "fever", "fainty"],
      ],
    ],
  },
  {
    flag: "ovarian_hyperstimulation",
    level: "emergency",
    when: [
      ["fertility", ["breath", "urine", "fainty", "chest"]],
      ["belly", "urine"],
      ["belly", "breath"],
    ],
  },
  {
    flag: "ovarian_hyperstimulation",
    level: "same_day",
    when: [["fertility", ["swell", "vomit", "belly"]]],
  },
  {
    flag: "blood_clot",
    level: "emergency",
    when: [["leg", ["swell", "pain", "hot"]], ["breath"], ["chest", "blood"]],
  },
  {
    flag: "stroke",
    level: "emergency",
    when: [
      ["head", ["sudden", "harsh", "vomit", "sight", "numb", "speech", "pain"]],
      [["face", "speech", "numb", "sight", "fit"]],
    ],
  },
  { flag: "chest_pain", level: "emergency", when: [[["chest", "heart", "fainty"]]] },
  {
    flag: "sugar_or_medicine_reaction",
    level: "emergency",
    when: [
      [
        ["sugar", "metformin"],
        ["fainty", "confused", "vomit", "breath", "nothing", "swallow", "many"],
      ],
      [["allergy", "yellow"]],
    ],
  },
  {
    flag: "unsafe_medicine_in_pregnancy",
    level: "same_day",
    when: [
      [
        ["pregnant", "late"],
        ["unsafe", "pills", "swallow"],
      ],
    ],
  },
  {
    flag: "fast_virilisation",
    level: "within_days",
    when: [
      [["voice", "clit", "muscle"], "rapid"],
      ["hair", "rapid"],
    ],
  },
  {
    flag: "infection",
    level: "same_day",
    when: [
      [
        ["fever", "foul"],
        ["procedure", "foul", "belly", "confused", "afterbirth", "urine", "pain", "vomit"],
      ],
    ],
  },
  {
    flag: "violence",
    level: "emergency",
    when: [[["violence", "sexual", "control", "cutting"]], ["man", "girl"]],
  },
  {
    flag: "postpartum_or_psychosis",
    level: "emergency",
    when: [
      ["unreal"],
      ["baby"],
      ["voice"],
      ["afterbirth", ["sleepless", "fever", "blood", "head", "sight", "pain", "girl"]],
    ],
  },
  {
    flag: "eating_disorder",
    level: "same_day",
    when: [
      ["eat", ["nothing", "days", "fainty", "vomit"]],
      ["purge"],
      ["vomit", ["often", "now", "girl"]],
    ],
  },
];
