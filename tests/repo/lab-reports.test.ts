import { readFileSync } from "node:fs";

import { expect, test } from "vitest";
import { z } from "zod";

import { readLabResults } from "../../supabase/functions/_shared/lab-results/read-lab-results.ts";

const rowSchema = z.object({
  value: z.string(),
  unit: z.string(),
  ref: z.string(),
  key: z.string(),
});
const manifestSchema = z.object({
  reports: z.record(z.string(), z.object({ text: z.string(), rows: z.array(rowSchema) })),
});

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../ocr/${name}`, import.meta.url), "utf8"));
const { reports } = manifestSchema.parse(read("manifest.json"));
const asRead = z.record(z.string(), z.string()).parse(read("as-read.json"));

function placeIn(value: number, range: string): string {
  const [low = 0, high = Infinity] = range.startsWith(">")
    ? [Number(range.slice(1))]
    : range.split(" - ").map(Number);
  if (value < low) return "below";
  return value > high ? "above" : "inside";
}

test.each(Object.entries(reports))("reads every row of report %s", (_, { text, rows }) => {
  expect(
    readLabResults(text).map(({ value, unit, range, place }) => ({ value, unit, range, place })),
  ).toEqual(
    rows.map(({ value, unit, ref }) => ({
      value,
      unit,
      range: ref,
      place: placeIn(Number(value), ref),
    })),
  );
});

test.each(["clean", "mild", "rot90"])(
  "reads nearly all values of photos that are %s, and places none wrongly",
  (variant) => {
    const photos = Object.entries(asRead).filter(([id]) => id.endsWith(variant));
    let right = 0;
    let all = 0;
    for (const [id, text] of photos) {
      const truth = reports[id.replace(/_.*/, "")]?.rows ?? [];
      const found = readLabResults(text);
      all += truth.length;
      right += truth.filter(({ value }) => found.some((row) => row.value === value)).length;
      expect(found.length).toBeLessThanOrEqual(truth.length);
      const misplaced = found.filter(({ value, place }) =>
        truth.some((row) => row.value === value && place && place !== placeIn(+value, row.ref)),
      );
      expect([id, misplaced]).toEqual([id, []]);
    }
    expect(right / all).toBeGreaterThan(0.98);
  },
);

test("makes no row of a misread photo's heading, address or foot", () => {
  const known = new Set(
    Object.values(reports).flatMap(({ text }) => readLabResults(text).map((row) => row.test)),
  );
  const strange = Object.values(asRead)
    .flatMap((text) => readLabResults(text))
    .filter((row) => !known.has(row.test) && row.href === undefined)
    .map((row) => row.test);
  expect(strange.length).toBeLessThanOrEqual(3);
  expect(strange.join(" ")).not.toMatch(/patient|street|lab no|age|date|page/i);
});
