import { expect, test } from "vitest";

import { overdueReviews } from "./review-dates";

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
