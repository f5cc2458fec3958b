import { expect, test } from "vitest";

import { principalAxes } from "./principal-axes.ts";

/** Points of an ellipse around (5, 5, 5) that is long along the second axis and flat along the first. */
const points = Array.from({ length: 24 }, (_, at) => {
  const turn = (2 * Math.PI * at) / 24;
  return Float32Array.of(5, 5 + 4 * Math.sin(turn), 5 + 2 * Math.cos(turn));
});

test("the first axis is the one along which points differ most, and each next stands upright on it", () => {
  const [first, second] = principalAxes(points, 2);
  expect([...(first ?? [])].map((each) => Math.abs(Math.round(each * 1000) / 1000))).toEqual([
    0, 1, 0,
  ]);
  expect([...(second ?? [])].map((each) => Math.abs(Math.round(each * 1000) / 1000))).toEqual([
    0, 0, 1,
  ]);
});
