import { expect, test } from "vitest";

import { limitNotice } from "./ask-sentences";

test.each([
  [1, "1 second"],
  [90, "90 seconds"],
  [91, "2 minutes"],
  [5400, "90 minutes"],
  [5401, "2 hours"],
])("says a wait of %i seconds as %s", (seconds, words) => {
  expect(limitNotice("A break, please.", seconds)).toBe(
    `A break, please. Please try again in ${words}.`,
  );
});

test("names no time when none is known", () => {
  expect(limitNotice("A break, please.", null)).toBe("A break, please. Please try again later.");
});
