import Anthropic, { APIError } from "@anthropic-ai/sdk";
import { z } from "zod";

import { MODEL_MAX_OUTPUT_TOKENS, MODEL_TIMEOUT_MS, REPLY_MAX_LENGTH } from "./limits.ts";
import { Refusal } from "./refusal.ts";
import type { Fetch } from "./service-call.ts";
import { isStorableText } from "./contracts/storable-text.ts";

export type Turn = { role: "user" | "assistant"; texts: string[] };

export type Prompt = { system: string; turns: Turn[] };

/** Returns the model's words, or ends the request as `upstream_failed`. */
export type Complete = (prompt: Prompt, signal: AbortSignal) => Promise<string>;

type ModelDeps = {
  fetch: Fetch;
  apiKey: string;
  baseUrl: string;
  model: string;
  timeoutMs?: number;
};

/** Only a reply that the model finished by itself counts; a refused or cut one does not. */
const finishedReplySchema = z.object({
  stop_reason: z.enum(["end_turn", "stop_sequence"]),
  content: z.array(z.object({ type: z.string(), text: z.string().optional() })),
});

/** Talks to the model service: one try, one time limit for all of it, no redirects, nothing logged. */
export function createComplete(deps: ModelDeps): Complete {
  const client = new Anthropic({
    apiKey: deps.apiKey,
    baseURL: deps.baseUrl,
    webhookKey: null,
    maxRetries: 0,
    logLevel: "off",
    openTelemetry: false,
    fetch: (address, init) => deps.fetch(address, { ...init, redirect: "error" }),
  });
  return async (prompt, signal) => {
    const timeoutMs = deps.timeoutMs ?? MODEL_TIMEOUT_MS;
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const reply: unknown = await client.messages.create(
        {
          model: deps.model,
          max_tokens: MODEL_MAX_OUTPUT_TOKENS,
          system: prompt.system,
          messages: prompt.turns.map(({ role, texts }) => ({
            role,
            content: texts.map((text) => ({ type: "text", text })),
          })),
        },
        { signal: AbortSignal.any([signal, timeout]), timeout: timeoutMs },
      );
      return wordsOf(reply);
    } catch (error) {
      throw new Refusal("upstream_failed", {
        reason: timeout.aborted ? "model_timeout" : reasonOf(error),
      });
    }
  };
}

function wordsOf(reply: unknown): string {
  const { content } = finishedReplySchema.parse(reply);
  const words = content
    .map((block) => (block.type === "text" ? (block.text ?? "") : ""))
    .join("")
    .trim();
  return z.string().min(1).max(REPLY_MAX_LENGTH).refine(isStorableText).parse(words);
}

function reasonOf(error: unknown): string {
  if (error instanceof APIError && error.status !== undefined) {
    return `model_${error.status}`;
  }
  return error instanceof z.ZodError ? "model_reply_unusable" : "model_unreachable";
}
