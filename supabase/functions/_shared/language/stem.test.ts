import { expect, test } from "vitest";

import { stem } from "./stem.ts";

test.each([
  [["bleed", "bleeds", "bleeding", "bled"]],
  [["vomit", "vomits", "vomiting", "vomited"]],
  [["baby", "babies"]],
  [["scan", "scans", "scanning"]],
  [["take", "took", "taken", "taking"]],
  [["sudden", "suddenly"]],
])("%s are one word", (words) => {
  expect(new Set(words.map(stem)).size).toBe(1);
});

test("a short word keeps its ending, and so does one whose ending is not one", () => {
  expect(["red", "gas", "virus", "hairy"].map(stem)).toEqual(["red", "gas", "virus", "hairy"]);
});
