import { expect, test } from "vitest";

import type { Message } from "@/domain/message";

import { historyAsJson, historyAsMarkdown } from "./history-file";

const question: Message = {
  id: "00000000-0000-4000-8000-000000000001",
  sender: "user",
  content: "What does an HbA1c test show?",
  timestamp: "2026-11-19T23:30:00Z",
  citations: [],
  origin: null,
  reply_to: null,
  stopped: false,
  reply_parts: {},
  rating: null,
};
const answer: Message = {
  ...question,
  id: "00000000-0000-4000-8000-000000000002",
  sender: "assistant",
  content: "It shows your **average** sugar. [1]",
  timestamp: "2026-11-20T08:05:00Z",
  citations: [{ id: "hba1c", title: "HbA1c", href: "/lab-tests/hba1c" }],
  origin: "guides",
  reply_to: question.id,
};

test("writes a text with days, times, speakers and sources on her own calendar", () => {
  expect(historyAsMarkdown([question, answer], "https://care.example", "Africa/Lagos")).toBe(
    `# My messages with the AI Health Assistant of PCOS Care

The assistant is a computer program. What it says is not a diagnosis.

## 20 November 2026

**You, 00:30**

What does an HbA1c test show?

**AI Health Assistant (from our guides), 09:05**

It shows your **average** sugar. [1]

1. [HbA1c](https://care.example/lab-tests/hba1c)

`,
  );
});

test("names what came with her question in words, and not as it is sent", () => {
  const content = "Is this high?\n\n[Text from a photo, read by the app: lab.jpg]\nTSH 2.1";
  const text = historyAsMarkdown([{ ...question, content }], "", "UTC");
  expect(text).toContain("Is this high?\n\nText from your photo: lab.jpg\nTSH 2.1\n");
});

test("writes her results as a list", () => {
  const reply_parts = {
    results: [
      { test: "LH", value: "20.6", unit: "mIU/mL", range: "2.4 - 12.6", place: "above" as const },
    ],
  };
  const text = historyAsMarkdown([{ ...answer, reply_parts }], "", "UTC");
  expect(text).toContain("- LH: 20.6 mIU/mL. Above the range. Range on the report: 2.4 - 12.6.\n");
});

test("says which answers she stopped", () => {
  const text = historyAsMarkdown([{ ...answer, origin: "model", stopped: true }], "", "UTC");
  expect(text).toContain("**AI Health Assistant (AI, stopped), 08:05**");
});

test("writes every field as data", () => {
  expect(JSON.parse(historyAsJson([question, answer]))).toEqual({ messages: [question, answer] });
});
