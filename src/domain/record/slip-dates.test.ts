import { expect, test } from "vitest";

import { slipDates, slipLab } from "./slip-dates";

const today = "2026-11-22";

test("a date that can be read as two days is offered as both, the day first", () => {
  expect(slipDates("Date: 03/04/2026", today)).toEqual(["2026-04-03", "2026-03-04"]);
});

test("another date on the slip that can only begin with the month decides the order, and no more", () => {
  const text = "Collected 03/04/2026\nReported 03/14/2026";
  expect(slipDates(text, today)).toEqual(["2026-03-04", "2026-04-03", "2026-03-14"]);
});

test("a date with one reading is offered once, however it is written", () => {
  for (const written of [
    "25/04/2026",
    "2026-04-25",
    "25 April 2026",
    "Apr 25, 2026",
    "25-Apr-2026",
  ]) {
    expect([written, slipDates(`Sample taken ${written}`, today)]).toEqual([
      written,
      ["2026-04-25"],
    ]);
  }
});

test("the day of the sample comes before that of the print; her birthday and days to come are left out", () => {
  const text = "Printed 20/11/2026\nDOB 25/12/1999\nCollected 19/11/2026\nNext visit 30/12/2026";
  expect(slipDates(text, today)).toEqual(["2026-11-19", "2026-11-20"]);
});

test("what only looks like a date is none", () => {
  expect(slipDates("31/02/2026 4.0-5.6 12/2026 Lab No 12-34-5678", today)).toEqual([]);
});

test("the lab is named by the head of the slip alone", () => {
  expect(slipLab("Palm Grove Pathology Centre\n33 Adekemi Street")).toBe(
    "Palm Grove Pathology Centre",
  );
  expect(slipLab("Patient: Ngozi\nHbA1c 5.4 %")).toBe("");
});
