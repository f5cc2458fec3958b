import { type Asked, answerWithoutModel, type OwnSources } from "./answer-without-model.ts";
import { createCitationReader } from "./citations.ts";
import type { ReplyParts } from "../../_shared/contracts/claude-chat.ts";
import { typedWords } from "../../_shared/contracts/message-parts.ts";
import { conversationTurns, earlierQuestions, type Ground } from "../model/conversation.ts";
import type { Answer } from "../stored-turns.ts";
import { askedResults } from "../lab-results/asked-results.ts";
import { ENTRIES_PER_QUESTION } from "../limits.ts";
import type { Complete, Hearing } from "../model/model.ts";
import { HttpError } from "../../_shared/http-error.ts";
import { labGrounds, resultsForModel } from "./results-ground.ts";
import { dangerNote, systemPrompt } from "../model/system-prompt.ts";

export type { Asked } from "./answer-without-model.ts";

/** Says the answer as it comes into being and returns it whole, or as far as it was wanted. */
export type AnswerQuestion = (asked: Asked, hearing: Hearing) => Promise<Answer>;

type AnswerDeps = OwnSources & {
  /** Null when no model service is configured. */
  complete: Complete | null;
};

/** Answers with the model and our bank, or, without a model, with our bank alone. */
export function createAnswerQuestion({ complete, ...sources }: AnswerDeps): AnswerQuestion {
  return async (asked, hearing) => {
    if (complete !== null) return answerWithModel(asked, sources, complete, hearing);
    const { text, citations, parts } = answerWithoutModel(asked, sources);
    hearing.say(text);
    return { text, citations, parts, origin: "guides" };
  };
}

async function answerWithModel(
  { question, context, danger }: Asked,
  { bank, guide }: OwnSources,
  complete: Complete,
  { say, stopped }: Hearing,
): Promise<Answer> {
  const earlier = earlierQuestions(context);
  const results = askedResults(question, earlier)?.results ?? [];
  const typed = typedWords(question).trim() || question;
  const grounds: Ground[] = [
    ...bank.nearestEntries(typed, earlier, ENTRIES_PER_QUESTION).flatMap(groundOf),
    ...labGrounds(results, guide),
  ];
  const turns = conversationTurns(question, context, grounds, resultsForModel(results));
  const system = danger?.outcome !== "stop" ? systemPrompt : `${systemPrompt}\n\n${dangerNote}`;
  const reader = createCitationReader(grounds);
  let text = "";
  const sayResolved = (words: string) => {
    text += words;
    if (words !== "") say(words);
  };
  await complete({ system, turns }, { say: (words) => sayResolved(reader.read(words)), stopped });
  sayResolved(reader.rest());
  if (text.trim() === "" && !stopped.aborted) {
    throw new HttpError("upstream_failed", { reason: "model_reply_unusable" });
  }
  const parts: ReplyParts = {
    ...(danger?.outcome === "stop" && {
      urgent: { level: danger.level, flags: [...danger.flags] },
    }),
    ...(danger?.outcome === "ask" && { ask: danger.flag }),
    ...(results.length > 0 && danger?.outcome !== "stop" && { results }),
  };
  return { text: text.trimEnd(), citations: reader.citations(), origin: "model", parts };
}

/** A question of the bank with its answer, citable as the page to read on. */
function groundOf({
  question,
  answer,
  citations,
}: ReturnType<OwnSources["bank"]["nearestEntries"]>[number]): Ground[] {
  const [page] = citations;
  return page === undefined ? [] : [{ ...page, text: `Question: ${question}\nAnswer: ${answer}` }];
}
