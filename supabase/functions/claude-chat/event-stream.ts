import type { ChatEvent } from "../_shared/contracts/claude-chat.ts";
import { HEARTBEAT_MS } from "./limits.ts";

/** What one reader of a stream is sent; after the reader left, nothing is. */
export type EventWriter = { send: (event: ChatEvent) => void; end: () => void };

/** Streams what is sent, with a sign of life whenever nothing was for a while. */
export function eventStream(
  write: (writer: EventWriter) => void,
  onLeave: () => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let heartbeat: ReturnType<typeof setTimeout> | undefined;
  let isOpen = true;

  function close(): void {
    isOpen = false;
    clearTimeout(heartbeat);
  }

  return new ReadableStream({
    start: (controller) => {
      const enqueue = (text: string) => {
        clearTimeout(heartbeat);
        controller.enqueue(encoder.encode(text));
        heartbeat = setTimeout(() => enqueue(":\n\n"), HEARTBEAT_MS);
      };
      write({
        send: ({ event, data }) => {
          if (isOpen) enqueue(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
        },
        end: () => {
          if (isOpen) controller.close();
          close();
        },
      });
    },
    cancel: () => {
      close();
      onLeave();
    },
  });
}

/** The headers of a stream that nobody keeps, guesses the type of or holds back. */
export const streamHeaders = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "x-accel-buffering": "no",
};
