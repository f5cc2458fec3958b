import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";

import {
  countPoints,
  firstOpenQuestion,
  highestPoints,
  riskLevel,
  type Answers,
  type RiskLevel,
  type ScoredQuestion,
} from "@/domain/risk-score";

export type AssessmentResult = { points: number; highest: number; level: RiskLevel };

/**
 * The way through the questions: every step is an entry of the browser's history, so its Back button steps back.
 * An entry holds the step alone; the answers live in this page's memory.
 */
export function useAssessment(questions: readonly ScoredQuestion[]) {
  const [answers, setAnswers] = useState<Answers>({});
  const { key, pathname, state } = useLocation();
  const navigate = useNavigate();
  const rewoundEntry = useRef<string | null>(null);

  const askedStep = stepOf(state);
  const openStep = firstOpenQuestion(questions, answers);
  const step = Math.min(askedStep, openStep);

  // After a reload or a restart the answers are gone, but the entries of their questions are not.
  useEffect(() => {
    if (askedStep <= openStep) {
      rewoundEntry.current = null;
    } else if (rewoundEntry.current !== key) {
      rewoundEntry.current = key;
      void navigate(-askedStep);
    }
  }, [askedStep, key, navigate, openStep]);

  return {
    answers,
    step,
    result: step === questions.length ? resultOf(questions, answers) : null,
    choose: (questionId: string, optionId: string) =>
      setAnswers((earlier) => ({ ...earlier, [questionId]: optionId })),
    advance: () => void navigate(pathname, { state: { step: step + 1 } }),
    restart: () => setAnswers({}),
  };
}

function stepOf(state: unknown): number {
  if (typeof state !== "object" || state === null || !("step" in state)) return 0;
  const { step } = state;
  return typeof step === "number" && Number.isInteger(step) && step > 0 ? step : 0;
}

function resultOf(questions: readonly ScoredQuestion[], answers: Answers): AssessmentResult | null {
  const points = countPoints(questions, answers);
  const highest = highestPoints(questions);
  return points === null ? null : { points, highest, level: riskLevel(points, highest) };
}
