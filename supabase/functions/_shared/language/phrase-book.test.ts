import { expect, test } from "vitest";

import { PhraseBook } from "./phrase-book.ts";
import { readText } from "../safety/read-text.ts";
import { SynonymIndex } from "./synonym-index.ts";

function isIn(phrase: string, text: string, blocked: readonly number[] = []): boolean {
  const groups = new SynonymIndex({ limb: ["leg|left arm", "foot"] });
  const tokens = readText(text);
  const book = new PhraseBook({ sign: [phrase] });
  return book.find(tokens, groups.find(tokens), new Set(blocked)).length > 0;
}

test.each([
  ["word for word", "sharp pain", "a sharp pain", "pain sharp"],
  ["the beginning of a word", "swell*", "swelling", "unswell"],
  ["one of several options", "(red|very hot) skin", "very hot skin", "very skin"],
  ["a part that may be missing", "sharp left? pain", "sharp pain", "sharp right pain"],
  ["a phrase that may begin later", "(very)? sharp pain", "sharp pain", "very pain"],
  ["any word but some", "what is (!happening|wrong)", "what is torsion", "what is happening"],
  ["a word group", "my @limb hurts", "my left arm hurts", "my arm hurts"],
  ["a number", "# pads", "six pads", "many pads"],
  ["up to three words between", "leg ~ red", "leg of mine turns red", "leg of mine then turns red"],
  [
    "up to eight words between",
    "leg ~~ red",
    "leg that hurt me so much last night turns red",
    "leg that hurt me so very much last night turns red",
  ],
  ["either order", "leg & red", "red and hot leg", "red and hot arm"],
  ["the start of a clause", "^ goodbye all", "so sorry, goodbye all", "say goodbye all"],
])("a phrase can ask for %s", (_, phrase, with_, without) => {
  expect(isIn(phrase, with_)).toBe(true);
  expect(isIn(phrase, without)).toBe(false);
});

test("a phrase does not reach into the next sentence", () => {
  expect(isIn("leg ~ red", "my leg. The red one")).toBe(false);
});

test("a gap does not reach over a blocked word", () => {
  expect(isIn("leg ~ red", "leg is not red")).toBe(true);
  expect(isIn("leg ~ red", "leg is not red", [2])).toBe(false);
});
