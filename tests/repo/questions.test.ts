import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { readPassages } from "../../src/content/build/read-passages.ts";
import {
  builtQuestions,
  questionIndexFile,
  questionsFile,
  readQuestions,
} from "../../src/content/build/read-questions.ts";
import { synonymStemsFile } from "../../src/content/build/synonym-stems.ts";
import { terms } from "../../src/content/terms.ts";
import { readingGrade } from "../../src/domain/reading-grade.ts";
import { measureNames } from "../../supabase/functions/claude-chat/knowledge/entry-measures.ts";
import { passagesSchema } from "../../supabase/functions/_shared/knowledge/passage.ts";
import { confidenceNames } from "../../supabase/functions/claude-chat/knowledge/ranker.ts";
import weights from "../../supabase/functions/claude-chat/knowledge/ranker-weights.json" with { type: "json" };
import { dataHash } from "../../training/question-data-hash.ts";
import { readExamples } from "../../training/question-examples.ts";

const HIGHEST_READING_GRADE = 8;
const LONGEST_FIRST_SENTENCE = 25;
const FOLDER = "supabase/functions/claude-chat/knowledge/";
/** The index is built from every way to ask, which takes a busy machine a while. */
const INDEX_WITHIN_MS = 60_000;

const questions = readQuestions();
const passages = readPassages();
const textOf = new Map(passages.map(({ id, text }) => [id, folded(text)]));

function folded(text: string): string {
  return text.replace(/\s+/g, " ");
}

function doubles(texts: readonly string[]): string[] {
  return texts.filter((text, place) => texts.indexOf(text) !== place);
}

test("each question of the bank has an id and words of its own", () => {
  expect(questions.length).toBeGreaterThan(300);
  expect(doubles(questions.map(({ id }) => id))).toEqual([]);
  expect(doubles(questions.map(({ question }) => question.toLowerCase()))).toEqual([]);
});

test("no two questions of the bank are asked in the same words", () => {
  const wordings = questions.flatMap(({ question, wordings: others }) => [question, ...others]);
  expect(doubles(wordings.map((wording) => wording.toLowerCase()))).toEqual([]);
});

test("every part of our guides is as the companion reads it", () => {
  expect(passagesSchema.safeParse(passages).success).toBe(true);
});

test("each answer rests on parts of our guides that stand", () => {
  const lost = questions.flatMap(({ id, basis }) =>
    basis.filter(({ part }) => !textOf.has(part)).map(({ part }) => `${id}: ${part}`),
  );
  expect(lost).toEqual([]);
});

test("what an answer says stands word for word in our guides: mend the answer when a guide is mended", () => {
  const unsaid = questions.flatMap(({ id, basis }) =>
    basis.flatMap(({ part, says }) =>
      says
        .filter((words) => textOf.get(part)?.includes(folded(words)) !== true)
        .map((words) => `${id}: ${part} does not say “${words}”`),
    ),
  );
  expect(unsaid).toEqual([]);
});

test("each answer can be read with eight years of school", () => {
  const hard = questions.flatMap(({ id, answer, subject }) => {
    const explained = [...Object.keys(terms), ...(subject === undefined ? [] : [subject])];
    const grade = readingGrade(answer.split("\n"), explained) ?? 0;
    return grade > HIGHEST_READING_GRADE ? [`${id}: ${grade.toFixed(1)}`] : [];
  });
  expect(hard).toEqual([]);
});

test("the first sentence of each answer is short", () => {
  const long = questions.filter(({ answer }) => {
    const [first = ""] = answer.trim().split(/(?<=[.!?])\s/);
    return first.split(/\s+/).length > LONGEST_FIRST_SENTENCE;
  });
  expect(long.map(({ id }) => id)).toEqual([]);
});

test("no answer says how much of a medicine to take", () => {
  const dosed = questions.filter(({ answer }) =>
    /\b\d+ ?(?:mg|mcg|µg|milligrams?|iu)\b(?! ?\/|\/)|\b(?:tablets?|capsules?|pills?) (?:a|per) day\b/i.test(
      answer,
    ),
  );
  expect(dosed.map(({ id }) => id)).toEqual([]);
});

test(
  "the companion's questions are those of the bank: run npm run knowledge when this fails",
  { timeout: INDEX_WITHIN_MS },
  () => {
    expect(questionsFile(questions, passages)).toBe(
      readFileSync(`${FOLDER}questions.json`, "utf8"),
    );
    expect(questionIndexFile(questions)).toBe(readFileSync(`${FOLDER}question-index.json`, "utf8"));
  },
);

test("the synonyms are filed by their stems: run npm run knowledge when this fails", () => {
  const file = "supabase/functions/_shared/knowledge/synonym-stems.json";
  expect(synonymStemsFile()).toBe(readFileSync(file, "utf8"));
});

test("an answer on a part that does not exist is refused", () => {
  const [first] = questions;
  if (first === undefined) throw new Error("The bank is empty.");
  const basis = [{ part: "articles/no-such-part", says: ["no such words in it"] }];
  expect(() => builtQuestions([{ ...first, basis }], passages)).toThrow(/which is no part/);
});

test("each training question names entries that exist", () => {
  const ids = new Set(questions.map(({ id }) => id));
  const lost = readExamples().flatMap(({ text, entries }) =>
    entries.filter((id) => !ids.has(id)).map((id) => `${text}: ${id}`),
  );
  expect(lost).toEqual([]);
});

test("the ranker is fitted to the bank and the training questions as they are: run npm run train when this fails", () => {
  for (const unit of weights.rank) expect(unit.weights).toHaveLength(measureNames.length);
  expect(weights.first).toHaveLength(confidenceNames.length + 1);
  expect(weights.among).toHaveLength(confidenceNames.length + 1);
  expect(weights.data).toBe(dataHash());
});
