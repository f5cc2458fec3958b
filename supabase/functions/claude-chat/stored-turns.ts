import { z } from "zod";

import type { Caller } from "../_shared/authenticate.ts";
import {
  type Citation,
  citationSchema,
  type ReplyOrigin,
  type ReplyParts,
  replyOriginSchema,
  replyPartsSchema,
} from "../_shared/contracts/claude-chat.ts";
import { callAsUser } from "../_shared/database.ts";
import { HttpError } from "../_shared/http-error.ts";
import { type Backend, callService } from "../_shared/service-call.ts";

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

export type Question = { id: string; text: string };
export type Answer = {
  text: string;
  citations: Citation[];
  origin: ReplyOrigin;
  parts: ReplyParts;
};
export type StoredReply = z.infer<typeof storedReplySchema>;

type DatabaseDeps = Backend & { secretKey: string };

/**
 * Stores the caller's question once, with the caller's own rights, and returns the reply it already
 * has, if any; refused unless she agreed to who receives it.
 */
export async function beginChatTurn(
  deps: DatabaseDeps & {
    /** Who receives it besides us; null for nobody. */ receiver: string | null;
  },
  caller: Caller,
  question: Question,
): Promise<StoredReply | null> {
  const { receiver } = deps;
  const body = { message_id: question.id, content: question.text, receiver };
  try {
    return parseRow(begunTurnSchema, await callAsUser(deps, caller, "begin_chat_turn", body)).reply;
  } catch (error) {
    if (error instanceof HttpError && error.code === "consent_required") {
      // The database may know of an older receiver, and would take her next yes for that one. It is
      // told with the secret key, since no caller may say who receives her messages.
      await callAsServer(deps, "set_companion_receiver", { receiver });
    }
    throw error;
  }
}

/**
 * Stores the reply to the caller's question once, and returns what is stored; null when the caller
 * stopped it before any of it was shown. A partial answer is stored only when it was stopped.
 *
 * Uses the secret key because no caller may write as the assistant; the verified owner's id
 * goes along, and the database refuses a question of another owner.
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
    throw new HttpError("internal", { reason: `finish_${status}` });
  }
  return parseRow(storedReplySchema.nullable(), body);
}

/** Whether the caller stopped the reply to the question; false also when the database does not say. */
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
  return callService(deps.fetch, `${deps.supabaseUrl}/rest/v1/rpc/${name}`, {
    method: "POST",
    apiKey: deps.secretKey,
    token: deps.secretKey,
    body,
  });
}

function parseRow<T>(schema: z.ZodType<T>, body: unknown): T {
  const row = schema.safeParse(body);
  if (!row.success) {
    throw new HttpError("internal", { reason: "unexpected_row" });
  }
  return row.data;
}
