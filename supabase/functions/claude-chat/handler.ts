import type { AnswerQuestion } from "../_shared/answer.ts";
import type { Authenticate, Caller } from "../_shared/authenticate.ts";
import { type ChatReply, chatRequestSchema } from "../_shared/contracts/claude-chat.ts";
import { corsHeaders } from "../_shared/cors.ts";
import type { Answer, Question, StoredReply } from "../_shared/database.ts";
import { failureReplies } from "../_shared/failure-replies.ts";
import { jsonReply } from "../_shared/json-reply.ts";
import { CHAT_BODY_MAX_BYTES } from "../_shared/limits.ts";
import { readJsonBody } from "../_shared/read-json-body.ts";
import { Refusal } from "../_shared/refusal.ts";
import { checkForDanger } from "../_shared/safety/check-for-danger.ts";

export type FailureLine = {
  request_id: string;
  code: string;
  status: number;
  reason: string | null;
};

export type ChatDeps = {
  allowedOrigins: readonly string[];
  authenticate: Authenticate;
  beginTurn: (
    caller: Caller,
    question: Question,
    signal: AbortSignal,
  ) => Promise<StoredReply | null>;
  answer: AnswerQuestion;
  finishTurn: (caller: Caller, question: Question, answer: Answer) => Promise<StoredReply>;
  createId: () => string;
  log: (line: FailureLine) => void;
};

/** The function's own path, as the hosted gateway and as the local server pass it on. */
const CHAT_PATH = /^(\/functions\/v1)?\/claude-chat\/?$/;
const ALLOWED_METHODS = "POST, OPTIONS";

/** Answers one question of a signed-in person and keeps both in her history, however often it is sent. */
export function createChatHandler(deps: ChatDeps): (request: Request) => Promise<Response> {
  return async (request) => {
    const requestId = deps.createId();
    const headers = {
      ...corsHeaders(request, deps.allowedOrigins),
      "x-request-id": requestId,
    };
    try {
      checkAddress(request);
      if (request.method === "OPTIONS") {
        return new Response(null, { status: 204, headers });
      }
      return jsonReply(await chat(deps, request), 200, headers);
    } catch (error) {
      const refusal = asRefusal(error);
      const { status, sentence } = failureReplies[refusal.code];
      const reason = request.signal.aborted ? "caller_left" : refusal.reason;
      deps.log({ request_id: requestId, code: refusal.code, status, reason });
      return jsonReply({ error: sentence, code: refusal.code }, status, {
        ...headers,
        ...refusal.headers,
      });
    }
  };
}

function checkAddress(request: Request): void {
  if (!CHAT_PATH.test(new URL(request.url).pathname)) {
    throw new Refusal("not_found");
  }
  if (request.method !== "POST" && request.method !== "OPTIONS") {
    throw new Refusal("method_not_allowed", { headers: { allow: ALLOWED_METHODS } });
  }
}

async function chat(deps: ChatDeps, request: Request): Promise<ChatReply> {
  const caller = await deps.authenticate(request);
  if (caller === null) {
    throw new Refusal("unauthenticated");
  }
  const body = chatRequestSchema.safeParse(await readJsonBody(request, CHAT_BODY_MAX_BYTES));
  if (!body.success) {
    throw new Refusal("invalid");
  }
  const { id = deps.createId(), message, context, user_id: claimedUserId } = body.data;
  if (claimedUserId !== undefined && claimedUserId.toLowerCase() !== caller.id) {
    throw new Refusal("wrong_user");
  }
  const question = { id: id.toLowerCase(), text: message };
  const danger = checkForDanger(message);
  const stored = await deps.beginTurn(caller, question, request.signal);
  const reply =
    stored ??
    (await deps.finishTurn(
      caller,
      question,
      await deps.answer({ question: message, context, danger }, request.signal),
    ));
  return {
    text: reply.content,
    citations: reply.citations,
    origin: reply.origin,
    ...(danger && { urgent: { level: danger.level, rules: [...danger.rules] } }),
    message_id: question.id,
    reply_id: reply.id,
    timestamp: reply.timestamp,
  };
}

function asRefusal(error: unknown): Refusal {
  return error instanceof Refusal ? error : new Refusal("internal", { reason: "unexpected" });
}
