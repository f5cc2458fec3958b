import type { ChatEvent, ChatReply } from "../_shared/contracts/claude-chat.ts";
import type { StoredReply } from "./stored-turns.ts";
import { eventStream } from "./event-stream.ts";
import { chatFailures } from "./failures.ts";
import type { Accepted } from "./accept-question.ts";

export type Failure = Extract<ChatEvent, { event: "failure" }>["data"];

/** Told to who reads along elsewhere when a reply was stopped before any of it was shown. */
export const nothingKept: Failure = {
  error: chatFailures.upstream_failed.sentence,
  code: "upstream_failed",
};

/** Waits for the reply to be stored; null when nothing of it is kept. */
export async function wholeReply(accepted: Accepted, request: Request): Promise<ChatReply | null> {
  const leave = accepted.turn.listen(() => undefined);
  request.signal.addEventListener("abort", leave);
  if (request.signal.aborted) leave();
  const stored = await accepted.turn.reply;
  return stored && replyOf(accepted, stored);
}

/** Streams the reply as it comes into being. */
export function streamedReply(
  accepted: Accepted,
  failureOf: (error: unknown) => Failure,
): ReadableStream<Uint8Array> {
  const { questionId, danger, turn } = accepted;
  let leave: (() => void) | null = null;
  return eventStream(
    ({ send, end }) => {
      send({
        event: "start",
        data: { message_id: questionId, ...(danger.urgent && { urgent: danger.urgent }) },
      });
      leave = turn.listen((text) => send({ event: "text", data: { text } }));
      void turn.reply
        .then(
          (stored): ChatEvent =>
            stored === null
              ? { event: "failure", data: nothingKept }
              : { event: "done", data: replyOf(accepted, stored) },
          (error: unknown): ChatEvent => ({ event: "failure", data: failureOf(error) }),
        )
        .then(send)
        .finally(end);
    },
    () => leave?.(),
  );
}

function replyOf({ questionId, danger }: Accepted, stored: StoredReply): ChatReply {
  return {
    text: stored.content,
    citations: stored.citations,
    origin: stored.origin,

    ...stored.reply_parts,
    ...danger,
    ...(stored.stopped && { stopped: true }),
    message_id: questionId,
    reply_id: stored.id,
    timestamp: stored.timestamp,
  };
}
