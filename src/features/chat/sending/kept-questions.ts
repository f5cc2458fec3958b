import * as z from "zod/mini";

import type { OpenQuestion } from "@/domain/message";
import { readText, removeText, writeText } from "@/lib/storage";

const questionsSchema = z.array(
  z.object({
    id: z.uuid(),
    text: z.string(),
    isDangerSeen: z.boolean(),
    askedAt: z.string(),
    after: z.nullable(z.string()),
    state: z.enum(["queued", "waiting", "stopped", "unsent", "failed"]),
    partial: z.string(),
    failure: z.nullable(z.string()),
  }),
);

function keyOf(userId: string): string {
  return `chat-open-questions:${userId}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The questions that this tab kept over a reload; whatever else stands in their place is none. */
export function readKeptQuestions(userId: string): readonly OpenQuestion[] {
  const read = questionsSchema.safeParse(parsed(readText("tab", keyOf(userId)) ?? "[]"));
  return read.success ? read.data : [];
}

/** Keeps the open questions for as long as the tab, until she signs out. */
export function keepQuestions(userId: string, questions: readonly OpenQuestion[]): void {
  if (questions.length === 0) removeText("tab", keyOf(userId));
  else writeText("tab", keyOf(userId), JSON.stringify(questions));
}
