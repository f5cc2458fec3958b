import type { Caller } from "../_shared/authenticate.ts";
import { type ChatReply, chatRequestSchema } from "../_shared/contracts/claude-chat.ts";
import type { Question, StoredReply } from "./stored-turns.ts";
import { readBody } from "../_shared/function-shell.ts";
import { HttpError } from "../_shared/http-error.ts";
import { checkForDanger } from "../_shared/safety/check-danger.ts";
import type { DangerReport } from "../_shared/safety/danger-outcome.ts";
import { type RunningTurns, storedTurn, type Turn } from "./running-turns.ts";

/** Largest body of a question: 64 KB. */
const BODY_MAX_BYTES = 64 * 1024;

export type AcceptDeps = {
  beginTurn: (caller: Caller, question: Question) => Promise<StoredReply | null>;
  createId: () => string;
};

/** A question that is stored, and its reply in the making. */
export type Accepted = {
  questionId: string;
  /** What the check for danger adds to the reply. */
  danger: Pick<ChatReply, "urgent" | "ask">;
  turn: Turn;
};

/** Checks what is asked, stores the question once, and sees to it that it is being answered. */
export async function acceptQuestion(
  deps: AcceptDeps,
  turns: RunningTurns,
  caller: Caller,
  request: Request,
): Promise<Accepted> {
  const body = chatRequestSchema.safeParse(await readJson(request));
  if (!body.success) {
    throw new HttpError("invalid");
  }
  const { id = deps.createId(), message, context, danger_seen: isSeen } = body.data;
  const claimedUserId = body.data.user_id;
  if (claimedUserId !== undefined && claimedUserId.toLowerCase() !== caller.id) {
    throw new HttpError("wrong_user");
  }
  const question = { id: id.toLowerCase(), text: message };
  const report = checkForDanger(message);
  const seen = report?.outcome === "stop" && isSeen ? report : null;
  const danger = seen === null ? report : null;
  const seenFlags = seen?.flags ?? [];
  // Looked for before the database is asked, since it may be stored and gone right after.
  const before = turns.find(caller, question);
  const stored = await deps.beginTurn(caller, question);
  const running = before?.isGivenUp() === false ? before : turns.find(caller, question);
  return {
    questionId: question.id,
    danger: dangerInReply(danger),
    turn:
      stored === null
        ? (running ??
          turns.start(caller, question, { question: message, context, danger, seenFlags }))
        : storedTurn(stored),
  };
}

function dangerInReply(report: DangerReport | null): Accepted["danger"] {
  if (report === null) return {};
  if (report.outcome === "ask") return { ask: report.flag };
  return { urgent: { level: report.level, flags: [...report.flags] } };
}

async function readJson(request: Request): Promise<unknown> {
  const bytes = await readBody(request, "application/json", BODY_MAX_BYTES);
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new HttpError("malformed");
  }
}
