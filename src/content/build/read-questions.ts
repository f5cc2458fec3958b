import { readdirSync, readFileSync } from "node:fs";

import { parse } from "yaml";

import type { Passage } from "../../../supabase/functions/_shared/knowledge/passage.ts";
import {
  type IndexedQuestion,
  packIndex,
} from "../../../supabase/functions/claude-chat/knowledge/packed-index.ts";
import type { Question } from "../../../supabase/functions/claude-chat/knowledge/question.ts";
import { readExamples } from "../../../training/question-examples.ts";
import { fillProgramFacts } from "./fill-program-facts.ts";
import { questionFileSchema, type FiledQuestion } from "../question-schema.ts";

const folder = new URL("../questions/", import.meta.url);

/** Every question of the bank, file by file in the order of the alphabet; throws when one is not as it should be. */
export function readQuestions(): FiledQuestion[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".yaml"))
    .toSorted()
    .flatMap((name) => {
      const read = questionFileSchema.safeParse(
        parse(fillProgramFacts(readFileSync(new URL(name, folder), "utf8"))),
      );
      if (!read.success) throw new Error(`${name}: ${read.error.message}`);
      return read.data;
    });
}

/** The questions as the companion needs them: with the places of our site in place of the parts. */
export function builtQuestions(
  questions: readonly FiledQuestion[],
  passages: readonly Passage[],
): Question[] {
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  return questions.map((filed) => ({
    id: filed.id,
    question: filed.question,
    answer: filed.answer.trim(),
    citations: filed.basis.map(({ part }) => {
      const passage = byId.get(part);
      if (passage === undefined) throw new Error(`${filed.id} rests on ${part}, which is no part.`);
      return { id: passage.id, title: passage.title, href: passage.href };
    }),
    subject: filed.subject ?? "",
    about: filed.about ?? "",
    isConversation: "kind" in filed,
  }));
}

/** The committed file of the questions, exact. */
export function questionsFile(
  questions: readonly FiledQuestion[],
  passages: readonly Passage[],
): string {
  return `${JSON.stringify(builtQuestions(questions, passages), null, 2)}\n`;
}

/** The ways to ask that stand in no index: what they mean is learnt, and with them the index was larger and no better. */
const NOT_INDEXED = ["plain-8"];

/** The questions with the ways to ask them that stand in the index, without some batches. */
export function indexedQuestions(
  questions: readonly FiledQuestion[],
  without: readonly string[] = [],
): IndexedQuestion[] {
  return askedQuestions(questions, [...NOT_INDEXED, ...without]);
}

/** The questions with every way to ask them: the wordings of the bank, then those of the training questions, without some batches. */
export function askedQuestions(
  questions: readonly FiledQuestion[],
  without: readonly string[] = [],
): IndexedQuestion[] {
  const asked = new Map<string, string[]>();
  for (const { text, entries, split, batch } of readExamples()) {
    const [id, another] = entries;
    if (split !== "train" || id === undefined || another !== undefined) continue;
    if (without.includes(batch)) continue;
    asked.set(id, [...(asked.get(id) ?? []), text]);
  }
  return questions.map(({ id, question, wordings, answer, subject, about }) => ({
    question,
    wordings: [...wordings, ...(asked.get(id) ?? [])],
    answer,
    subject,
    about,
  }));
}

/** The committed file of the index, exact. */
export function questionIndexFile(questions: readonly FiledQuestion[]): string {
  return `${JSON.stringify(packIndex(indexedQuestions(questions)), null, 2)}\n`;
}
