import type { PackedIndex } from "./packed-index.ts";
import indexData from "./question-index.json" with { type: "json" };
import type { Question } from "./question.ts";
import questionsData from "./questions.json" with { type: "json" };

/** Every question of the bank; a test compares the files with what they are built from. */
export const questions: readonly Question[] = questionsData;

export const packedIndex: PackedIndex = indexData;
