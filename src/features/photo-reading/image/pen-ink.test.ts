import { expect, test } from "vitest";

import { takeOutPen } from "./pen-ink";

type Colour = readonly [number, number, number];
const PAPER: Colour = [225, 224, 220];
const PRINT: Colour = [30, 30, 34];
const PEN: Colour = [40, 60, 170];

/** A picture twenty pixels wide whose columns have these colours. */
function columns(colours: Readonly<Record<number, Colour>>) {
  const data = new Uint8ClampedArray(20 * 6 * 4);
  for (let pixel = 0; pixel < 20 * 6; pixel += 1) {
    data.set([...(colours[pixel % 20] ?? PAPER), 255], pixel * 4);
  }
  return data;
}

const at = (data: Uint8ClampedArray, x: number) => [...data.subarray(x * 4, x * 4 + 3)];

test("takes out the stroke of a blue pen, and leaves the print", () => {
  const data = columns({ 4: PRINT, 5: PRINT, 8: PRINT, 12: PEN, 16: PRINT, 17: PRINT, 18: PRINT });
  takeOutPen(data, 20, 6);
  expect(at(data, 12)).toEqual(PAPER);
  for (const x of [4, 5, 8, 16, 17]) expect(at(data, x)).toEqual(PRINT);
});

test("leaves print that touches a stroke", () => {
  const data = columns({ 3: PRINT, 4: PRINT, 7: PRINT, 12: PEN, 13: PRINT });
  takeOutPen(data, 20, 6);
  expect(at(data, 13)).toEqual(PRINT);
});

test("leaves a page that is printed in blue", () => {
  const data = columns({ 4: PEN, 8: PEN, 12: PEN });
  takeOutPen(data, 20, 6);
  expect(at(data, 8)).toEqual(PEN);
});
