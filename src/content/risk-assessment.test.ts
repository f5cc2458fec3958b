import { expect, test } from "vitest";

import { readingGrade } from "@/domain/reading-grade";
import { countPoints, highestPoints, riskLevel, type Answers } from "@/domain/risk-score";

import {
  assessmentIntro,
  assessmentNotice,
  assessmentOutcomes,
  assessmentPoints,
  assessmentQuestions,
  assessmentReview,
} from "./risk-assessment";
import { terms } from "./terms";

type AnswerSet = { answers: Answers; points: number };

/** Every way to answer all questions, with points added up on the way. */
function everyAnswerSet(): AnswerSet[] {
  return assessmentQuestions.reduce<AnswerSet[]>(
    (sets, { id, options }) =>
      sets.flatMap(({ answers, points }) =>
        options.map((option) => ({
          answers: { ...answers, [id]: option.id },
          points: points + option.value,
        })),
      ),
    [{ answers: {}, points: 0 }],
  );
}

function expectedLevel(points: number): string {
  const share = points / 23;
  if (share >= 0.7) return "high";
  return share >= 0.4 ? "moderate" : "low";
}

test("Sections 2 and 9, Risk assessment: asks eight questions of three answers each, worth at most 23 points", () => {
  expect(assessmentQuestions.map(({ id }) => id)).toEqual([
    "q1",
    "q2",
    "q3",
    "q4",
    "q5",
    "q6",
    "q7",
    "q8",
  ]);
  const values = assessmentQuestions.map(({ options }) => options.map(({ value }) => value));
  const seventh = values.splice(6, 1);
  expect(seventh).toEqual([[2, 1, 0]]);
  expect(values).toEqual(Array.from({ length: 7 }, () => [3, 1, 0]));
  expect(highestPoints(assessmentQuestions)).toBe(23);
});

test("no two answers share an id", () => {
  const ids = assessmentQuestions.flatMap(({ options }) => options.map(({ id }) => id));
  expect(new Set(ids).size).toBe(24);
});

test("Section 9, Risk assessment scoring: all 6,561 answer sets get the points and the level of their share of 23", () => {
  const sets = everyAnswerSet();
  expect(sets).toHaveLength(6561);
  const wrong = sets.filter(({ answers, points }) => {
    const counted = countPoints(assessmentQuestions, answers);
    return counted !== points || riskLevel(counted, 23) !== expectedLevel(points);
  });
  expect(wrong).toEqual([]);
  expect(new Set(sets.map(({ points }) => points)).size).toBe(24);
});

test("three strong signs alone count as Low, which is why every result carries the notice", () => {
  const answers = {
    q1: "q1a",
    q2: "q2a",
    q3: "q3a",
    q4: "q4c",
    q5: "q5c",
    q6: "q6c",
    q7: "q7c",
    q8: "q8c",
  };
  expect(riskLevel(countPoints(assessmentQuestions, answers) ?? 0, 23)).toBe("low");
  expect(assessmentNotice.whateverTheScore).toMatch(/^Whatever your score, see a clinician/);
});

test("Section 9, Risk assessment scoring: each level names four steps", () => {
  for (const { recommendations } of Object.values(assessmentOutcomes)) {
    expect(new Set(recommendations.map(({ title }) => title)).size).toBe(4);
  }
});

test("the quiz reads at school grade 8 or below", () => {
  const outcomes = Object.values(assessmentOutcomes).flatMap(({ meaning, recommendations }) => [
    meaning,
    ...recommendations.flatMap(({ title, detail }) => [title, detail]),
  ]);
  const questions = assessmentQuestions.flatMap(({ text, hint, options }) => [
    text,
    hint ?? "",
    ...options.map((option) => option.text),
  ]);
  const notices = [
    ...Object.values(assessmentIntro),
    ...Object.values(assessmentNotice),
    ...Object.values(assessmentReview),
    assessmentPoints,
  ];
  const explained = [...Object.keys(terms), "hormonal contraception", "diagnosis"];
  for (const lines of [questions, outcomes, notices]) {
    expect(readingGrade(lines, explained)).toBeLessThanOrEqual(8);
  }
});
