import { expect, test } from "vitest";

import { matchesNotAfter } from "./matches-not-after.ts";

const wordsOf = (before: RegExp, pattern: RegExp, text: string) =>
  matchesNotAfter(before, pattern, text).map(({ 0: words, index }) => [words, index]);

test("finds what stands behind anything else, and at the beginning", () => {
  expect(wordsOf(/[.\d]$/, /\d{2}/g, "12 .34 56")).toEqual([
    ["12", 0],
    ["56", 7],
  ]);
});

test("looks on from the next letter where one does not count", () => {
  expect(wordsOf(/a$/, /b+/g, "abbb abb")).toEqual([
    ["bb", 2],
    ["b", 7],
  ]);
});

test("takes parts of words as the pattern names them", () => {
  const [found] = matchesNotAfter(/x$/, /(\d)-(\d)/g, "x1-2 3-4");
  expect(found?.slice(1)).toEqual(["3", "4"]);
});
