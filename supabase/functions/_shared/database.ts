import { z } from "zod";

import type { Caller } from "./authenticate.ts";
import { type Citation, citationSchema, replyOriginSchema } from "./contracts/claude-chat.ts";
import { DEFAULT_RETRY_AFTER_SECONDS } from "./limits.ts";
import { Refusal } from "./refusal.ts";
import { callService, type Fetch } from "./service-call.ts";

const storedReplySchema = z.object({
  id: z.uuid(),
  content: z.string(),
  citations: z.array(citationSchema),
  origin: replyOriginSchema,
  timestamp: z.string(),
});

const begunTurnSchema = z.object({ reply: storedReplySchema.nullable() });

const databaseErrorSchema = z.object({
  message: z.string().catch(""),
  hint: z.string().nullish().catch(null),
});

export type Question = { id: string; text: string };
export type Answer = { text: string; citations: Citation[]; origin: "model" | "guides" };
export type StoredReply = z.infer<typeof storedReplySchema>;

type DatabaseDeps = {
  fetch: Fetch;
  supabaseUrl: string;
  publishableKey: string;
  secretKey: string;
};

/** Stores her question once, as herself, and returns the reply it already has, if any. */
export async function beginChatTurn(
  deps: DatabaseDeps,
  caller: Caller,
  question: Question,
  signal: AbortSignal,
): Promise<StoredReply | null> {
  const { status, body } = await callService(deps.fetch, address(deps, "begin_chat_turn"), {
    method: "POST",
    apiKey: deps.publishableKey,
    token: caller.token,
    body: { message_id: question.id, content: question.text },
    signal,
  });
  if (status !== 200) {
    throw refusalOf(status, body);
  }
  return parseRow(begunTurnSchema, body).reply;
}

/**
 * Stores the reply to her question once, and returns what is stored.
 *
 * Uses the secret key because nobody may write as the assistant with her own rights; the verified
 * owner's id goes along, and the database refuses a question that is not hers. Goes on when the
 * caller leaves, so that an answer already made is there when she comes back.
 */
export async function finishChatTurn(
  deps: DatabaseDeps,
  caller: Caller,
  question: Question,
  answer: Answer,
): Promise<StoredReply> {
  const { status, body } = await callService(deps.fetch, address(deps, "finish_chat_turn"), {
    method: "POST",
    apiKey: deps.secretKey,
    token: deps.secretKey,
    body: {
      owner_id: caller.id,
      message_id: question.id,
      reply_content: answer.text,
      reply_citations: answer.citations,
      reply_origin: answer.origin,
    },
  });
  if (status !== 200) {
    throw new Refusal("internal", { reason: `finish_${status}` });
  }
  return parseRow(storedReplySchema, body);
}

function address(deps: DatabaseDeps, name: string): string {
  return `${deps.supabaseUrl}/rest/v1/rpc/${name}`;
}

function parseRow<T>(schema: z.ZodType<T>, body: unknown): T {
  const row = schema.safeParse(body);
  if (!row.success) {
    throw new Refusal("internal", { reason: "unexpected_row" });
  }
  return row.data;
}

function refusalOf(status: number, body: unknown): Refusal {
  const error = databaseErrorSchema.safeParse(body);
  if (status === 401) {
    return new Refusal("unauthenticated");
  }
  if (status === 403 && error.data?.message === "consent_required") {
    return new Refusal("consent_required");
  }
  if (status === 409) {
    return new Refusal("conflict");
  }
  if (status === 429) {
    return new Refusal("rate_limited", {
      headers: { "retry-after": String(secondsToWait(error.data?.hint)) },
    });
  }
  return new Refusal("internal", { reason: `begin_${status}` });
}

function secondsToWait(hint: string | null | undefined): number {
  const seconds = Number.parseInt(hint ?? "", 10);
  return seconds > 0 ? seconds : DEFAULT_RETRY_AFTER_SECONDS;
}
