import { expect, test } from "vitest";

import { withMissingDecimalPoints } from "./missing-decimal-points";

const DIGIT = { width: 16, height: 30 };
const POINT = 5;

/** Draws digits as bars of ink, with dots and dashes where the text has them. */
function drawn(text: string, read: string) {
  const width = 60 + text.length * 30;
  const data = new Uint8Array(width * 60).fill(255);
  const ink = (left: number, top: number, across: number, down: number) => {
    for (let y = top; y < top + down; y += 1)
      data.fill(20, y * width + left, y * width + left + across);
  };
  let left = 20;
  for (const sign of text) {
    if (sign === ".") ink(left, 15 + DIGIT.height - POINT, POINT, POINT);
    else if (sign === "-") ink(left, 28, 10, 4);
    else ink(left, 15, DIGIT.width, DIGIT.height);
    left += sign === "." ? POINT + 6 : sign === "-" ? 16 : DIGIT.width + 7;
  }
  const word = {
    text: read,
    confidence: 90,
    line: "1",
    left: 20,
    top: 15,
    right: left,
    bottom: 45,
  };
  return withMissingDecimalPoints({ width, height: 60, data }, [word])[0]?.text;
}

test("puts back a point that stands in the picture", () => {
  expect(drawn("8.5", "85")).toBe("8.5");
  expect(drawn("2.4-12.6", "24-126")).toBe("2.4-12.6");
});

test("leaves a number that has no point in the picture", () => {
  expect(drawn("85", "85")).toBe("85");
  expect(drawn("100-199", "100-199")).toBe("100-199");
});

test("leaves a number whose digits are not those of the picture", () => {
  expect(drawn("8.55", "85")).toBe("85");
});

test("never makes two points of one number, and keeps one that was read", () => {
  expect(drawn("1.2.3", "123")).toBe("123");
  expect(drawn("1.7", "1.7")).toBe("1.7");
});

test("leaves words alone", () => {
  expect(drawn("8.5", "BS")).toBe("BS");
});
