import { expect, test } from "vitest";

import { findAnswer, nearestEntries, type Finding } from "./find-answer.ts";
import { asksAboutTakingMedicine } from "./medicine-question.ts";
import { questions } from "./questions.ts";

function idsOf(found: Finding): string[] {
  return found.kind === "unknown" ? [] : found.entries.map(({ id }) => id);
}

function find(question: string, ...previous: string[]): string[] {
  return idsOf(findAnswer(question, previous));
}

test.for([
  ["What is PCOS?", "about-pcos-what-is-it"],
  ["can i stil get pregnent with pcod", "fertility-can-i-get-pregnant"],
  ["abeg fit person wey get pcos born pikin", "fertility-can-i-get-pregnant"],
  ["Why is my hair falling out?", "skin-and-hair-hair-loss"],
  ["what is metformin for", "treatments-metformin-what-for"],
  ["can I eat yam?", "food-staples-boiled-yam"],
] as const)("“%s” is answered by %s", ([question, id]) => {
  const found = findAnswer(question, []);
  expect(found.kind).toBe("answer");
  expect(idsOf(found)).toEqual([id]);
});

test("an answer comes with its sources, the page to read on first", () => {
  const found = findAnswer("What is PCOS?", []);
  if (found.kind !== "answer") throw new Error("It is not answered.");
  expect(found.entries[0].citations[0]?.href).toMatch(/^\/articles\/what-is-pcos/);
});

test("two questions in one message get two answers", () => {
  expect(find("What is metformin for? And can I eat beans?")).toEqual([
    "treatments-metformin-what-for",
    "food-proteins-and-vegetables-beans",
  ]);
});

test("what is told before a question does not spoil it", () => {
  expect(find("Good morning. I am 24 and I live in Lagos. What is PCOS?")).toContain(
    "about-pcos-what-is-it",
  );
});

test("a short follow-up changes the subject of the question before", () => {
  expect(find("and beans?", "Can I eat white rice?")).toContain(
    "food-proteins-and-vegetables-beans",
  );
  expect(find("what about yam", "can i eat white rice")).toContain("food-staples-boiled-yam");
});

test("a short follow-up keeps the subject of the question before", () => {
  expect(find("what are the side effects?", "What is metformin for?")).toContain(
    "treatments-metformin-side-effects",
  );
});

test.for([
  "who won the football match",
  "fix my phone",
  "what is the weather in Lagos today",
  "write a python function for me",
  "how do I apply for a visa",
  "what are the symptoms of malaria",
])("“%s” is not ours to answer", (question) => {
  expect(findAnswer(question, []).kind).not.toBe("answer");
});

test.for([
  "how many mg of metformin should I take",
  "can I stop my pill",
  "should I double my dose",
  "make I stop the drug",
  "can I mix metformin with clomid",
])("“%s” is left to who prescribes", (question) => {
  expect(findAnswer(question, [])).toEqual({ kind: "unknown", reason: "medicine" });
});

test.for([
  "My TSH is 2.1 and my prolactin is 30, what does it mean?",
  "what is metformin for",
  "how much sugar can I eat",
  "my fasting glucose is 105 mg/dl",
  "can the pill cause infertility",
  "should I take a pregnancy test",
  "how much water should I drink a day",
  "can I get pregnant on metformin",
])("“%s” is not taken for a question about a dose", (question) => {
  expect(asksAboutTakingMedicine(question)).toBe(false);
});

test("a question beside one about a dose is answered, and the other is named", () => {
  expect(findAnswer("What is metformin for? How many mg should I take?", [])).toMatchObject({
    kind: "answer",
    asksMedicine: true,
  });
});

test.for([
  ["Hello", "conversation-hello"],
  ["thank you dear", "conversation-thanks"],
  ["who are you?", "conversation-who-are-you"],
])("“%s” is talk and answered as such", ([question, id]) => {
  expect(find(question ?? "")[0]).toBe(id);
});

test("every question that can be tapped has its own answer, also one about a medicine", () => {
  const lost = questions.filter(({ id, question }) => find(question).join() !== id);
  expect(lost.map(({ id }) => id)).toEqual([]);
});

test("a greeting before a question is no more than that", () => {
  expect(find("Hello, what is PCOS?")).toEqual(["about-pcos-what-is-it"]);
});

test("an unsure question gets at most three to choose from", () => {
  const found = findAnswer("rice", []);
  expect(found.kind === "choices" ? found.entries.length : 1).toBeLessThanOrEqual(3);
});

test("the nearest questions come without doubles and none for what is not ours", () => {
  const near = nearestEntries("can I eat rice and beans?", [], 4).map(({ id }) => id);
  expect(near.length).toBeGreaterThan(0);
  expect(new Set(near).size).toBe(near.length);
  expect(nearestEntries("zxqv wvut", [], 4)).toEqual([]);
});

test("a message of the greatest length is read in good time", () => {
  const long = "My periods are all over the place. Can I eat rice? ".repeat(160).slice(0, 8000);
  findAnswer(long, []);
  const started = performance.now();
  findAnswer(long, []);
  expect(performance.now() - started).toBeLessThan(1000);
});
