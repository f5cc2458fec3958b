import { expect, test } from "vitest";

import { fixTypo } from "./fix-typo.ts";
import { readText } from "./read-text.ts";

test.each([
  ["swapped letters", "chset", "chest"],
  ["swapped letters in a short word", "dei", "die"],
  ["a missing letter", "suddnly", "suddenly"],
  ["two slips in a long word", "breethlss", "breathless"],
  ["an ordinary word close to another", "cooking", null],
])("%s: %s", (_, written, meant) => {
  expect(fixTypo(written)).toBe(meant);
});

test("a number in words is never taken for a slip", () => {
  expect(readText("three pads", () => false).map(({ amount }) => amount)).toEqual([3, null]);
});
