import { expect, test } from "vitest";

import { offlineSentence, savedWords } from "./offline-words.ts";

const noon = new Date(2026, 10, 20, 12);

test("a copy of this morning was saved today, one of last night yesterday", () => {
  expect(savedWords(new Date(2026, 10, 20, 0, 1), noon)).toBe("today");
  expect(savedWords(new Date(2026, 10, 19, 23, 59), noon)).toBe("yesterday");
});

test("an older copy names its day and how long ago that is", () => {
  expect(savedWords(new Date(2026, 10, 18, 23, 59), noon)).toBe("on 18 November 2026, 2 days ago");
  expect(savedWords(new Date(2025, 10, 20, 12), noon)).toBe("on 20 November 2025, 365 days ago");
});

test("a clock that was set back does not make a copy of tomorrow", () => {
  expect(savedWords(new Date(2026, 10, 21, 8), noon)).toBe("today");
});

test("a guide that is read without a connection says how old the copy is", () => {
  const savedAt = new Date(2026, 10, 19, 9);
  const guide = { path: "/articles/periods", savedAt, now: noon } as const;
  expect(offlineSentence({ ...guide, reason: "offline" })).toBe(
    "You are offline. What you read was saved on this device yesterday.",
  );
  expect(offlineSentence({ ...guide, reason: "unanswered" })).toMatch(
    /^The network does not answer\./,
  );
});

test("account pages and the resources say that they need the network, not how old they are", () => {
  for (const path of ["/auth", "/reset-password", "/profile", "/resources"]) {
    const sentence = offlineSentence({ reason: "offline", path, savedAt: noon, now: noon });
    expect(sentence).toMatch(/needs? the network.*What you type stays here\.$/);
  }
});

test("the chat has its own sentence beside its field", () => {
  expect(
    offlineSentence({ reason: "offline", path: "/chat", savedAt: noon, now: noon }),
  ).toBeNull();
});

test("where nothing is kept, nothing is promised", () => {
  const sentence = offlineSentence({ reason: "offline", path: "/", savedAt: null, now: noon });
  expect(sentence).toBe("You are offline. Other pages may not open until you are connected again.");
});
