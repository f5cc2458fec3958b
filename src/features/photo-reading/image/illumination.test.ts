import { expect, test } from "vitest";

import { evenIllumination } from "./illumination";

test("makes paper white and ink dark in the light and in the shadow alike", () => {
  const width = 320;
  const height = 160;
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const light = x < width / 2 ? 220 : 120;
      const isInk = y % 40 === 20 && x % 8 < 4;
      data[y * width + x] = isInk ? light * 0.4 : light;
    }
  }
  const { data: even } = evenIllumination({ width, height, data }, { black: 0.35, white: 0.92 });
  const at = (x: number, y: number) => even[y * width + x] ?? -1;
  expect([at(40, 10), at(280, 10)]).toEqual([255, 255]);
  expect(at(41, 20)).toBeLessThan(60);
  expect(at(281, 20)).toBeLessThan(60);
});

test("takes a picture of a few pixels", () => {
  expect(
    evenIllumination(
      { width: 3, height: 1, data: new Uint8Array([9, 9, 9]) },
      { black: 0.35, white: 0.92 },
    ).data,
  ).toHaveLength(3);
});

test("keeps the grain of a dark table top quiet", () => {
  const width = 400;
  const data = new Uint8Array(width * 100);
  for (let at = 0; at < data.length; at += 1) {
    data[at] = at % width < 200 ? 210 : at % 2 === 0 ? 30 : 50;
  }
  const { data: even } = evenIllumination(
    { width, height: 100, data },
    { black: 0.35, white: 0.92 },
  );
  const table = even.filter((_, at) => at % width >= 320);
  expect(Math.min(...table)).toBeGreaterThan(220);
});
