import { expect, test } from "vitest";

import { readLabResults } from "./read-lab-results.ts";

const rows = (text: string) =>
  readLabResults(text).map(({ test: name, value, unit, range, place }) =>
    [name, value, unit, range, place].filter((part) => part !== undefined && part !== "").join(" "),
  );

test.each([
  ["My TSH is 2.1 and my prolactin is 30, what does it mean?", ["TSH 2.1", "Prolactin 30"]],
  ["AMH 9.8 ng/ml", ["AMH 9.8 ng/ml"]],
  ["fbs 112", ["Fasting glucose 112"]],
  ["LH 12 FSH 5", ["LH 12", "FSH 5"]],
  [
    "Sex Horm Binding Glob, Serum 21.4 Low nmol/L 24.6-122.0",
    ["SHBG 21.4 nmol/L 24.6-122.0 below"],
  ],
  ["My result: LH - 14.2, FSH - 5.1, PRL - 22", ["LH 14.2", "FSH 5.1", "Prolactin 22"]],
  ["Hi doctor my sugar na 112 this morning", ["Glucose 112"]],
  ["I did hba1c in 2024 and it was 6.1", ["HbA1c 6.1"]],
  ["my a1c is 5.9% is that bad", ["HbA1c 5.9 %"]],
  ["My fasting insulin dropped from 23 to 15 uIU/mL", ["Fasting insulin 15 uIU/mL"]],
  ["my LH/FSH ratio is 2.6", ["LH/FSH ratio 2.6"]],
  ["LH:FSH 3:1", ["LH/FSH ratio 3:1"]],
  ["Testosterone 3,1 nmol/L", ["Testosterone 3.1 nmol/L"]],
  [
    "my testosterone came back at 67 ng/dl last week, the normal range is 8-60",
    ["Testosterone 67 ng/dl 8-60 above"],
  ],
  ["Lab: LH 12.1 FSH 5.4", ["LH 12.1", "FSH 5.4"]],
  ["glucose 7.4 two hours after eating", ["Glucose 7.4"]],
  ["is 5.7 a1c bad", ["HbA1c 5.7"]],
  ["I got 2.1 for my TSH", ["TSH 2.1"]],
  ["my HB is 9.8", ["Haemoglobin 9.8"]],
  ["what does AMH of 0.5 ng/ml mean at 38", ["AMH 0.5 ng/ml"]],
  ["I have 25 follicles and AMH 8", ["AMH 8"]],
  ["24 y/o F. Labs: TSH 1.9, A1c 5.6", ["TSH 1.9", "HbA1c 5.6"]],
  ["my result says 'FSH 0.6, LH <0.1'", ["FSH 0.6", "LH <0.1"]],
  ["ferritin 8. can this be why my hair falls", ["Ferritin 8"]],
  ["Why is my DHEAS high? its 512 ug/dL", ["DHEA-S 512 ug/dL"]],
  ["wat is normal AMH for 31yrs? mine is 34.5pmol/l", ["AMH 34.5 pmol/l"]],
  ["Dr say do fasting sugar, e come out 98", ["Fasting glucose 98"]],
  ["my vit d went from 11 ng/mL in sept to 34 ng/mL now", ["Vitamin D 34 ng/mL"]],
  ["LH 8.1 vs 13.6, FSH 6.2 versus 5.8", ["LH 8.1", "LH 13.6", "FSH 6.2", "FSH 5.8"]],
  [
    "E2 - 45pg/ml, Prog - 14.6ng/ml. did egg come out?",
    ["Estradiol 45 pg/ml", "Progesterone 14.6 ng/ml"],
  ],
  ["LDL 162 HDL 38 trig 240", ["LDL cholesterol 162", "HDL cholesterol 38", "Triglycerides 240"]],
  [
    "creat 74 umol/L and T. CHOL - 5.8mmol/l",
    ["Creatinine 74 umol/L", "Total cholesterol 5.8 mmol/l"],
  ],
  ["my CRP came back 9 and ESR 31", ["CRP 9", "ESR 31"]],
  ["Anti TPO 318 IU/mL (<34) but my TSH is 2.8", ["TPO antibodies 318 IU/mL <34 above", "TSH 2.8"]],
  [
    "Uric acid 7.1 mg/dl range 2.4-6.0. pcos people dey get am?",
    ["Uric acid 7.1 mg/dl 2.4-6.0 above"],
  ],
  [
    "Inhibin B 45, homocysteine 13.8 umol/L, is it bad",
    ["Inhibin B 45", "Homocysteine 13.8 umol/L"],
  ],
])("reads what she tells: %s", (text, expected) => {
  expect(rows(text)).toEqual(expected);
});

