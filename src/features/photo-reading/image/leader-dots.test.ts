import { expect, test } from "vitest";

import { withoutLeaderDots } from "./leader-dots";

const WIDTH = 400;
const HEIGHT = 60;
const LETTER = 28;

/** A page of dark boxes. */
function page(
  boxes: readonly (readonly [left: number, top: number, wide: number, high: number])[],
) {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (const [left, top, wide, high] of boxes) {
    for (let y = top; y < top + high; y += 1)
      data.fill(0, y * WIDTH + left, y * WIDTH + left + wide);
  }
  return { width: WIDTH, height: HEIGHT, data };
}

const letter = (left: number) => [left, 12, 14, LETTER] as const;
const dot = (left: number) => [left, 36, 4, 4] as const;

test("takes out the dots that lead from a name to its value, and leaves the value's point", () => {
  const name = [letter(10), letter(28)];
  const value = [letter(300), dot(317), letter(324)];
  const dots = Array.from({ length: 20 }, (_, index) => dot(60 + index * 11));
  expect(withoutLeaderDots(page([...name, ...dots, ...value]), LETTER).data).toEqual(
    page([...name, ...value]).data,
  );
});

test("leaves the points of numbers that stand side by side", () => {
  const numbers = Array.from({ length: 8 }, (_, index) => [
    letter(10 + 40 * index),
    dot(28 + 40 * index),
  ]);
  const printed = page(numbers.flat());
  expect(withoutLeaderDots(printed, LETTER).data).toEqual(printed.data);
});

test("leaves what three dots end", () => {
  const printed = page([letter(10), dot(30), dot(40), dot(50)]);
  expect(withoutLeaderDots(printed, LETTER).data).toEqual(printed.data);
});
