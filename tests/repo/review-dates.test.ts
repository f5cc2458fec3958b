import { expect, test } from "vitest";

import { monthsAfter, overdueReviews } from "./review-dates.ts";

const texts = [
  { id: "hba1c", nextReview: "2027-05-20" },
  { id: "amh", nextReview: "2027-06-01" },
];

test("a text is still good on the day of its review", () => {
  expect(overdueReviews(texts, "2027-05-20")).toEqual([]);
});

test("a text is overdue from the day after", () => {
  expect(overdueReviews(texts, "2027-05-21")).toEqual(["hba1c"]);
});

test.for([
  ["2026-11-20", "2027-02-20"],
  ["2026-10-31", "2027-01-31"],
  ["2026-11-30", "2027-02-28"],
  ["2027-11-30", "2028-02-29"],
] as const)("three months after %s is %s", ([day, later]) => {
  expect(monthsAfter(day, 3)).toBe(later);
});