test.each([
  "what is a normal TSH?",
  "normal range of TSH is 0.4 to 4.0",
  "is TSH above 4.5 bad?",
  "I checked my TSH. I am 24 and have 2 kids",
  "I take vitamin d 1000 iu daily, is it ok",
  "my insulin is 10 units before food",
  "sugar 3 times a day",
  "can I add 2 cubes of sugar to tea",
  "How many days before my AMH test do I stop",
  "I am 24, weight 82 kg, BMI 31.2, height 165 cm",
  "Age/Sex: 22 Y / F Date Collected: 01/07/2026",
  "Patient ID: 123456 Age 29 Years Sex F",
  "Tel: 0803 123 4567",
  "Page 1 of 2",
  "1180 Quarry Bend Rd, Dayton, OH 45400",
  "VDRL Non-reactive",
  "my progesterone 200mg tablets",
  "I did 2 AMH tests",
  "testosterone above 5 nmol/L meaning",
  "sugar never below 4",
  "wat is d normal testosterone 4 ladies",
  "what does it mean that the lab's reference for FAI <5.0",
  "Do I need the TSH test? It costs 40",
])("makes no result of: %s", (text) => {
  expect(rows(text)).toEqual([]);
});

test.each([
  ["HDL Cholesterol 72 mg/dL > 30", "HDL cholesterol 72 mg/dL > 30 inside"],
  ["HDL Cholesterol mg/dL >39 63", "HDL cholesterol 63 mg/dL >39 inside"],
  ["Vitamin D 18 ng/mL (> 30)", "Vitamin D 18 ng/mL > 30 below"],
  ["ALT 43 U/L up to 35", "ALT 43 U/L up to 35 above"],
  ["HbA1c 5.7 % < 5.7", "HbA1c 5.7 % < 5.7 above"],
  ["TSH 2.5 (0.4–4.0)", "TSH 2.5 0.4-4.0 inside"],
  ["TSH 4.0 mIU/L 0.4 - 4.0", "TSH 4.0 mIU/L 0.4 - 4.0 inside"],
  ["TSH <0.01 mIU/L 0.4 - 4.0 L", "TSH <0.01 mIU/L 0.4 - 4.0 below"],
  ["TSH | 2.1 | mIU/L | 0.4-4.0", "TSH 2.1 mIU/L 0.4-4.0 inside"],
  ["LH (Luteinising Hormone) IU/L 1.9 - 12.5 14.7 H", "LH 14.7 IU/L 1.9 - 12.5 above"],
  ["Prolactin 30.6 H ng/mL 4.8 - 23.3", "Prolactin 30.6 ng/mL 4.8 - 23.3 above"],
  ["Prolactin 1,234 mIU/L 102 - 496", "Prolactin 1234 mIU/L 102 - 496 above"],
  ["TSH 2,345 mIU/L 0,27 - 4,20", "TSH 2.345 mIU/L 0,27 - 4,20 inside"],
  ["* Testosterone 75* ng/dL 8-60", "Testosterone 75 ng/dL 8-60 above"],
  ["PROLACTIN 30.6ng/ml (4.8-23.3)", "Prolactin 30.6 ng/ml 4.8-23.3 above"],
  ["TSH 5.2 mIU/L 0.4 4.0", "TSH 5.2 mIU/L 0.4 - 4.0 above"],
  ["TSH\n2.1 mIU/L\n0.4-4.0", "TSH 2.1 mIU/L 0.4-4.0 inside"],
  ["Test: TSH\nResult: 2.1\nUnit: mIU/L\nReference range: 0.4-4.0", "TSH 2.1 mIU/L 0.4-4.0 inside"],
  ["25-OH Vitamin D 11.3 ng/mL 30.0 - 100.0 L", "Vitamin D 11.3 ng/mL 30.0 - 100.0 below"],
  ["HbA1c 6.1 % Normal: <5.7 Prediabetes: 5.7-6.4 Diabetes: >6.4", "HbA1c 6.1 % <5.7 above"],
  ["TSH,2.1,uIU/mL,0.45-4.5", "TSH 2.1 uIU/mL 0.45-4.5 inside"],
  ["HDL Cholesterol 48 L > OR = 50 mg/dL", "HDL cholesterol 48 mg/dL > OR = 50 below"],
  ["Testosterone, Total, MS 62 H 2-45 ng/dL", "Total testosterone 62 ng/dL 2-45 above"],
  ["TSH 2.34 mIU/L 0.40 - 4.50 mIU/L", "TSH 2.34 mIU/L 0.40 - 4.50 inside"],
  ["TSH 2.340 01 uIU/mL 0.450-4.500", "TSH 2.340 uIU/mL 0.450-4.500 inside"],
  [
    "Vitamin D 18 ng/mL Deficiency: < 20 Insufficiency: 20-29 Sufficiency: 30-100",
    "Vitamin D 18 ng/mL 30-100 below",
  ],
  [
    "17 OH Progesterone 1.8 ng/mL (0.1-0.8 follicular)",
    "17-OH progesterone 1.8 ng/mL 0.1-0.8 follicular",
  ],
  ["eGFR 95 mL/min/1.73m2 > 90", "eGFR 95 mL/min/1.73m2 > 90 inside"],
  ["TSH .35 mIU/L .27 - 4.2", "TSH .35 mIU/L .27 - 4.2 inside"],
  ["TSH 2.1 mIU/L between 0.4 and 4.0", "TSH 2.1 mIU/L between 0.4 and 4.0 inside"],
  ["Prolactin 12 ng/mL (under 25)", "Prolactin 12 ng/mL under 25 inside"],
  ["TSH 2.1 mIU/L 12.03.2026 0.4 - 4.0", "TSH 2.1 mIU/L 0.4 - 4.0 inside"],
  ["Beta HCG 3 mIU/mL Non-pregnant: < 5", "hCG 3 mIU/mL < 5 inside"],
])("reads a row however its columns stand: %s", (text, expected) => {
  expect(rows(text)).toEqual([expected]);
});

