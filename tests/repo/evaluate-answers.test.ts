import { expect, test } from "vitest";

import type { BankEntry } from "../../supabase/functions/claude-chat/answer/bank.ts";
import { answererFor } from "../../training/answerers.ts";
import { askedOf } from "../../training/asked-line.ts";
import { scoreAnswer } from "../../training/score-answer.ts";
import { startMessagesApi } from "../fakes/messages-api.ts";

const citation = { id: "food", title: "Food", href: "/nutrition-guidance" };
const yam: BankEntry = {
  id: "food-yam",
  question: "Can I eat yam?",
  answer: "Yes, in a small amount.",
  citations: [citation],
};
const bank = new Map([[yam.id, yam]]);
const given = {
  text: "Yes, in a small amount. [1]",
  citations: [citation],
  isAnswer: true,
  choices: [],
  inputTokens: 0,
  outputTokens: 0,
};
const line = { id: "a", question: "abeg yam dey okay?" };

test("an answer is right by the bank's entry it rests on", () => {
  const score = scoreAnswer({ ...line, entries: ["food-yam"] }, given, bank);
  expect(score).toMatchObject({ isRight: true, isWrong: false, citationsHold: true });
  const other = { ...given, text: "No. [1]", citations: [{ ...citation, id: "sleep" }] };
  expect(scoreAnswer({ ...line, entries: ["food-yam"] }, other, bank)).toMatchObject({
    isRight: false,
    isWrong: true,
  });
});

test("an answer is right by its words where the set names them", () => {
  const expects = ["yes|sure", "small"];
  expect(scoreAnswer({ ...line, expects }, given, bank).isRight).toBe(true);
  expect(scoreAnswer({ ...line, expects: ["never"] }, given, bank).isRight).toBe(false);
});

test("a choice offered is among the three and not wrong; a refusal of the unanswerable is fine", () => {
  const offered = { ...given, isAnswer: false, citations: [], choices: ["Can I eat yam?"] };
  expect(scoreAnswer({ ...line, entries: ["food-yam"] }, offered, bank)).toMatchObject({
    isRight: false,
    isAmongThree: true,
    isWrong: false,
    isRefused: false,
  });
  expect(scoreAnswer({ ...line, entries: [] }, given, bank)).toMatchObject({
    isAnswerable: false,
    isWrong: true,
  });
});

test("a mark without a page does not hold", () => {
  const score = scoreAnswer(line, { ...given, text: "Yes. [2]" }, bank);
  expect(score.citationsHold).toBe(false);
});

test("a scripted server is asked the same way as a model, and its tokens are counted", async () => {
  const api = await startMessagesApi();
  api.behave("replies", "Yes, white rice is fine. [1]");
  try {
    const answer = answererFor(api.url, {});
    const reply = await answer(askedOf({ id: "a", question: "Can I eat rice with PCOS?" }));
    expect(reply).toMatchObject({ isAnswer: true, citations: [{ href: expect.any(String) }] });
    expect(reply.outputTokens).toBeGreaterThan(0);
    expect(JSON.stringify(api.calls)).toContain("Can I eat rice with PCOS?");
  } finally {
    await api.stop();
  }
});

test("without a key of her own, the owner is told which setting is missing", () => {
  expect(() => answererFor("key", {})).toThrow("ANTHROPIC_API_KEY");
});
