import { expect, test } from "vitest";

import { countPoints, firstOpenQuestion, highestPoints, riskLevel } from "./risk-score";

const questions = [
  {
    id: "first",
    options: [
      { id: "much", value: 3 },
      { id: "none", value: 0 },
    ],
  },
  {
    id: "second",
    options: [
      { id: "some", value: 2 },
      { id: "little", value: 1 },
    ],
  },
];

test("Section 9, Risk assessment scoring: counts the points of the chosen options", () => {
  expect(countPoints(questions, { first: "much", second: "little" })).toBe(4);
  expect(highestPoints(questions)).toBe(5);
});

test("Section 9, Risk assessment scoring: gives no count while a question is open or its answer is unknown", () => {
  expect(countPoints(questions, { first: "much" })).toBeNull();
  expect(countPoints(questions, { first: "much", second: "elsewhere" })).toBeNull();
});

test("Section 9, Risk assessment scoring: finds the first question without an answer, also behind a later answer", () => {
  expect(firstOpenQuestion(questions, {})).toBe(0);
  expect(firstOpenQuestion(questions, { second: "some" })).toBe(0);
  expect(firstOpenQuestion(questions, { first: "none" })).toBe(1);
  expect(firstOpenQuestion(questions, { first: "none", second: "some" })).toBe(2);
});

test.for([
  { points: 0, level: "low" },
  { points: 9, level: "low" },
  { points: 10, level: "moderate" },
  { points: 16, level: "moderate" },
  { points: 17, level: "high" },
  { points: 23, level: "high" },
])("$points of 23 points are $level", ({ points, level }) => {
  expect(riskLevel(points, 23)).toBe(level);
});

test("Section 9, Risk assessment scoring: a count exactly on a limit belongs to the higher level", () => {
  expect(riskLevel(4, 10)).toBe("moderate");
  expect(riskLevel(7, 10)).toBe("high");
});
