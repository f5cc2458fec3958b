import { z } from "zod";

import type { Caller } from "./authenticate.ts";
import {
  type Citation,
  citationSchema,
  type ReplyOrigin,
  type ReplyParts,
  replyOriginSchema,
  replyPartsSchema,
} from "./contracts/claude-chat.ts";
import { DEFAULT_RETRY_AFTER_SECONDS } from "./limits.ts";
import { Refusal } from "./refusal.ts";
import { callService, type Fetch } from "./service-call.ts";

const storedReplySchema = z.object({
  id: z.uuid(),
  content: z.string(),
  citations: z.array(citationSchema),
  reply_parts: replyPartsSchema.default({}),
  origin: replyOriginSchema,
  timestamp: z.string(),
  stopped: z.boolean().default(false),
});

const begunTurnSchema = z.object({ reply: storedReplySchema.nullable() });

const databaseErrorSchema = z.object({
  message: z.string().catch(""),
  hint: z.string().nullish().catch(null),
});

export type Question = { id: string; text: string };
export type Answer = {
  text: string;
  citations: Citation[];
  origin: ReplyOrigin;
  parts: ReplyParts;
};
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
): Promise<StoredReply | null> {
  const { status, body } = await callService(deps.fetch, address(deps, "begin_chat_turn"), {
    method: "POST",
    apiKey: deps.publishableKey,
    token: caller.token,
    body: { message_id: question.id, content: question.text },
  });
  if (status !== 200) {
    throw refusalOf(status, body);
  }
  return parseRow(begunTurnSchema, body).reply;
}

/**
 * Stores the reply to her question once, and returns what is stored; null when she stopped it
 * before she had seen any of it. A partial answer is stored only when she did stop it.
 *
 * Uses the secret key because nobody may write as the assistant with her own rights; the verified
 * owner's id goes along, and the database refuses a question that is not hers.
 */
export async function finishChatTurn(
  deps: DatabaseDeps,
  caller: Caller,
  question: Question,
  answer: Answer & { isPartial: boolean },
): Promise<StoredReply | null> {
  const { status, body } = await callAsServer(deps, "finish_chat_turn", {
    owner_id: caller.id,
    message_id: question.id,
    reply_content: answer.text,
    reply_citations: answer.citations,
    reply_origin: answer.origin,
    reply_is_partial: answer.isPartial,
    reply_parts: answer.parts,
  });
  if (status !== 200) {
    throw new Refusal("internal", { reason: `finish_${status}` });
  }
  return parseRow(storedReplySchema.nullable(), body);
}

/** Whether she stopped the reply to her question; false also when the database does not say. */
export async function isChatTurnStopped(
  deps: DatabaseDeps,
  caller: Caller,
  question: Question,
): Promise<boolean> {
  const { body } = await callAsServer(deps, "chat_turn_is_stopped", {
    owner_id: caller.id,
    message_id: question.id,
  });
  return body === true;
}

function callAsServer(deps: DatabaseDeps, name: string, body: Record<string, unknown>) {
  return callService(deps.fetch, address(deps, name), {
    method: "POST",
    apiKey: deps.secretKey,
    token: deps.secretKey,
    body,
  });
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

/** What the database's refusal of a call with her own rights means for her. */
export function refusalOf(status: number, body: unknown): Refusal {
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
