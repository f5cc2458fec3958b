import { expect, test } from "vitest";

import type { ReadingProgress } from "./photo-messages";
import { wholeProgress } from "./read-photo";

function sharesOf(...steps: readonly [ReadingProgress["stage"], number][]): number[] {
  const shares: number[] = [];
  const tell = wholeProgress(({ share }) => shares.push(share));
  for (const [stage, share] of steps) tell({ stage, share });
  return shares;
}

test("ends at one, with a download and without", () => {
  expect(sharesOf(["loading", 1], ["preparing", 1], ["reading", 1])).toEqual([0.6, 0.7, 1]);
  expect(sharesOf(["preparing", 0], ["preparing", 1], ["reading", 1])).toEqual([0, 0.2, 1]);
});

test("never runs backwards when a page is read again", () => {
  const shares = sharesOf(["preparing", 1], ["reading", 0.9], ["reading", 0], ["reading", 0.5]);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
});
