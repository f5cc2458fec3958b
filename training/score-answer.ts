import { z } from "zod";

import { readingGrade } from "../src/domain/reading-grade.ts";
import type { BankEntry } from "../supabase/functions/claude-chat/answer/bank.ts";
import type { Given } from "./answerers.ts";
import { askedLineSchema } from "./asked-line.ts";

/** A question of a set, with what answers it. */
export const measuredLineSchema = askedLineSchema.extend({
  /** The ids of the bank's questions that answer it; none where no guide can. */
  entries: z.array(z.string()).optional(),
  /** Words that a right answer holds, all of them; several ways to say one are parted by "|". */
  expects: z.array(z.string()).optional(),
});

export type MeasuredLine = z.infer<typeof measuredLineSchema>;

export type Score = {
  isAnswerable: boolean;
  isRight: boolean;
  isAmongThree: boolean;
  isWrong: boolean;
  isRefused: boolean;
  /** Null where nothing is cited. */
  citationsHold: boolean | null;
  grade: number;
};

/** Judges one answer by its words where the set has them, else by the bank's question or page it rests on. */
export function scoreAnswer(
  { entries, expects }: MeasuredLine,
  given: Given,
  bank: ReadonlyMap<string, BankEntry>,
): Score {
  const wanted = (entries ?? []).flatMap((id) => bank.get(id) ?? []);
  const isAnswerable = wanted.length > 0 || (expects ?? []).length > 0;
  const isRight = isAnswerable && given.isAnswer && holds(given, wanted, expects ?? []);
  const isOffered = given.choices.some((choice) =>
    wanted.some(({ question }) => question === choice),
  );
  return {
    isAnswerable,
    isRight,
    isAmongThree: isRight || isOffered,
    isWrong: given.isAnswer && !isRight,
    isRefused: !given.isAnswer && given.choices.length === 0,
    citationsHold: given.isAnswer ? citationsHold(given) : null,
    grade: readingGrade(given.text.split("\n"), []) ?? 0,
  };
}

function holds(given: Given, wanted: readonly BankEntry[], expects: readonly string[]): boolean {
  if (expects.length > 0) {
    const text = given.text.toLowerCase();
    return expects.every((ways) => ways.split("|").some((way) => text.includes(way.toLowerCase())));
  }
  return wanted.some(
    ({ answer, citations }) =>
      given.text.includes(answer.trim()) ||
      citations.some(({ id }) => given.citations.some((cited) => cited.id === id)),
  );
}

/** Every mark in the text stands for a page that is listed, and every page for a path of this site. */
function citationsHold({ text, citations }: Given): boolean | null {
  const marks = [...text.matchAll(/\[(\d{1,3})\]/g)].map(([, digits]) => Number(digits));
  if (marks.length + citations.length === 0) return null;
  return (
    marks.every((mark) => mark >= 1 && mark <= citations.length) &&
    citations.every(({ href }) => href.startsWith("/"))
  );
}
