import { citationOf, createCitationReader } from "./citations.ts";
import { conversationTurns } from "./conversation.ts";
import type { Answer } from "./database.ts";
import { answerFromGuides } from "./knowledge/answer-from-guides.ts";
import type { SearchPassages } from "./knowledge/search.ts";
import { PASSAGES_PER_QUESTION } from "./limits.ts";
import type { Complete, Hearing } from "./model.ts";
import { Refusal } from "./refusal.ts";
import type { DangerReport } from "./safety/check-for-danger.ts";
import { dangerNote, systemPrompt } from "./system-prompt.ts";

export type Asked = {
  question: string;
  context: readonly string[];
  /** What the check for danger found in the question. */
  danger: DangerReport | null;
};

/** Says the answer as it comes into being and returns it whole, or as far as it was wanted. */
export type AnswerQuestion = (asked: Asked, hearing: Hearing) => Promise<Answer>;

type AnswerDeps = {
  search: SearchPassages;
  /** Null when no model service is configured. */
  complete: Complete | null;
};

/** Answers with the model and our guides, or, without a model, with our guides alone. */
export function createAnswerQuestion({ search, complete }: AnswerDeps): AnswerQuestion {
  return async (asked, hearing) => {
    if (complete === null) {
      const answer = answerWithoutModel(asked, search);
      hearing.say(answer.text);
      return answer;
    }
    return answerWithModel(asked, search, complete, hearing);
  };
}

async function answerWithModel(
  { question, context, danger }: Asked,
  search: SearchPassages,
  complete: Complete,
  { say, stopped }: Hearing,
): Promise<Answer> {
  const passages = search(question).slice(0, PASSAGES_PER_QUESTION);
  const turns = conversationTurns(question, context, passages);
  const system = danger === null ? systemPrompt : `${systemPrompt}\n\n${dangerNote}`;
  const reader = createCitationReader(passages);
  let text = "";
  const sayResolved = (words: string) => {
    text += words;
    if (words !== "") say(words);
  };
  await complete({ system, turns }, { say: (words) => sayResolved(reader.read(words)), stopped });
  sayResolved(reader.rest());
  if (text.trim() === "" && !stopped.aborted) {
    throw new Refusal("upstream_failed", { reason: "model_reply_unusable" });
  }
  return { text: text.trimEnd(), citations: reader.citations(), origin: "model" };
}

function answerWithoutModel({ question, danger }: Asked, search: SearchPassages): Answer {
  if (danger !== null) return adviceAnswer(danger);
  const { text, passages } = answerFromGuides(question, search);
  return { text, citations: passages.map(citationOf), origin: "guides" };
}

/** What to do, in words that stay in her history after the card is gone. */
function adviceAnswer({ advice }: DangerReport): Answer {
  return {
    text: `${advice.concern} ${advice.todo} ${advice.tell}`,
    citations: [{ id: "urgent-help", title: "Get urgent help", href: "/urgent-help" }],
    origin: "guides",
  };
}
