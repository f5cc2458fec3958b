import { expect, test } from "vitest";

import { emptyDay } from "@/domain/record/record-schema";

import { recentNotes } from "./recent-notes";

const today = "2026-03-10";

function noted(day: string, note: string) {
  return { ...emptyDay(day), note };
}

test("notes of the last 7 days are looked at, the newest first, and older ones are not", () => {
  const file = [
    noted("2026-03-03", "older"),
    noted("2026-03-04", "a week"),
    noted("2026-03-10", "now"),
  ];
  expect(recentNotes([], file, today)).toEqual(["now", "a week"]);
});

test("what the record has already is not looked at again, and days without a note are none", () => {
  const file = [noted("2026-03-09", "mine"), noted("2026-03-08", " ")];
  expect(recentNotes([noted("2026-03-09", "mine")], file, today)).toEqual([]);
  expect(recentNotes([noted("2026-03-09", "other")], file, today)).toEqual(["mine"]);
});
