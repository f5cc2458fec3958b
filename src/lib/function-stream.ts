import { createParser, type EventSourceMessage } from "eventsource-parser";

/** The events of a function's reply in the order they arrive; ends early when the connection does. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<EventSourceMessage> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let arrived: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => arrived.push(event) });
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- each piece follows the one before it
      const { done, value } = await reader.read();
      if (done) return;
      arrived = [];
      parser.feed(decoder.decode(value, { stream: true }));
      yield* arrived;
    }
  } finally {
    // Whoever stops reading needs nothing more from the connection, and nobody waits for its end.
    reader.cancel().catch(() => undefined);
  }
}