test("reads a result as a patient portal shows it", () => {
  const portal =
    "Prolactin\nCollected: Feb 11, 2025 9:42 AM\nYour value: 41 ng/mL\nStandard range: 4.8 - 23.3 ng/mL\nFlag: High";
  expect(rows(portal)).toEqual(["Prolactin 41 ng/mL 4.8 - 23.3 above"]);
  expect(rows("CA 125\nYour Value 41 U/mL\nStandard Range 0 - 35 U/mL\nis this cancer?")).toEqual([
    "CA 125 41 U/mL 0 - 35 above",
  ]);
});

test("reads two tests on one line", () => {
  expect(rows("LH 6.7 mIU/mL 2.4-12.6   FSH 16.8 mIU/mL 3.5-12.5")).toEqual([
    "LH 6.7 mIU/mL 2.4-12.6 inside",
    "FSH 16.8 mIU/mL 3.5-12.5 above",
  ]);
});

test("keeps the times of a sugar drink test apart", () => {
  const expected = ["OGTT 0 min 89", "OGTT 60 min 211", "OGTT 120 min 198"];
  expect(rows("OGTT: 0 min 89, 60 min 211, 120 min 198")).toEqual(expected);
  expect(rows("my ogtt was 89 fasting, 211 at 1 hour and 198 at 2 hours")).toEqual(expected);
  expect(rows("ORAL GLUCOSE TOLERANCE TEST\nFasting 89\n1 hour 211\n2 hours 198")).toEqual(
    expected,
  );
});

