import { expect, test } from "vitest";

import type { LeftOut } from "@/domain/record/cycles";

import { type CycleLine, scaleMarks, shortDay } from "./cycle-lines";

function line(days: number, leftOut: LeftOut | null = null): CycleLine {
  return { startDay: "2026-03-01", days, bleedDays: 5, label: "", isGoingOn: false, leftOut };
}

function marks(...counted: CycleLine[]): number[] {
  return scaleMarks({ counted, leftOut: [] });
}

test("the scale holds 120 days, and every longer cycle that counts", () => {
  expect(marks(line(32))).toEqual([0, 30, 60, 90, 120]);
  expect(marks(line(120))).toEqual([0, 30, 60, 90, 120]);
  expect(marks(line(121))).toEqual([0, 30, 60, 90, 120, 150]);
  expect(marks(line(151))).toEqual([0, 60, 120, 180]);
  expect(marks(line(700)).at(-1)).toBeGreaterThanOrEqual(700);
});

test("a cycle that is not counted leaves the scale as it is", () => {
  const lines = [line(600, "pregnancy")];
  const drawing = { counted: [line(32)], leftOut: [{ reason: "pregnancy", lines }] } as const;
  expect(scaleMarks(drawing)).toEqual([0, 30, 60, 90, 120]);
});

test("a day is written short, with its year where that is another one", () => {
  expect(shortDay("2026-09-10", "2026-11-22")).toBe("10 Sep");
  expect(shortDay("2025-10-08", "2026-11-22")).toBe("8 Oct 25");
});
