import { expect, test } from "vitest";

import { typedNumber } from "./typed-number";

test("reads a number with a point or a comma and with spaces around it", () => {
  expect([
    typedNumber("165"),
    typedNumber(" 72,5 "),
    typedNumber("72.5"),
    typedNumber(".5"),
  ]).toEqual([165, 72.5, 72.5, 0.5]);
});

test.for(["", " ", "abc", "1.2.3", "12 kg", "1e3", "NaN", "Infinity", "0x10"])(
  "%j is not a number",
  (text) => {
    expect(typedNumber(text)).toBeNull();
  },
);
