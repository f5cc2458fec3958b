import { expect, test } from "vitest";

import { topicCluesOf } from "./topic-clues.ts";
import { weighClues, weighTopic } from "./topic-scale.ts";

test.each([
  ["my period is late", "my flight is late"],
  ["how do I stop hair on my chin", "how do I stop a leaking tap"],
  ["signs of PCOS", "signs of measles"],
])("%j weighs more for our topic than %j", (ours, other) => {
  expect(weighTopic(ours)).toBeGreaterThan(0);
  expect(weighTopic(other)).toBeLessThan(0);
});

test("words that no example has speak against our topic, up to a few of them", () => {
  const model = { bias: 0, strangeness: -1, weights: new Map([["period", 2]]) };
  const weigh = (question: string) => weighClues(topicCluesOf(question), model);
  expect(weigh("period")).toBeGreaterThan(weigh("period zzyx"));
  expect(weigh("aaqq bbqq ccqq ddqq")).toBe(-3);
});
