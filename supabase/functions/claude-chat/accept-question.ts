import type { Authenticate, Caller } from "../_shared/authenticate.ts";
import { type ChatReply, chatRequestSchema } from "../_shared/contracts/claude-chat.ts";
import type { Question, StoredReply } from "../_shared/database.ts";
import { CHAT_BODY_MAX_BYTES } from "../_shared/limits.ts";
import { readJsonBody } from "../_shared/read-json-body.ts";
import { Refusal } from "../_shared/refusal.ts";
import { checkForDanger } from "../_shared/safety/check-for-danger.ts";
import { type RunningTurns, storedTurn, type Turn } from "./running-turns.ts";

export type AcceptDeps = {
  authenticate: Authenticate;
  beginTurn: (caller: Caller, question: Question) => Promise<StoredReply | null>;
  createId: () => string;
};

/** A question that is stored, and its reply in the making. */
export type Accepted = {
  questionId: string;
  urgent: Pick<ChatReply, "urgent">;
  turn: Turn;
};

/** Checks who asks and what, stores the question once, and sees to it that it is being answered. */
export async function acceptQuestion(
  deps: AcceptDeps,
  turns: RunningTurns,
  request: Request,
): Promise<Accepted> {
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
  // Looked for before the database is asked, since it may be stored and gone right after.
  const before = turns.find(caller, question);
  const stored = await deps.beginTurn(caller, question);
  const running = before?.isGivenUp() === false ? before : turns.find(caller, question);
  return {
    questionId: question.id,
    urgent: danger ? { urgent: { level: danger.level, rules: [...danger.rules] } } : {},
    turn:
      stored === null
        ? (running ?? turns.start(caller, question, { question: message, context, danger }))
        : storedTurn(stored),
  };
}
