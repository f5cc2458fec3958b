import { expect, test } from "vitest";

import { shareInWords, wilsonInterval } from "./wilson.ts";

test("the interval of a share is Wilson's", () => {
  const [low, high] = wilsonInterval(81, 263);
  expect(low).toBeCloseTo(0.2553, 3);
  expect(high).toBeCloseTo(0.3662, 3);
});

test("a share of all or of none stays within its bounds", () => {
  expect(wilsonInterval(10, 10)[1]).toBe(1);
  expect(wilsonInterval(0, 10)[0]).toBe(0);
});

test("a share of nothing has no number", () => {
  expect(shareInWords(0, 0)).toBe("- (n = 0)");
  expect(shareInWords(1, 2)).toBe("0.500 [0.095, 0.905] (n = 2)");
});
