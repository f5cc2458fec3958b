import { expect, test } from "vitest";

import { sentencesOf } from "./sentences.ts";
import { tokenise } from "./tokenise.ts";
import { createVariantTable } from "./variant-table.ts";

const reading = {
  isKnown: () => true,
  variants: createVariantTable([]),
  correct: () => null,
};

function lengthsOf(text: string): number[] {
  return sentencesOf(tokenise(text, reading)).map(({ start, end }) => end - start);
}

test("a full stop and a question mark end a sentence", () => {
  expect(lengthsOf("Good morning. Is rice bad? Thanks")).toEqual([2, 3, 1]);
});

test("a long sentence is cut at its next clause", () => {
  const long = Array.from({ length: 20 }, () => "rice").join(" ");
  expect(lengthsOf(`${long}, beans and plantain and yam, fish, meat`)).toEqual([25, 2]);
});

test("words without any mark are cut as well", () => {
  expect(lengthsOf("rice ".repeat(100))).toEqual([48, 48, 4]);
});

test("an empty text has none", () => {
  expect(lengthsOf("")).toEqual([]);
});
