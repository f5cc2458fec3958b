import { expect, test } from "vitest";

import { createLikeness } from "./likeness.ts";

const passage = (id: string, asked: string[]) => ({
  id,
  title: id,
  href: `/${id}`,
  text: "Text.",
  keywords: [],
  asked,
});
const likenessOf = createLikeness([
  passage("partner", ["how do I tell my partner", "dating"]),
  passage("parents", ["how do I tell my mum", "school nurse"]),
]);
const likenessTo = (id: string, question: string) => likenessOf(question).get(id) ?? 0;

test("a question in the words of a passage is as like it as can be", () => {
  expect(likenessTo("partner", "How do I tell my partner?")).toBeCloseTo(1);
});

test("the rare word tells two ways of asking apart", () => {
  const question = "so how should I tell my mum?";
  expect(likenessTo("parents", question)).toBeGreaterThan(likenessTo("partner", question));
});

test("a question that shares no word with a passage is not like it", () => {
  expect(likenessTo("partner", "weather forecast")).toBe(0);
});