test("reads a range that stands on the lines below its value", () => {
  expect(rows("TSH 5.2 mIU/L\nReference range: 0.4 - 4.0\nProlactin 12 ng/mL")).toEqual([
    "TSH 5.2 mIU/L 0.4 - 4.0 above",
    "Prolactin 12 ng/mL",
  ]);
  expect(rows("Vitamin D 18 ng/mL\nDeficient: < 20\nSufficient: 30 - 100")).toEqual([
    "Vitamin D 18 ng/mL 30 - 100 below",
  ]);
  expect(rows("LH 12 mIU/mL\nFollicular: 2.4 - 12.6\nLuteal: 1.0 - 11.4")).toEqual([
    "LH 12 mIU/mL Follicular: 2.4 - 12.6 Luteal: 1.0 - 11.4",
  ]);
});

test("places no value in a range that holds on some days of the cycle only", () => {
  expect(rows("FSH 6.8 mIU/mL Follicular phase: 3.5 - 12.5 Luteal: 1.7-7.7")).toEqual([
    "FSH 6.8 mIU/mL Follicular phase: 3.5 - 12.5 Luteal: 1.7-7.7",
  ]);
});

test("places no value where the printed flag says otherwise, as one of the numbers was misread", () => {
  expect(rows("SHBG 127 nmol/L 24.6 - 122.0 L")).toEqual(["SHBG 127 nmol/L 24.6 - 122.0"]);
});

test("keeps tests that it does not know under their printed name, and says nothing of them", () => {
  const [row] = readLabResults("Fibrinogen (Clauss) 480 mg/dL 200 - 400 H");
  expect(row).toEqual({
    test: "Fibrinogen (Clauss)",
    value: "480",
    unit: "mg/dL",
    range: "200 - 400",
    low: 200,
    high: 400,
    place: "above",
  });
  expect(rows("Urine glucose 3 mmol/L 0 - 1")).toEqual(["Urine glucose 3 mmol/L 0 - 1 above"]);
});

test("says what a known test is for, and where our page about it is", () => {
  expect(readLabResults("AMH 4.07 ng/mL")).toEqual([
    {
      test: "AMH",
      value: "4.07",
      unit: "ng/mL",
      purpose: "A sign of how many small follicles the ovaries hold.",
      href: "/lab-tests/amh",
    },
  ]);
});

test("finds a result at the end of a long story", () => {
  const story = "I have been tired for months, and nobody listens. ".repeat(60);
  expect(rows(`${story}At last my TSH was 5.2 and my prolactin 30.`)).toEqual([
    "TSH 5.2",
    "Prolactin 30",
  ]);
});

test("keeps what it stores within bounds", () => {
  expect(rows(`TSH ${"1".repeat(40)} mIU/L`)).toEqual([]);
  const phases = Array.from({ length: 12 }, (_, week) => `trimester week: 0.${week}-4.0`).join(" ");
  expect(rows(`TSH 2.1 mIU/L ${phases}`)).toEqual(["TSH 2.1 mIU/L"]);
});

test("takes a misread sign before a word for no value", () => {
  expect(rows("LH 1Lutelinlsing Hormone) 28.6 mIU/mL 2.4 - 12.6 H")).toEqual([
    "LH 28.6 mIU/mL 2.4 - 12.6 above",
  ]);
  expect(rows("FSH 5.1mIU/mL 2.5 - 10.2")).toEqual(["FSH 5.1 mIU/mL 2.5 - 10.2 inside"]);
});

