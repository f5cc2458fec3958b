import { MODEL_MAX_OUTPUT_TOKENS } from "../limits.ts";
import {
  createModelClient,
  MODEL_TIMEOUT_MS,
  type ModelService,
  modelFailure,
} from "../../_shared/model-client.ts";
import { createModelReplyReader } from "./model-reply.ts";

export type Turn = { role: "user" | "assistant"; texts: string[] };

export type Prompt = { system: string; turns: Turn[] };

/** Who hears the words as they come, and when they are no longer wanted. */
export type Hearing = { say: (words: string) => void; stopped: AbortSignal };

/**
 * Says the model's words as they come, until they are all said or no longer wanted; a reply that
 * cannot be used ends the request as `upstream_failed`.
 */
export type Complete = (prompt: Prompt, hearing: Hearing) => Promise<void>;

/** Talks to the model service: one try, one time limit for all of it, no redirects, nothing logged. */
export function createComplete(service: ModelService): Complete {
  const client = createModelClient(service);
  return async (prompt, { say, stopped }) => {
    const timeoutMs = service.timeoutMs ?? MODEL_TIMEOUT_MS;
    const timeout = AbortSignal.timeout(timeoutMs);
    const reply = createModelReplyReader(say);
    try {
      const { data: events, response } = await client.messages
        .create(
          {
            model: service.model,
            max_tokens: MODEL_MAX_OUTPUT_TOKENS,
            stream: true,
            system: prompt.system,
            messages: prompt.turns.map(({ role, texts }) => ({
              role,
              content: texts.map((text) => ({ type: "text", text })),
            })),
          },
          { signal: AbortSignal.any([stopped, timeout]), timeout: timeoutMs },
        )
        .withResponse();
      if (isOneMessage(response)) {
        reply.readMessage(await response.json());
      } else {
        for await (const event of events) reply.readEvent(event);
      }
      reply.end();
    } catch (error) {
      if (!stopped.aborted) throw modelFailure(error, timeout);
    }
  };
}

/** Some services that speak this protocol do not stream. */
function isOneMessage(response: Response): boolean {
  return (response.headers.get("content-type") ?? "").includes("application/json");
}
