import { expect, test } from "vitest";

import { overlaps, type Place } from "./overlap";

const button: Place = { left: 318, top: 772, right: 374, bottom: 828 };

test("what lies under a corner of the button is under it", () => {
  expect(overlaps(button, { left: 16, top: 790, right: 374, bottom: 838 })).toBe(true);
  expect(overlaps(button, { left: 16, top: 720, right: 319, bottom: 773 })).toBe(true);
});

test("what ends where the button begins is not under it", () => {
  expect(overlaps(button, { left: 16, top: 720, right: 374, bottom: 772 })).toBe(false);
  expect(overlaps(button, { left: 16, top: 772, right: 318, bottom: 828 })).toBe(false);
  expect(overlaps(button, { left: 374, top: 772, right: 390, bottom: 828 })).toBe(false);
});
