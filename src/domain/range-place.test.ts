import { expect, test } from "vitest";

import { amountOf, bandOf, placeOnLine } from "./range-place";

const range = { low: 8, high: 60 };

test("a value inside stands as far along the band as it is between the ends", () => {
  expect(placeOnLine(8, "inside", range)).toBe(26);
  expect(placeOnLine(34, "inside", range)).toBe(50);
  expect(placeOnLine(60, "inside", range)).toBe(74);
});

test("a value just outside is clear of the band, and a tenfold one does not leave the line", () => {
  const near = placeOnLine(61, "above", range);
  expect(near).toBeGreaterThan(77);
  expect(near).toBeLessThan(80);
  expect(placeOnLine(600, "above", range)).toBe(97);
  expect(placeOnLine(600_000, "above", range)).toBe(97);
  expect(placeOnLine(7.9, "below", range)).toBeLessThan(23);
  expect(placeOnLine(0.8, "below", range)).toBeCloseTo(3);
  expect(placeOnLine(0, "below", range)).toBe(3);
});

test("a range with one end runs to the side that is open", () => {
  expect(bandOf({ high: 5.7 })).toEqual({ start: 0, end: 74 });
  expect(bandOf({ low: 30 })).toEqual({ start: 26, end: 100 });
  expect(placeOnLine(5.7, "inside", { high: 5.7 })).toBe(74);
  expect(placeOnLine(0, "inside", { high: 5.7 })).toBe(3);
  expect(placeOnLine(30, "inside", { low: 30 })).toBe(26);
  expect(placeOnLine(9000, "inside", { low: 30 })).toBe(97);
  expect(placeOnLine(11.3, "below", { low: 30 })).toBeLessThan(22);
});

test("the words decide on which side it stands, also where rounding would not", () => {
  expect(placeOnLine(60, "above", range)).toBeGreaterThan(74);
  expect(placeOnLine(8, "below", range)).toBeLessThan(26);
  expect(placeOnLine(5, "inside", { low: 5, high: 5 })).toBe(50);
});

test.each([
  ["20.6", 20.6],
  ["< 0.1", 0.1],
  ["1,204", 1204],
  [".5", 0.5],
  ["12.7 H", 12.7],
  ["negative", null],
])("reads the amount in %j", (value, amount) => {
  expect(amountOf(value)).toBe(amount);
});
