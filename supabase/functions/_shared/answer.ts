import { citationOf, resolveCitations } from "./citations.ts";
import { conversationTurns } from "./conversation.ts";
import type { Answer } from "./database.ts";
import { answerFromGuides } from "./knowledge/answer-from-guides.ts";
import type { SearchPassages } from "./knowledge/search.ts";
import { PASSAGES_PER_QUESTION } from "./limits.ts";
import type { Complete } from "./model.ts";
import { systemPrompt } from "./system-prompt.ts";
import { Refusal } from "./refusal.ts";

export type AnswerQuestion = (
  question: string,
  context: readonly string[],
  signal: AbortSignal,
) => Promise<Answer>;

type AnswerDeps = {
  search: SearchPassages;
  /** Null when no model service is configured. */
  complete: Complete | null;
};

/** Answers with the model and our guides, or, without a model, with our guides alone. */
export function createAnswerQuestion({ search, complete }: AnswerDeps): AnswerQuestion {
  return async (question, context, signal) => {
    if (complete === null) {
      const { text, passages } = answerFromGuides(question, search);
      return { text, citations: passages.map(citationOf), origin: "guides" };
    }
    const passages = search(question).slice(0, PASSAGES_PER_QUESTION);
    const turns = conversationTurns(question, context, passages);
    const reply = resolveCitations(
      await complete({ system: systemPrompt, turns }, signal),
      passages,
    );
    if (reply.text.trim() === "") {
      throw new Refusal("upstream_failed", { reason: "model_reply_unusable" });
    }
    return { ...reply, origin: "model" };
  };
}
