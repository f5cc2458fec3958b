import { expect, test } from "vitest";

import { createBitReader, createBitWriter } from "./arithmetic-code.ts";

/** Bits that are often no in the first context, and now and then in the others. */
function bits(count: number): { context: number; bit: boolean }[] {
  return Array.from({ length: count }, (_, at) => {
    const context = at % 3;
    return { context, bit: Math.sin(at * at) > (context === 0 ? 0.99 : 0.2) };
  });
}

function written(all: ReturnType<typeof bits>): string {
  const { write, text } = createBitWriter(3);
  for (const { context, bit } of all) write(context, bit);
  return text();
}

test.each([0, 1, 2, 7, 8, 9, 100, 20_000])("reads %i bits as they were written", (count) => {
  const all = bits(count);
  const read = createBitReader(written(all), 3);
  expect(all.map(({ context }) => read(context))).toEqual(all.map(({ bit }) => bit));
});

test("reads a long run of one bit, and what breaks it", () => {
  const all = [false, true].flatMap((bit) =>
    Array.from({ length: 50_000 }, (_, at) => ({ context: 0, bit: at === 49_998 ? !bit : bit })),
  );
  const read = createBitReader(written(all), 3);
  expect(all.every(({ context, bit }) => read(context) === bit)).toBe(true);
});

test("what is nearly always the same takes hardly any room", () => {
  const rare = bits(30_000).filter(({ context }) => context === 0);
  expect(written(rare).length * 6).toBeLessThan(rare.length / 2);
});
