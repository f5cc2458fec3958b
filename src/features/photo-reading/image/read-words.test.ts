import { expect, test } from "vitest";

import { meanConfidence, readWords, sureCharacters, textOf, unsureNumbers } from "./read-words";

const table = [
  "4\t1\t1\t1\t1\t0\t10\t10\t300\t30\t-1\t",
  "5\t1\t1\t1\t1\t1\t10\t12\t60\t28\t96.5\tLH",
  "5\t1\t1\t1\t1\t2\t90\t12\t40\t28\t60\t6.7",
  "5\t1\t1\t1\t2\t1\t10\t62\t60\t28\t90\t ",
  "5\t1\t1\t1\t3\t1\t10\t82\t60\t28\t81\tFSH,",
  "",
].join("\n");

test("takes the words with their places, and no empty ones", () => {
  const words = readWords(table);
  expect(words.map(({ text }) => text)).toEqual(["LH", "6.7", "FSH,"]);
  expect(words[1]).toMatchObject({ left: 90, top: 12, right: 130, bottom: 40, confidence: 60 });
});

test("puts the words of a line together", () => {
  expect(textOf(readWords(table))).toBe("LH 6.7\nFSH,");
});

test("counts the letters and digits that are sure", () => {
  expect(sureCharacters(readWords(table))).toBe(5);
});

test("weighs how sure it is by length, and is sure of nothing where nothing is", () => {
  expect(meanConfidence(readWords(table))).toBeCloseTo((2 * 96.5 + 3 * 60 + 4 * 81) / 9);
  expect(meanConfidence([])).toBe(0);
});

test("must be surer of a number, the harder the page is to read", () => {
  const [name, number] = readWords(table);
  if (!name || !number) throw new Error("The table has two words.");
  const numbers = (page: number, confidence: number, others = [97, 97]) =>
    unsureNumbers([
      { ...name, text: "Follicle Stimulating Hormone", confidence: page },
      ...others.map((other) => ({ ...number, text: "12.5", confidence: other })),
      { ...number, confidence },
    ]).filter((one) => one.number === "6.7");
  const isUnsure = [{ words: expect.any(String), number: "6.7" }];
  expect([numbers(95, 87), numbers(95, 84)]).toEqual([[], isUnsure]);
  expect([numbers(85, 93), numbers(85, 91)]).toEqual([[], isUnsure]);
  expect([numbers(70, 96), numbers(70, 94)]).toEqual([[], isUnsure]);
  expect(numbers(97, 94, [90, 90, 90])).toEqual(isUnsure);
});
