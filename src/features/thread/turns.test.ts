import { expect, test } from "vitest";

import type { Message } from "@/domain/message";
import type { OpenQuestion } from "@/domain/open-question";

import { daysOf, turnsOf, versionOf } from "./turns";

function message(id: string, sender: Message["sender"], timestamp: string): Message {
  return {
    id,
    sender,
    content: id,
    timestamp,
    citations: [],
    origin: null,
    reply_to: null,
    stopped: false,
  };
}

function open(id: string, after: string | null): OpenQuestion {
  return {
    id,
    text: id,
    askedAt: "2026-11-20T10:00:00Z",
    after,
    state: "unsent",
    partial: "",
    failure: "no",
  };
}

const stored = [
  message("q1", "user", "2026-11-19T10:00:00Z"),
  message("a1", "assistant", "2026-11-19T10:00:05Z"),
  message("q2", "user", "2026-11-20T10:00:00Z"),
  message("a2", "assistant", "2026-11-20T10:00:05Z"),
];

test("keeps a question that was not sent where she asked it", () => {
  const turns = turnsOf(stored, [open("x", "a1"), open("y", "a1"), open("z", "a2")]);
  expect(turns.map(({ id }) => id)).toEqual(["q1", "a1", "x", "y", "q2", "a2", "z"]);
});

test("loses no question when the message before it was deleted", () => {
  const turns = turnsOf(stored, [open("x", "deleted"), open("y", null)]);
  expect(turns.map(({ id }) => id).slice(-2)).toEqual(["x", "y"]);
});

test("shows a question once when it is stored and still without its answer", () => {
  const turns = turnsOf(stored.slice(0, 3), [open("q2", "a1")]);
  expect(turns.map(({ id, kind }) => `${kind} ${id}`)).toEqual([
    "message q1",
    "message a1",
    "open q2",
  ]);
});

function unanswered(messages: Message[]): string[] {
  return turnsOf(messages, []).flatMap((turn) =>
    turn.kind === "message" && turn.isUnanswered ? [turn.id] : [],
  );
}

test("calls only the newest stored question unanswered", () => {
  expect(unanswered(stored)).toEqual([]);
  expect(unanswered(stored.slice(0, 3))).toEqual(["q2"]);
});

test("parts the turns by her own days and names the first question of each", () => {
  const days = daysOf(turnsOf(stored, []), "UTC");
  expect(days.map(({ day, firstQuestion }) => [day, firstQuestion])).toEqual([
    ["2026-11-19", "q1"],
    ["2026-11-20", "q2"],
  ]);
});

test("has a new version when a turn is added and when the newest one changes its state", () => {
  const waiting = { ...open("x", "a2"), state: "waiting" as const };
  const versions = [
    turnsOf([], []),
    turnsOf(stored, []),
    turnsOf(stored, [waiting]),
    turnsOf(stored, [open("x", "a2")]),
  ].map(versionOf);
  expect(new Set(versions).size).toBe(4);
});
