import { expect, test } from "vitest";

import { withoutRuledLines } from "./ruled-lines";

const WIDTH = 400;
const HEIGHT = 200;

function page(
  draw: (ink: (left: number, top: number, width: number, height: number) => void) => void,
) {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(255);
  draw((left, top, width, height) => {
    for (let y = top; y < top + height; y += 1)
      data.fill(0, y * WIDTH + left, y * WIDTH + left + width);
  });
  return { width: WIDTH, height: HEIGHT, data };
}

const inkOf = ({ data }: { data: Uint8Array }) => data.filter((value) => value < 128).length;

test("takes out the ruled lines of a table with their crossings, but for specks at its corners", () => {
  const table = page((ink) => {
    for (const top of [20, 100, 180]) ink(10, top, 380, 3);
    for (const left of [10, 200, 387]) ink(left, 20, 3, 163);
  });
  expect(inkOf(table)).toBeGreaterThan(4000);
  expect(inkOf(withoutRuledLines(table, 28))).toBeLessThan(4 * 10);
});

test("takes out a line that drifts", () => {
  const drifting = page((ink) => {
    for (let x = 0; x < 390; x += 1) ink(x, 50 + Math.floor(x / 20), 1, 3);
  });
  expect(inkOf(withoutRuledLines(drifting, 28))).toBeLessThan(15);
});

test("leaves letters, dashes and the thick strokes of a title", () => {
  const letters = page((ink) => {
    ink(20, 20, 4, 36);
    ink(40, 40, 12, 3);
    ink(80, 20, 12, 60);
    ink(80, 20, 40, 12);
  });
  expect(withoutRuledLines(letters, 28).data).toEqual(letters.data);
});
