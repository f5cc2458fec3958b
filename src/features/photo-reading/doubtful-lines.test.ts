import { expect, test } from "vitest";

import { analytes } from "@shared/lab-results/analytes";
import { doubtfulLines } from "./doubtful-lines";

const lines = (text: string) => doubtfulLines(text).map(({ line }) => line);

test("lets the values of an ordinary report stand", () => {
  const report = [
    "TEST RESULT UNIT REFERENCE RANGE FLAG",
    "LH (Luteinising Hormone) 6.7 mIU/mL 2.4 - 12.6",
    "Testosterone, Total 75 ng/dL 8 - 60 H",
    "Free Testosterone (Direct) 1.7 pg/mL 0.0 - 4.2",
    "Vitamin D, 25-Hydroxy 35.3 ng/mL 30.0 - 100.0",
    "Glucose Tolerance, 120 min 198 mg/dL 65 - 139 H",
    "HDL Cholesterol 72 mg/dL >39",
    "SHBG, Serum nmol/L 24.6 - 122.0 54.9",
    "hs-CRP 3.1 mg/L 0.0 - 3.0 H",
  ].join("\n");
  expect(doubtfulLines(report)).toEqual([]);
});

test("points at a value whose decimal point was lost", () => {
  expect(doubtfulLines("FSH 6.8 IU/L\n  HbA1c 64 % 4.0 - 5.6 H ")).toEqual([
    {
      line: 2,
      words: "HbA1c 64 % 4.0 - 5.6 H",
      doubt: "implausible",
      name: "HbA1c",
      start: 8,
      end: 10,
      unit: "%",
      range: "4.0 - 5.6",
    },
  ]);
});

test("points at a whole number far above a range that is printed with points", () => {
  expect(lines("LH mIU/mL 2.4 - 12.6 104")).toEqual([1]);
  expect(lines("LH mIU/mL 2.4 - 12.6 25")).toEqual([]);
});

test("judges a value by the unit of its line", () => {
  expect(lines("Fasting glucose 108 mg/dL")).toEqual([]);
  expect(lines("Fasting glucose 108 mmol/L")).toEqual([1]);
});

test("takes the widest limits when the unit cannot be read", () => {
  expect(lines("Fasting glucose 108 mqidl")).toEqual([]);
  expect(lines("Fasting glucose 5400 mqidl")).toEqual([1]);
});

test("keeps free testosterone apart from total testosterone", () => {
  expect(lines("Free Testosterone 170 pg/mL")).toEqual([1]);
  expect(lines("Total Testosterone 170 ng/dL")).toEqual([]);
});

test("knows AMH by its name with dots over the u, and a micro sign in a unit", () => {
  expect(lines("Anti-Müllerian Hormone 407 ng/mL")).toEqual([1]);
  expect(lines("DHEA-S 8.6 µmol/L\nDHEA-S 86 µmol/L")).toEqual([2]);
});

test("says nothing of lines that name no lab test, or are headings", () => {
  expect(doubtfulLines("Patient 99999 mg/dL\nHORMONE PROFILE LH\n\n")).toEqual([]);
});

