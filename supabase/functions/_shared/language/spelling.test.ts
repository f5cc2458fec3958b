import { expect, test } from "vitest";

import { createSpellingCorrector } from "./spelling.ts";

const correct = createSpellingCorrector({
  keyWords: ["chest", "die", "suddenly"],
  words: ["breathless", "rice", "testosterone"],
  ordinaryWords: new Set(["cheat"]),
});

test.each([
  ["swapped letters", "chset", "chest"],
  ["swapped letters in a short word", "dei", "die"],
  ["a missing letter", "suddnly", "suddenly"],
  ["two slips in a long word", "breethlss", "breathless"],
  ["two slips in a test's name", "testosteron", "testosterone"],
  ["a short word that is not named as important", "rise", null],
  ["an ordinary word close to another", "cheat", null],
  ["a word far from all", "cooking", null],
])("%s: %s", (_, written, meant) => {
  expect(correct(written)).toBe(meant);
});
