import { expect, test } from "vitest";

import { stemOf } from "./word-stem.ts";

test.each([
  [["bleed", "bleeds", "bleeding"]],
  [["vomit", "vomits", "vomiting", "vomited"]],
  [["baby", "babies"]],
])("%s are one word", (words) => {
  expect(new Set(words.map(stemOf)).size).toBe(1);
});

test("a short word keeps its ending", () => {
  expect(["sing", "legs", "red"].map(stemOf)).toEqual(["sing", "legs", "red"]);
});
