import { expect, test } from "vitest";

import { packTable, unpackTable } from "./packed-table.ts";

test("a table is the same after it was packed, but for the rounding of its numbers", () => {
  const values = Float32Array.of(0.5, -1.25, 2.01, -7, 0.001, 0, 0, 1);
  const unpacked = unpackTable(packTable({ columns: 2, values }, 0.25));
  expect(unpacked.columns).toBe(2);
  expect([...unpacked.values]).toEqual([0.5, -1.25, 2, -3, 0, 0, 0, 1]);
});

const COLUMNS = 5;

function table(emptyShare: number): Float32Array {
  return Float32Array.from({ length: 400 * COLUMNS }, (_, at) =>
    Math.sin(at * at) > emptyShare ? Math.round(4 * Math.cos(3 * at)) + 0 : 0,
  );
}

function packed(values: Float32Array): string {
  return packTable({ columns: COLUMNS, values }, 1);
}

test("a table comes back row by row, and takes less room the more of it is nothing", () => {
  expect(unpackTable(packed(table(0.5))).values).toEqual(table(0.5));
  expect(packed(table(0.99)).length * 2).toBeLessThan(packed(table(0.5)).length);
});

test("rows of nothing take hardly any room", () => {
  const few = table(0.5).map((value, at) => (at % (16 * COLUMNS) < COLUMNS ? value : 0));
  const scattered = Float32Array.from(table(0.5), (value, at) => (at % 16 === 0 ? value : 0));
  expect(packed(few).length).toBeLessThan(packed(scattered).length);
});
