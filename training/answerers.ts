import { createAnswerQuestion } from "../supabase/functions/claude-chat/answer/answer.ts";
import {
  type Asked,
  answerWithoutModel,
} from "../supabase/functions/claude-chat/answer/answer-without-model.ts";
import type { Citation } from "../supabase/functions/_shared/contracts/claude-chat.ts";
import { createComplete } from "../supabase/functions/claude-chat/model/model.ts";
import { ownSources } from "../supabase/functions/claude-chat/answer/own-sources.ts";

/** What was answered, and what it cost. */
export type Given = {
  text: string;
  citations: readonly Citation[];
  isAnswer: boolean;
  choices: readonly string[];
  inputTokens: number;
  outputTokens: number;
};

export type Answerer = (asked: Asked) => Promise<Given>;

/** How a model says that it has no answer, as it is told to. */
const REFUSAL =
  /\b(?:do not|don't|cannot|can't) (?:know|answer|tell)\b|\bguides do not cover\b|\bcan only help with\b/i;
const ANTHROPIC = "https://api.anthropic.com";
const MODEL = "claude-sonnet-5-5";
const ANY_KEY = "none";

/** The bank alone, a server that speaks the model service's protocol, or the owner's own key. */
export function answererFor(way: string, env: NodeJS.ProcessEnv): Answerer {
  if (way === "bank") return answeredByBank;
  const isKey = way === "key";
  const apiKey = env["ANTHROPIC_API_KEY"] || (isKey ? "" : ANY_KEY);
  if (apiKey === "") throw new Error("Set ANTHROPIC_API_KEY to measure with your own key.");
  return answeredByModel({
    apiKey,
    baseUrl: isKey ? env["ANTHROPIC_BASE_URL"] || ANTHROPIC : way,
    model: env["ANTHROPIC_MODEL"] || MODEL,
  });
}

async function answeredByBank(asked: Asked): Promise<Given> {
  const { kind, text, citations, parts } = answerWithoutModel(asked, ownSources);
  return {
    text,
    citations,
    isAnswer: kind === "answer" || kind === "results",
    choices: parts.choices ?? [],
    inputTokens: 0,
    outputTokens: 0,
  };
}

function answeredByModel(service: { apiKey: string; baseUrl: string; model: string }): Answerer {
  return async (asked) => {
    const usage: Promise<string>[] = [];
    const complete = createComplete({
      ...service,
      fetch: async (address, init) => {
        const response = await fetch(address, init);
        usage.push(response.clone().text());
        return response;
      },
    });
    const answer = createAnswerQuestion({ ...ownSources, complete });
    const { text, citations } = await answer(asked, {
      say: () => undefined,
      stopped: new AbortController().signal,
    });
    const sent = (await Promise.all(usage)).join("\n");
    return {
      text,
      citations,
      isAnswer: !REFUSAL.test(text),
      choices: [],
      inputTokens: mostOf(sent, "input_tokens"),
      outputTokens: mostOf(sent, "output_tokens"),
    };
  };
}

/** The service counts up while it writes; the last number is the largest. */
function mostOf(sent: string, name: string): number {
  const counts = [...sent.matchAll(new RegExp(`"${name}":\\s*(\\d+)`, "g"))];
  return Math.max(0, ...counts.map(([, count]) => Number(count)));
}