test.each([
  ["FSH B5 mIU/mL 3.5-12.5", "no_number", "FSH", "B5"],
  ["FSH $.7 mIlU/mL 3.5 - 12.5", "no_number", "FSH", "$.7"],
  ["hs-CRP an mg/L 00-3.0 H", "no_number", "hs-CRP", "an"],
  ["SHBG, Serum nmol/L 24.6-122.0", "no_number", "SHBG, Serum", ""],
  ["CRP 04 mg/L 0.0-3.0", "lost_point", "CRP", "04"],
  ["LH 15.7 mIU/mL 24-12.6 H", "range", "LH", "24-12.6"],
  ["SHBG 127 nmol/L 24.6 - 122.0 L", "flag", "SHBG", "127"],
  ["Testosterone (Total), LC/MS &§7 ng/dL 8 - 60 H", "flag", "Testosterone (Total), LC/MS", "&§7"],
  ["LH (Luteinising Hormone) IU/L 1.9-12.5 147 H", "lost_point", "LH (Luteinising Hormone)", "147"],
  ["Glucose Tolerance, 120 min 1980 mg/dL", "implausible", "Glucose Tolerance, 120 min", "1980"],
  ["Anti-Müllerian Hormone: 407 ng/mL", "implausible", "Anti-Müllerian Hormone", "407"],
  ["DHEA-S 86 µmol/L", "implausible", "DHEA-S", "86"],
  ["HbA (Glycated Haemoglobin) 6.4 % 40-58 H", "flag", "Glycated Haemoglobin", "6.4"],
  ["Prolactin 20.2 ng/mL 4.8 - 23.3 H", "flag", "Prolactin", "20.2"],
  ["FSH 5.1 mIU/mL 3.5-125", "range", "FSH", "3.5-125"],
  ["Free Testosterone 3.4 pg/mL 0.0-42", "range", "Free Testosterone", "0.0-42"],
  ["Prolactin 15.6 ng/mL 4.8 - 23.", "range", "Prolactin", "4.8 - 23"],
  ["Prolactin 20.2 H 4.8 - 23.3 ng/mL", "flag", "Prolactin", "20.2"],
  ["Insulin, Fasting uIU/mL JO - 24.9", "no_number", "Insulin, Fasting", ""],
  ["Trlglycerides 91 mg/dL 0-149", "name", "Trlglycerides", "Trlglycerides"],
] as const)("doubts %j: %s", (words, doubt, name, part) => {
  const found = doubtfulLines(words);
  expect(found).toMatchObject([{ line: 1, words, doubt, name }]);
  expect(found.map(({ start, end }) => words.slice(start, end))).toEqual([part]);
});

test("tells the places on a line as it is written, with what stands before it and split letters", () => {
  const line = "  Anti-Mu\u0308llerian Hormone 407 ng/mL 1.18 - 9.16";
  const [doubt] = doubtfulLines(line);
  expect(line.slice(doubt?.start, doubt?.end)).toBe("407");
  expect(doubt).toMatchObject({ unit: "ng/mL", range: "1.18 - 9.16" });
});

test("doubts each of two tests on one line", () => {
  const line = "FSH 63 mIU/mL 3.5-12.5 AMH 91 ng/mL 1.18-9.16";
  expect(doubtfulLines(line).map(({ start, end }) => line.slice(start, end))).toEqual(["63", "91"]);
});

test("looks at both tests of a line, and does not take a flag for hours", () => {
  expect(doubtfulLines("FSH 6.3 mIU/mL 3.5-12.5 AMH 91 ng/mL 1.18-9.16")).toMatchObject([
    { doubt: "implausible" },
  ]);
  expect(doubtfulLines("Insulin, Fasting pmol/L 17.8-173.0 188 H")).toEqual([]);
});

test("doubts a number that the reader was not sure of, until she has changed its line", () => {
  const unsure = [{ words: "Prolactin 20.2 ng/mL 4.8 - 23.3", number: "20.2" }];
  expect(doubtfulLines("Prolactin 20.2 ng/mL 4.8 - 23.3", unsure)).toMatchObject([
    { doubt: "unsure" },
  ]);
  expect(doubtfulLines("Prolactin 20.3 ng/mL 4.8 - 23.3", unsure)).toEqual([]);
});

test.each([
  "AST 26 0-40 U/L",
  "SHBG 56.3 24.6 - 122.0 nmol/L",
  "Oestradiol 629 H 46 - 607 pmol/L",
  "Testosterone, Total 101H 8-60 ng/dL",
  "Triglycerides mg/dL 35 - 149 25L",
  "TSH 2.1 mIU/L 0.4 - 4",
  "CRP 0.6 mg/L 0 - 10",
  "HDL-C 51 mgdL 40 - 80",
])("takes the end of a unit for no flag, and a flag beside a number for one: %s", (line) => {
  expect(lines(line)).toEqual([]);
});

test("does not take a result of nothing for a mistake", () => {
  expect(lines("CRP 0 mg/L")).toEqual([]);
});

test("holds every limit from both sides", () => {
  for (const { names, limits } of analytes) {
    for (const [unit, [least, most]] of Object.entries(limits)) {
      const line = (value: number) => `${names[0]} ${value} ${unit}`;
      expect([least, most].map((value) => lines(line(value)))).toEqual([[], []]);
      expect([least / 2, most * 2].map((value) => lines(line(value)))).toEqual([[1], [1]]);
    }
  }
});
