import { expect, test } from "vitest";

import type { OpenQuestion } from "@/domain/message";

import { emptyThread, isOpen, reduceThread, type Thread, type ThreadEvent } from "./thread-reducer";

function question(id: string, changes: Partial<OpenQuestion> = {}): OpenQuestion {
  return {
    id,
    text: `question ${id}`,
    isDangerSeen: false,
    askedAt: "2026-11-20T09:30:00.000Z",
    after: null,
    state: "waiting",
    partial: "",
    failure: null,
    ...changes,
  };
}

function after(...events: readonly ThreadEvent[]): Thread {
  return events.reduce(reduceThread, emptyThread);
}

const started = (id: string): ThreadEvent => ({ kind: "started", question: question(id) });
const words = (id: string, text: string): ThreadEvent => ({ kind: "words", id, text });

test("a question that goes out waits for its answer, behind the ones before it", () => {
  const { questions } = after(
    { kind: "queued", question: question("1") },
    { kind: "started", question: question("2", { state: "queued" }) },
  );
  expect(questions.map(({ id, state }) => [id, state])).toEqual([
    ["1", "queued"],
    ["2", "waiting"],
  ]);
});

test("a question that goes out once more keeps its place and nothing of its failure", () => {
  const failed = after(
    started("1"),
    words("1", "Eat"),
    { kind: "failed", id: "1", failure: "no reply" },
    { kind: "queued", question: question("2") },
  );
  const [first] = failed.questions;
  if (first === undefined) throw new Error("The question was lost.");
  const { questions, words: arriving } = reduceThread(failed, { kind: "started", question: first });
  expect(questions).toEqual([question("1"), question("2", { state: "queued" })]);
  expect(arriving).toEqual({});
});

test("words are put together as they arrive, each with its own question, and leave the questions as they were", () => {
  const before = after(started("1"), started("2"));
  const thread = [words("1", "Eat not"), words("2", "Yes"), words("1", "hing")].reduce(
    reduceThread,
    before,
  );
  expect(thread.words).toEqual({ 1: "Eat nothing", 2: "Yes" });
  expect(thread.questions).toBe(before.questions);
});

test("a stopped reply leaves what had arrived of it with its question", () => {
  const thread = after(started("1"), words("1", "Eat"), { kind: "stopped", id: "1" });
  expect(thread).toEqual({
    questions: [question("1", { state: "stopped", partial: "Eat" })],
    words: {},
  });
});

test("a failure in the middle of a reply is kept with the words before it", () => {
  const thread = after(started("1"), words("1", "Eat"), {
    kind: "failed",
    id: "1",
    failure: "no reply",
  });
  expect(thread).toEqual({
    questions: [question("1", { state: "failed", partial: "Eat", failure: "no reply" })],
    words: {},
  });
});

test("a question that never arrived says so and has no words of a reply", () => {
  const { questions } = after(started("1"), { kind: "unsent", id: "1", failure: "not sent" });
  expect(questions).toEqual([question("1", { state: "unsent", failure: "not sent" })]);
});

test("once its reply is stored, or was found to be, a question and its words are gone from here", () => {
  const thread = after(started("1"), started("2"), words("1", "Eat"), { kind: "done", id: "1" });
  expect(thread).toEqual({ questions: [question("2")], words: {} });
});

test("a refused question that had no place yet is gone, and one that had stands as it did", () => {
  const earlier = question("2", { state: "failed", failure: "no reply", partial: "Eat" });
  const thread = after(
    started("1"),
    { kind: "restored", id: "1", earlier: null },
    { kind: "started", question: earlier },
    words("2", "So"),
    { kind: "restored", id: "2", earlier },
  );
  expect(thread).toEqual({ questions: [earlier], words: {} });
});

test("a question that waits for a connection remembers that its danger has been seen", () => {
  const { questions } = after(
    { kind: "queued", question: question("1") },
    { kind: "danger-seen", id: "1" },
  );
  expect(questions).toEqual([question("1", { state: "queued", isDangerSeen: true })]);
});

test("one question is dropped by its id, and all of them when none is named", () => {
  const thread = after(started("1"), started("2"), words("2", "Yes"));
  expect(isOpen(reduceThread(thread, { kind: "dropped", id: "1" }), "1")).toBe(false);
  expect(isOpen(reduceThread(thread, { kind: "dropped", id: "1" }), "2")).toBe(true);
  expect(reduceThread(thread, { kind: "dropped", id: null })).toEqual(emptyThread);
});

test.each<ThreadEvent>([
  words("gone", "Eat"),
  { kind: "danger-seen", id: "gone" },
  { kind: "done", id: "gone" },
  { kind: "stopped", id: "gone" },
  { kind: "unsent", id: "gone", failure: "not sent" },
  { kind: "failed", id: "gone", failure: "no reply" },
  { kind: "restored", id: "gone", earlier: question("gone") },
])("after signing out or deleting, $kind brings nothing back", (event) => {
  const thread = after(started("1"), words("1", "Eat"));
  expect(reduceThread(thread, event)).toBe(thread);
});
