import { citationOf, resolveCitations } from "./citations.ts";
import { conversationTurns } from "./conversation.ts";
import type { Answer } from "./database.ts";
import { answerFromGuides } from "./knowledge/answer-from-guides.ts";
import type { SearchPassages } from "./knowledge/search.ts";
import { PASSAGES_PER_QUESTION } from "./limits.ts";
import type { Complete } from "./model.ts";
import { Refusal } from "./refusal.ts";
import type { DangerReport } from "./safety/check-for-danger.ts";
import { dangerNote, systemPrompt } from "./system-prompt.ts";

export type Asked = {
  question: string;
  context: readonly string[];
  /** What the check for danger found in the question. */
  danger: DangerReport | null;
};

export type AnswerQuestion = (asked: Asked, signal: AbortSignal) => Promise<Answer>;

type AnswerDeps = {
  search: SearchPassages;
  /** Null when no model service is configured. */
  complete: Complete | null;
};

/** Answers with the model and our guides, or, without a model, with our guides alone. */
export function createAnswerQuestion({ search, complete }: AnswerDeps): AnswerQuestion {
  return async ({ question, context, danger }, signal) => {
    if (complete === null && danger !== null) return adviceAnswer(danger);
    if (complete === null) {
      const { text, passages } = answerFromGuides(question, search);
      return { text, citations: passages.map(citationOf), origin: "guides" };
    }
    const passages = search(question).slice(0, PASSAGES_PER_QUESTION);
    const turns = conversationTurns(question, context, passages);
    const system = danger === null ? systemPrompt : `${systemPrompt}\n\n${dangerNote}`;
    const reply = resolveCitations(await complete({ system, turns }, signal), passages);
    if (reply.text.trim() === "") {
      throw new Refusal("upstream_failed", { reason: "model_reply_unusable" });
    }
    return { ...reply, origin: "model" };
  };
}

/** What to do, in words that stay in her history after the card is gone. */
function adviceAnswer({ advice }: DangerReport): Answer {
  return {
    text: `${advice.concern} ${advice.todo} ${advice.tell}`,
    citations: [{ id: "urgent-help", title: "Get urgent help", href: "/urgent-help" }],
    origin: "guides",
  };
}
