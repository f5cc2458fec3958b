import { expect, test } from "vitest";

import { inPhoto, onPage, type QuarterTurns, deskewed } from "./deskew";

/** Five by three, with a different grey at each place. */
const photo = {
  width: 5,
  height: 3,
  data: Uint8Array.from({ length: 15 }, (_, index) => 10 * index),
};
const whole = (across: number, down: number) => ({
  left: -across / 2,
  top: -down / 2,
  right: across / 2,
  bottom: down / 2,
});
const straight = { slope: 0, keystone: 0, bend: 0, bulge: 0, scale: 1 };

function middleRow(turns: QuarterTurns): number[] {
  const area = turns % 2 === 0 ? whole(5, 3) : whole(3, 5);
  const page = deskewed(photo, { ...straight, turns, area });
  const row = Math.floor(page.height / 2) * page.width;
  return [...page.data.subarray(row + 1, row + page.width - 1)];
}

test("turns the photo by quarters", () => {
  expect(middleRow(0)).toEqual([60, 70, 80]);
  expect(middleRow(2)).toEqual([80, 70, 60]);
  expect(middleRow(1)).toEqual([70]);
  expect(middleRow(3)).toEqual([70]);
});

test("turns to the left, so that what ran down the right side stands on top", () => {
  const page = deskewed(photo, {
    ...straight,
    turns: 1,
    area: { left: -1.5, top: -1.5, right: 1.5, bottom: 1.5 },
  });
  expect(page.data[1]).toBe(80);
});

test("makes a slanting line level", () => {
  const width = 60;
  const slope = 0.1;
  const data = new Uint8Array(width * 40).fill(255);
  for (let x = 0; x < width; x += 1) data[(20 + Math.round(slope * (x - 30))) * width + x] = 0;
  const page = deskewed(
    { width, height: 40, data },
    { turns: 0, slope, keystone: 0, bend: 0, bulge: 0, scale: 1, area: whole(40, 20) },
  );
  const rows = Array.from({ length: 20 }, (_, row) =>
    page.data.subarray(row * 40, row * 40 + 40).reduce((sum, value) => sum + 255 - value, 0),
  );
  const darkest = rows.indexOf(Math.max(...rows));
  const near = rows.slice(darkest - 1, darkest + 2).reduce((sum, ink) => sum + ink, 0);
  expect(near / rows.reduce((sum, ink) => sum + ink, 0)).toBeGreaterThan(0.95);
});

test("knows where a point of the photo comes to stand", () => {
  const direction = { slope: 0.1, keystone: 0.001, bend: 0.002, bulge: 0.0001 };
  const bent = 100 ** 2 * (0.002 + 0.0001 * 10);
  const one = onPage(direction, -100, 10 - 100 * (0.1 + 0.001 * 10) + bent);
  const other = onPage(direction, 100, 10 + 100 * (0.1 + 0.001 * 10) + bent);
  expect(one.v).toBeCloseTo(other.v);
  expect(other.u).toBeGreaterThan(one.u);
});

test.each([0, 1, 2, 3] as const)(
  "knows from where in a photo turned %d times a point of the page comes",
  (turns) => {
    const [width, height] = [90, 70];
    const data = new Uint8Array(width * height).fill(255);
    const [x, y] = [52, 41];
    data[y * width + x] = 0;
    const direction = { slope: 0.08, keystone: 0.0008, bend: 0.0006, bulge: 0.00001 };
    const cut = { ...direction, turns, scale: 3, area: whole(60, 60) };
    const page = deskewed({ width, height, data }, cut);
    const darkest = page.data.indexOf(Math.min(...page.data));
    const [column, row] = [darkest % page.width, Math.floor(darkest / page.width)];
    const found = inPhoto(cut, { width, height }, column + 0.5, row + 0.5);
    expect(Math.abs(found.x * width - (x + 0.5))).toBeLessThan(0.5);
    expect(Math.abs(found.y * height - (y + 0.5))).toBeLessThan(0.5);
  },
);