test("takes the end of a range whose beginning was read as letters for no value", () => {
  expect(rows("Glucose, Fasting mg/dL JO - 99 166 H")).toEqual(["Fasting glucose 166 mg/dL"]);
  expect(rows("Glucose, Fasting mg/dL JO - 99")).toEqual([]);
});

test.each([
  ["LH 8.3 IU/L Ref: 1.9 - 12.5", "LH 8.3 IU/L 1.9 - 12.5 inside"],
  ["Prolactin 32.9 ng/mL Ref: 4.8-23.3 High", "Prolactin 32.9 ng/mL 4.8-23.3 above"],
  ["Testosterone, Total 75 ng/dL Ref: 8 - 60", "Total testosterone 75 ng/dL 8 - 60 above"],
  ["AST 45 U/L Ref:0-40 High", "AST 45 U/L 0-40 above"],
  ["Vitamin D 37.6 ng/mL Ref: 30.0 – 100.0", "Vitamin D 37.6 ng/mL 30.0 - 100.0 inside"],
])("takes a range behind a label for no reference number: %s", (text, expected) => {
  expect(rows(text)).toEqual([expected]);
  expect(rows("Ref: 48213\nLab No: HR-775901\nRef: AB-12/44")).toEqual([]);
});

test("reads a unit whose stroke was read as a letter or not at all", () => {
  expect(rows("AST (SGOT) 23 UL 0-40")).toEqual(["AST 23 U/L 0-40 inside"]);
  expect(rows("SHBG 93.3 nmollL 24.6-122.0")).toEqual(["SHBG 93.3 nmol/L 24.6-122.0 inside"]);
  expect(rows("LH 5.8 miuimL 2.4-12.6")).toEqual(["LH 5.8 miu/mL 2.4-12.6 inside"]);
  expect(rows("Fasting Insulin 8.2 ulUmL 2.6-24.9")).toEqual([
    "Fasting insulin 8.2 uIU/mL 2.6-24.9 inside",
  ]);
});

test("says nothing of where a value lies that its unit can hardly carry", () => {
  const [row] = readLabResults("Prolactin 184000 ng/mL 4.8 - 23.3");
  expect(row).toMatchObject({ test: "Prolactin", value: "184000" });
  expect(row?.place).toBeUndefined();
});

const doubted = (text: string) =>
  readLabResults(text).map(({ test: name, place, doubtful }) => [name, place, doubtful]);

test("a number that was marked as doubtful is compared with no range, and its neighbours are", () => {
  expect(doubted("LH 147 (?) IU/L 19 - 125\nFSH 5.1 IU/L 2.5 - 10.2")).toEqual([
    ["LH", undefined, true],
    ["FSH", "inside", undefined],
  ]);
  expect(doubted("FSH 6.3 mIU/mL 3.5-12.5 AMH 9.1 (?) ng/mL 1.18-9.16")).toEqual([
    ["FSH", "inside", undefined],
    ["AMH", undefined, true],
  ]);
  expect(rows("LH 147 (?) IU/L 19 - 125")).toEqual(rows("LH 147 IU/L 19 - 125 L"));
});

test.each([
  "TSH\n2.1 (?)\nmIU/L\n0.4 - 4.0",
  "Testosteronne (?) 45 ng/dL 8 - 60",
  "TSH 2.1 mIU/L 0.4 - 40 (?)",
])("a mark belongs to its row, wherever it stands: %j", (text) => {
  expect(doubted(text)).toMatchObject([[expect.any(String), undefined, true]]);
});

test.each([
  "my tsh is 2100 mIU/L (0.4 - 4.0)",
  "HbA1c 56 % 4.0 - 5.6",
  "Testosterone 0.001 ng/dL 8 - 60",
  "LH 14.7 IU/L 1.9 - 12.5 L",
])(
  "a number that its test can hardly carry, or that its own flag denies, is doubtful: %s",
  (text) => {
    expect(doubted(text)).toMatchObject([[expect.any(String), undefined, true]]);
  },
);
