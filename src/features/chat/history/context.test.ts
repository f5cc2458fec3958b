import { expect, test } from "vitest";

import type { Message } from "@/domain/message";

import { contextOf } from "./context";

function turn(number: number, answer = `answer ${number}`): Message[] {
  const shared = {
    timestamp: "2026-11-20T09:00:00Z",
    citations: [],
    origin: null,
    stopped: false,
    reply_parts: {},
    rating: null,
  };
  return [
    { ...shared, id: `q${number}`, sender: "user", content: `question ${number}`, reply_to: null },
    { ...shared, id: `a${number}`, sender: "assistant", content: answer, reply_to: `q${number}` },
  ];
}

test("Section 9, Chat context: takes the last ten texts, oldest first, hers and the answers in turn", () => {
  const messages = [1, 2, 3, 4, 5, 6, 7].flatMap((number) => turn(number));
  expect(contextOf(messages)).toEqual(
    [3, 4, 5, 6, 7].flatMap((number) => [`question ${number}`, `answer ${number}`]),
  );
});

test("leaves out a question without its answer and an answer without its question", () => {
  const [question1] = turn(1);
  const [, answer2] = turn(2);
  const messages = [question1, answer2, ...turn(3)].filter((message) => message !== undefined);
  expect(contextOf(messages)).toEqual(["question 3", "answer 3"]);
});

test("drops the oldest texts when they would not fit into one request", () => {
  const messages = [...turn(1), ...turn(2, "ọ".repeat(12_000)), ...turn(3)];
  expect(contextOf(messages)).toEqual(["question 3", "answer 3"]);
});

test("leaves the text of earlier photos behind, and names them", () => {
  const [question, answer] = turn(1);
  if (question === undefined || answer === undefined) throw new Error("no turn");
  const content =
    "What do my results mean?\n\n[Text from a photo, read by the app: lab.jpg]\nPatient: Ada\nTSH 2.1";
  expect(contextOf([{ ...question, content }, answer])).toEqual([
    "What do my results mean?\n\n[Text from a photo, read by the app: lab.jpg]",
    "answer 1",
  ]);
});

test("leaves a question behind that lines of her record went with, and its answer, which may name them", () => {
  const [question, answer] = turn(1, "Your TSH of 2.1 is inside the range.");
  if (question === undefined || answer === undefined) throw new Error("no turn");
  const content =
    "And this?\n\n[Text from a photo, read by the app: lab.jpg]\nLH 4\n\n[From my record, chosen by me: 1 line]\nTSH 2.1 mIU/L";
  expect(contextOf([{ ...question, content }, answer, ...turn(2)])).toEqual([
    "question 2",
    "answer 2",
  ]);
});

test("is empty before the first answer", () => {
  expect(contextOf([])).toEqual([]);
});
