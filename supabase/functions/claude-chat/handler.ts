import { STREAM_TYPE } from "../_shared/contracts/claude-chat.ts";
import type { ErrorCode } from "../_shared/contracts/failure.ts";
import { streamHeaders } from "./event-stream.ts";
import { chatFailures } from "./failures.ts";
import { createFunctionShell, jsonReply, type ShellDeps } from "../_shared/function-shell.ts";
import { httpErrorOf } from "../_shared/http-error.ts";
import { type AcceptDeps, acceptQuestion } from "./accept-question.ts";
import { type Failure, nothingKept, streamedReply, wholeReply } from "./reply.ts";
import { createRunningTurns, type TurnDeps } from "./running-turns.ts";

export type ChatDeps = ShellDeps &
  AcceptDeps &
  TurnDeps & {
    /** Who receives a question besides us, in words; null for nobody. */
    receiver: string | null;
  };

/**
 * Answers one question of a signed-in person and keeps both in the history, however often it is
 * sent and whether or not the caller waits for the end.
 */
export function createChatHandler(deps: ChatDeps): (request: Request) => Promise<Response> {
  const turns = createRunningTurns(deps);
  return createFunctionShell<ErrorCode>(
    { ...deps, name: "claude-chat", failures: chatFailures, offer: { receiver: deps.receiver } },
    async (request, caller, headers) => {
      const accepted = await acceptQuestion(deps, turns, caller, request);
      if (wantsStream(request)) {
        const noteFailure = (error: unknown) => noted(deps, headers["x-request-id"] ?? "", error);
        const stream = streamedReply(accepted, noteFailure);
        return new Response(stream, { headers: { ...streamHeaders, ...headers } });
      }
      const reply = await wholeReply(accepted, request);
      return reply === null
        ? jsonReply(nothingKept, chatFailures[nothingKept.code].status, headers)
        : jsonReply(reply, 200, headers);
    },
  );
}

function wantsStream(request: Request): boolean {
  return (request.headers.get("accept") ?? "").toLowerCase().includes(STREAM_TYPE);
}

/** Logs what ended a stream that had begun, and says what its reader is told. */
function noted(deps: ShellDeps, requestId: string, error: unknown): Failure {
  const { code, reason } = httpErrorOf(error, chatFailures);
  const { status, sentence } = chatFailures[code];
  deps.log({ request_id: requestId, code, status, reason });
  return { error: sentence, code };
}
