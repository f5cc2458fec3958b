import { expect, test } from "vitest";

import { answerFromGuides } from "./answer-from-guides.ts";
import { passages } from "./passages.ts";
import { createPassageSearch } from "./search.ts";

const search = createPassageSearch(passages);
const ask = (question: string) => answerFromGuides(question, search);

test("whether to fast before a fasting glucose test: 8 hours, with the guide that says so", () => {
  const { text, passages: cited } = ask("Do I need to fast before a fasting glucose test?");
  expect(text).toContain("8 hours");
  expect(cited.map(({ href }) => href.replace(/#.*/, ""))).toEqual([
    "/lab-tests/fasting-plasma-glucose",
  ]);
});

test.each([
  "How many mg of metformin should I take?",
  "What dose of letrozole is right for ovulation?",
  "Should I stop my birth control pill before the testosterone test?",
  "Can I stop taking metformin now?",
  "Is it ok to skip my thyroid tablets before TSH?",
  "Should I take vitamin D?",
  "can I double my pills if I missed one",
  "What strength of spironolactone works best?",
  "Should I up my metformin to twice a day?",
  "I ran out of my pill",
  "do I take it with food?",
])("%j is left to the prescriber", (question) => {
  const { text, passages: cited } = ask(question);
  expect(text).toContain("I don't know");
  expect(text).toContain("prescribed");
  expect(text).not.toMatch(/\d/);
  expect(cited).toEqual([]);
});

test.each([
  "Should I take a vitamin D test?",
  "How long does the sugar drink test take?",
  "Does the pill affect my testosterone result?",
  "How many hours should I fast before the insulin test?",
])("%j is about a test, not about taking a medicine", (question) => {
  expect(ask(question).passages).toHaveLength(1);
});

test.each([
  "My fasting sugar is 118 mg/dL, what does it mean?",
  "What is a normal TSH?",
  "My AMH is 8, do I have PCOS?",
  "Is my prolactin result high?",
])("%j is answered without a range, and ends with a clinician", (question) => {
  const { text } = ask(question);
  expect(text).toMatch(/take your result to a clinician[^.]*\.$/);
  expect(text).not.toMatch(/\d (?:mg|mmol|ng|pmol|mIU|nmol)/);
  expect(text).not.toMatch(/(?<!if )you have (?:PCOS|diabetes)/i);
});

test("an answer keeps its paragraphs and lists, and points to what to read on, with links", () => {
  const { text, passages: cited } = ask("can I get pregnant?");
  expect(cited[0]?.href).toBe("/articles/pregnancy");
  expect(text).toMatch(/^Most people with PCOS[^]* \[1\]\n\nTo read on:\n\n- [^\n]+ \[2\]/);
  expect(cited.length).toBeGreaterThanOrEqual(2);
  expect(ask("what should I bring to my appointment").text).toMatch(
    /\n- The dates of your last periods\./,
  );
});

test("a question about a life event with a number in it is no lab result", () => {
  expect(ask("I am 16 and my period is not regular").text).not.toContain("your own result");
});

test.each([
  "does metformin make you lose weight?",
  "what is spironolactone for?",
  "side effects of the pill",
  "is berberine good for PCOS?",
])("%j is explained, without an amount and without advice to take it", (question) => {
  const { text, passages: cited } = ask(question);
  expect(cited[0]?.id).toMatch(/^articles\/treatments/);
  expect(text).not.toMatch(/\d ?(?:mg|mcg|g)\b|\byou should take\b/i);
});

test("a question about someone's own number is never read as a diagnosis", () => {
  expect(ask("My TSH is 6.2, do I have hypothyroidism?").text).toMatch(
    /^I cannot say what your own result means/,
  );
});

test.each([
  "Who won the match?",
  "How do I treat malaria?",
  "hello",
  "What is the capital of Ghana?",
])("%j is not in our guides, and it says so", (question) => {
  const { text, passages: cited } = ask(question);
  expect(text).toContain("I don't know");
  expect(text).toMatch(/doctor|clinician/);
  expect(cited).toEqual([]);
});
