import { expect, test } from "vitest";

import { readingGrade, syllablesOf } from "./reading-grade";

test("plain short sentences need few school years", () => {
  expect(readingGrade(["Water is fine. Take your pills. Sleep well."], [])).toBeLessThan(3);
});

test("long words in long sentences need many", () => {
  const hard =
    "Biochemical hyperandrogenism necessitates comprehensive endocrinological evaluation following individualised multidisciplinary deliberation.";
  expect(readingGrade([hard], [])).toBeGreaterThan(15);
});

test("the formula is Flesch-Kincaid: ten words of one syllable in one sentence", () => {
  const grade = readingGrade(["The cat sat on the mat and had a nap."], []);
  expect(grade).toBeCloseTo(0.39 * 10 + 11.8 * 1 - 15.59, 5);
});

test("a word that the page explains counts as an ordinary one, in the plural too", () => {
  const lines = ["The triglycerides are high."];
  expect(readingGrade(lines, ["triglyceride"])).toBeLessThan(readingGrade(lines, []) ?? 0);
});

test("numbers, units and abbreviations are not prose", () => {
  expect(readingGrade(["The sugar is 5.6 mmol/L by OGTT."], [])).toBe(
    readingGrade(["The sugar is by."], []),
  );
});

test("there is no grade without words", () => {
  expect(readingGrade(["5.6 mmol/L"], [])).toBeNull();
});

test("a silent ending is no syllable, and a spoken one is", () => {
  const counted = ["the", "made", "used", "wanted", "apple", "rises"].map(syllablesOf);
  expect(counted).toEqual([1, 1, 1, 2, 2, 2]);
});
