import { expect, test } from "vitest";

import { type Place, stepsUp } from "./clear-of-controls";

const button: Place = { left: 318, top: 772, right: 374, bottom: 828 };

function control(top: number, bottom: number, left = 16, right = 374): Place {
  return { left, top, right, bottom };
}

test("stays in its corner when nothing is below it", () => {
  expect(stepsUp(button, [], 80)).toBe(0);
  expect(stepsUp(button, [control(100, 148)], 80)).toBe(0);
  expect(stepsUp(button, [control(772, 820, 16, 200)], 80)).toBe(0);
});

test("moves just above a control that it would cover", () => {
  const up = stepsUp(button, [control(790, 838)], 80) ?? 0;
  expect(button.bottom - up).toBeLessThan(790);
  expect(button.bottom - up).toBeGreaterThan(770);
});

test("moves past controls that stand close together", () => {
  const up = stepsUp(button, [control(790, 838), control(720, 768)], 80) ?? 0;
  expect(button.bottom - up).toBeLessThan(720);
});

test("finds no place on a page full of controls", () => {
  const rows = Array.from({ length: 20 }, (_, row) => control(80 + row * 50, 124 + row * 50));
  expect(stepsUp(button, rows, 80)).toBeNull();
});
