import { expect, test } from "vitest";

import type { Message, OpenQuestion } from "@/domain/message";

import { daysOf, newestWordsOf, turnsOf, versionOf, withoutAdvice } from "./turns";

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
    reply_parts: {},
    rating: null,
  };
}

function open(id: string, after: string | null): OpenQuestion {
  return {
    id,
    text: id,
    isDangerSeen: false,
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

const words = "I soak a pad every hour";
const warned: readonly Message[] = [
  { ...message("q1", "user", "2026-11-20T10:00:00Z"), content: words },
  {
    ...message("a1", "assistant", "2026-11-20T10:00:05Z"),
    origin: "guides",
    reply_to: "q1",
    reply_parts: { urgent: { level: "emergency", flags: ["heavy_bleeding"] } },
  },
];
const again = { ...message("q2", "user", "2026-11-20T10:01:00Z"), content: words };
const answeredAgain = { ...message("a2", "assistant", "2026-11-20T10:01:05Z"), reply_to: "q2" };

test("knows her words once more, after their card, from the same words said twice", () => {
  const anyway = turnsOf([...warned, again, answeredAgain], []);
  expect(anyway.map(({ isDespiteDanger }) => isDespiteDanger)).toEqual([false, false, true, false]);
  expect(newestWordsOf(anyway)?.id).toBe("q1");

  const warnedTwice = { ...answeredAgain, reply_parts: warned[1]?.reply_parts ?? {} };
  const twice = turnsOf([...warned, again, warnedTwice], []);
  expect(newestWordsOf(twice)?.id).toBe("q2");

  const other = turnsOf([...warned, { ...again, content: "Do I need to fast?" }], []);
  expect(newestWordsOf(other)?.id).toBe("q2");
});

test("knows the same of a question on its way", () => {
  const onItsWay = { ...open("x", "a1"), text: words };
  expect(newestWordsOf(turnsOf(warned, [{ ...onItsWay, isDangerSeen: true }]))?.id).toBe("q1");
  expect(newestWordsOf(turnsOf(warned, [onItsWay]))?.id).toBe("x");
  expect(newestWordsOf(turnsOf([], [{ ...onItsWay, isDangerSeen: true }]))?.id).toBe("x");
});

test("leaves out the reply that says what the card over it says, and no other", () => {
  const turns = turnsOf([...warned, again, answeredAgain], []);
  expect(withoutAdvice(turns).map(({ id }) => id)).toEqual(["q1", "q2", "a2"]);
  const later = turnsOf([...warned, ...stored.slice(2)], []);
  expect(withoutAdvice(later)).toEqual(later);
});
