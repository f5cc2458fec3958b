import { expect, test } from "vitest";

import { answerFromGuides } from "./answer-from-guides.ts";
import { labTestQuestions } from "./lab-test-questions.ts";
import { otherQuestions } from "./other-questions.ts";
import { passages } from "./passages.ts";
import { createPassageSearch } from "./search.ts";

const search = createPassageSearch(passages);

const asked = Object.entries(labTestQuestions).flatMap(([guide, questions]) =>
  questions.map(([question, part]) => ({ guide, question, part })),
);

function isRecalled({ guide, question, part }: (typeof asked)[number], among: number): boolean {
  return search(question)
    .slice(0, among)
    .some(
      ({ id, title }) =>
        id.startsWith(`lab-tests/${guide}#`) && (part === null || title.endsWith(`: ${part}`)),
    );
}

function guideOf(question: string): string | undefined {
  return search(question)[0]?.id.replace(/#.*/, "");
}

function shareOf(count: number, total: number): number {
  return Math.round((count / total) * 1000) / 1000;
}

test("nine of ten questions about a lab test find their answer among the first three", () => {
  const missed = asked.filter((entry) => !isRecalled(entry, 3)).map(({ question }) => question);
  const recall = shareOf(asked.length - missed.length, asked.length);
  const first = shareOf(asked.filter((entry) => isRecalled(entry, 1)).length, asked.length);
  process.stdout.write(
    `${asked.length} questions: recall@3 ${recall}, recall@1 ${first}\n${missed.join("\n")}\n`,
  );
  expect(asked.length).toBeGreaterThanOrEqual(60);
  expect(recall).toBeGreaterThanOrEqual(0.9);
});

test("nineteen of twenty questions about anything else get no invented answer", () => {
  const answered = otherQuestions.filter(
    (question) => answerFromGuides(question, search).passages.length > 0,
  );
  const refused = shareOf(otherQuestions.length - answered.length, otherQuestions.length);
  process.stdout.write(
    `${otherQuestions.length} other questions: ${refused} refused\n${answered.join("\n")}\n`,
  );
  expect(refused).toBeGreaterThanOrEqual(0.95);
});

test.each([
  ["PCOS and the thyroid", "PMOS and the thyroid"],
  ["PCOD and prolactin", "polycystic ovaries and prolactin"],
  ["haemoglobin A1c", "hemoglobin a1c"],
  ["oestradiol", "estradiol"],
  ["Hysterosalpingography preparation", "how do I prepare for an HSG?"],
  ["fasting plasma glucose", "FBS"],
  ["oral glucose tolerance test", "OGTT"],
  ["anti-Müllerian hormone", "AMH"],
])("%j and %j find the same guide", (one, other) => {
  expect(guideOf(one)).toBeDefined();
  expect(guideOf(other)).toBe(guideOf(one));
});

test("a misspelled test is still found", () => {
  expect(search("testostrone")[0]?.id).toContain("testosterone");
});

test.each(["", "   ", "?!", "the and of", "🙂"])("the question %j finds nothing", (question) => {
  expect(search(question)).toEqual([]);
});

test("a very long question is answered quickly", () => {
  const began = performance.now();
  search("Do I need to fast before a fasting glucose test? ".repeat(160));
  expect(performance.now() - began).toBeLessThan(500);
});

test.each([
  ["Which diet is best for PCOS?", "nutrition-guidance"],
  ["What foods should I avoid?", "nutrition-guidance"],
  ["How much exercise should I do with PCOS?", "fitness-routine"],
])("finds the article for: %s", (question, article) => {
  expect(guideOf(question)).toBe(article);
});
