import { expect, test } from "vitest";

import { readingMinutes } from "./reading-minutes.ts";

const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");

test.each([
  [0, 1],
  [90, 1],
  [269, 1],
  [270, 2],
  [700, 4],
])("%i words take %i minutes", (count, minutes) => {
  expect(readingMinutes([words(count)])).toBe(minutes);
});

test("counts the words of every line, however they are spaced", () => {
  expect(readingMinutes([words(200), `  ${words(200)}\n`])).toBe(2);
});
