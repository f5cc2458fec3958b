import { expect, test } from "vitest";

import type { GreyImage } from "./grey-image";
import { cutOut, findText, upsideDown } from "./text-layout";

type Bar = { x: number; y: number; width: number; height: number; ink: number };

/** A page with bars on it. */
function pageOf(bars: readonly Bar[]): GreyImage {
  const width = 1000;
  const height = 1300;
  const data = new Uint8Array(width * height).fill(220);
  for (const bar of bars) {
    for (let y = bar.y; y < bar.y + bar.height; y += 1)
      data.fill(bar.ink, y * width + bar.x, y * width + bar.x + bar.width);
  }
  return { width, height, data };
}

/** Bars as high as letters in lines from one place to another. */
function lines(from: number, to: number, ink = 60): Bar[] {
  const bars: Bar[] = [];
  for (let y = 200; y < 900; y += 44) {
    for (let x = from; x < to; x += 15) bars.push({ x, y, width: 9, height: 18, ink });
  }
  return bars;
}

/** Where the text of these bars ends, from the middle of the page. */
function right(bars: readonly Bar[]): number {
  return findText(pageOf(bars))?.upright.area.right ?? Number.NaN;
}

/** Lines of bars as high as letters, running with this slope; on a dark table top. */
function page(slope: number): GreyImage {
  const width = 1000;
  const height = 1300;
  const data = new Uint8Array(width * height).fill(70);
  for (let y = 80; y < height - 80; y += 1) data.fill(220, y * width + 80, y * width + width - 80);
  for (let line = 200; line < 900; line += 44) {
    for (let x = 180; x < 800; x += 15) {
      const top = Math.round(line + slope * (x - width / 2));
      for (let y = top; y < top + 18; y += 1) data.fill(60, y * width + x, y * width + x + 9);
    }
  }
  return { width, height, data };
}

test("sees which way the lines run, how they slant, and how high letters are", () => {
  const found = findText(page(0.08));
  expect(found?.upright.sharpness).toBeGreaterThan((found?.sideways.sharpness ?? Infinity) * 1.3);
  expect(found?.upright.slope).toBeCloseTo(0.08, 2);
  expect(found?.upright.glyphHeight).toBe(18);
});

test("cuts the text out with a little room, and leaves the empty rest of the page", () => {
  const area = findText(page(0))?.upright.area;
  expect(area?.top).toBeGreaterThan(200 - 650 - 60);
  expect(area?.top).toBeLessThan(200 - 650);
  expect(area?.bottom).toBeGreaterThan(894 - 650);
  expect(area?.bottom).toBeLessThan(894 - 650 + 60);
});

test("leaves room of some three letters around the text", () => {
  const area = findText(pageOf(lines(100, 500)))?.upright.area;
  expect(100 - 500 - (area?.left ?? 0)).toBeCloseTo(3 * 18, -1);
  expect((area?.right ?? 0) - (499 - 500)).toBeCloseTo(3 * 18, -1);
});

test("keeps a column of short numbers far from the rest of their lines, and no speck beside", () => {
  const rest = lines(100, 500);
  expect(right([...rest, ...lines(760, 790)])).toBeGreaterThan(784 - 500);
  expect(right([...rest, ...lines(760, 790).slice(0, 4)])).toBeLessThan(560 - 500);
});

test("takes the height of letters from letters, where more dots than letters stand", () => {
  const dots = lines(300, 900).map(({ x, y }) => ({ x, y: y + 12, width: 6, height: 6, ink: 60 }));
  expect(findText(pageOf([...lines(100, 280), ...dots]))?.upright.glyphHeight).toBe(18);
});

test("finds the thin strokes of faint ink as well as the thick ones", () => {
  const thick = lines(100, 300, 150);
  const thin = lines(300, 800, 172);
  expect(right([...thick, ...thin])).toBeGreaterThan(784 - 500);
});

test("turned over twice is as it was", () => {
  const upright = findText(page(0.03))?.upright;
  if (!upright) throw new Error("The text was not found.");
  expect(upsideDown(upsideDown(upright))).toEqual(upright);
  expect(upsideDown(upright)).toMatchObject({ turns: 2, keystone: -upright.keystone });
});

test("scales letters to the wanted height, but never makes a picture too large to hold", () => {
  const upright = findText(page(0))?.upright;
  if (!upright) throw new Error("The text was not found.");
  expect(cutOut(upright, 27).scale).toBe(1.5);
  const { scale, area } = cutOut(upright, 27_000);
  expect(scale ** 2 * (area.right - area.left) * (area.bottom - area.top)).toBeLessThan(15_000_000);
});

test("finds no text on a bare wall", () => {
  expect(findText({ width: 500, height: 500, data: new Uint8Array(250_000).fill(120) })).toBeNull();
});
