import { expect, test } from "vitest";

import { findSigns } from "./find-signs.ts";
import type { MeasureName } from "./danger-measures.ts";

const cases: readonly [sign: MeasureName, yes: readonly string[], no: readonly string[]][] = [
  [
    "soaksPads",
    [
      "a pad every hour",
      "a pad an hour",
      "a pad every 60 minutes",
      "three pads in two hours",
      "5 pads since this morning",
      "9 pads today",
      "pad full in 20 mins",
      "my sixth pad since breakfast",
    ],
    [
      "a pad every 4 hours",
      "a pad every 2 hours",
      "two pads in four hours",
      "4 pads since this morning",
      "8 pads today",
      "one pad lasts me five hours",
      "4 pads a day",
    ],
  ],
  [
    "tookManyPills",
    ["I took 8 paracetamol", "swallowed 20 of my mum's tablets", "took 4 tablets all at once"],
    [
      "I took 7 paracetamol",
      "I take 4 tablets of metformin a day",
      "took 8 weeks of tablets",
      "took 500 mg tablets",
    ],
  ],
  [
    "isMinor",
    [
      "I am 17",
      "im 14 and scared",
      "13, fainted",
      "my daughter (16)",
      "15 years old",
      "I am in ss2",
    ],
    ["I am 18", "I am 14 weeks pregnant", "I am 15 kg over", "12 years of pain"],
  ],
  ["isPastMidlife", ["I am 55", "aged 61"], ["I am 54", "I am 60 kg", "I am 61 days late"]],
  [
    "hasFastPulse",
    ["my heart rate is 130", "pulse 170 lying in bed"],
    ["my heart rate is 129", "heart rate 160 at the gym"],
  ],
  ["hasHighReading", ["blood pressure 150/90", "140/100", "165 over 95"], ["149/99", "128/82"]],
  ["hasExtremeReading", ["180/95", "170/120"], ["179/119"]],
  [
    "hasFeverReading",
    ["temperature 38", "temp of 39.2", "101 fever"],
    ["temperature 37.9", "38 years"],
  ],
  [
    "losesWeightFast",
    ["lost 12 kg in three weeks", "lost 8 kg in 2 weeks", "lost 15 lbs in 10 days"],
    ["lost 5 kg in two weeks", "lost 12 kg in six weeks", "lost 3 kg in two months"],
  ],
  [
    "eatsVeryLittle",
    ["700 calories a day"],
    ["701 calories a day", "1500 calories", "dinner has 500 calories"],
  ],
  [
    "testosteroneIsHigh",
    [
      "testosterone 5.1 nmol/L",
      "Testosterone (Total): 145 ng/dL",
      "TESTOSTERONE 1.5 ng/mL",
      "total T 8.9 nmol/l",
    ],
    [
      "testosterone 5.0 nmol/L",
      "testosterone 144 ng/dL",
      "testosterone 58",
      "testosterone is 9",
      "testosterone 210",
      "free testosterone 6.1 pg/mL",
      "testosterone 2.1 nmol/L, SHBG 140",
      "testosterone every 3 months",
    ],
  ],
  [
    "sugarReadsVeryLow",
    ["sugar 2.9", "blood sugar 53 mg/dl", "glucometer says 2.4 and I sweat"],
    [
      "my glucometer shows 5.8, how many mg/dl is that",
      "what is a sugar of 5.8 in mg/dl",
      "sugar 3.0",
      "glucose 54 mg/dL",
      "2 spoons of sugar",
      "sugar 2 times a day",
      "glucose 5.1 mmol/L",
      "OGTT 60 min glucose 2.1",
    ],
  ],
  ["sugarReadsLow", ["sugar 3.9", "glucose 69 mg/dL"], ["sugar 4.0", "glucose 70 mg/dL"]],
  ["sugarReadsHigh", ["sugar 13.9", "glucose 250 mg/dL"], ["sugar 13.8", "glucose 249 mg/dL"]],
  [
    "sugarReadsVeryHigh",
    ["sugar is 16.7", "glucose 300"],
    ["sugar is 16.6", "glucose 299", "sugar 20 g", "OGTT glucose 60 min 320 mg/dL"],
  ],
];

test.each(cases)("%s counts from its limit on", (sign, yes, no) => {
  expect(yes.filter((text) => !findSigns(text).has(sign))).toEqual([]);
  expect(no.filter((text) => findSigns(text).has(sign))).toEqual([]);
});
