import { z } from "zod";

import { isStorableText } from "../../_shared/contracts/storable-text.ts";
import { REPLY_MAX_LENGTH } from "../limits.ts";

/** Only a reply that the model finished by itself counts; a refused or cut one does not. */
const finishedSchema = z.enum(["end_turn", "stop_sequence"]);

const blockSchema = z.object({ type: z.string(), text: z.string().optional() });

const eventSchema = z.object({ type: z.string() });
const blockStartSchema = z.object({ content_block: blockSchema });
const blockDeltaSchema = z.object({ delta: blockSchema });
const messageDeltaSchema = z.object({
  delta: z.object({ stop_reason: z.string().nullish() }),
});

const messageSchema = z.object({ stop_reason: z.string(), content: z.array(blockSchema) });

const wordsSchema = z.string().trim().min(1).max(REPLY_MAX_LENGTH).refine(isStorableText);

/** Reads one reply of the model service; throws when it cannot be used. */
export type ModelReplyReader = {
  /** Takes the next event of a stream. */
  readEvent: (event: unknown) => void;
  /** Takes a reply that came as one message. */
  readMessage: (message: unknown) => void;
  /** Ends the reading; a reply that the model did not finish by itself is none. */
  end: () => void;
};

/** Hands each piece of the model's words on as it comes; what it thought before it wrote is left out. */
export function createModelReplyReader(say: (words: string) => void): ModelReplyReader {
  let words = "";
  let stopReason: string | null = null;

  function take({ type, text = "" }: z.infer<typeof blockSchema>): void {
    const isText = type === "text" || type === "text_delta";
    const piece = words === "" ? text.trimStart() : text;
    if (!isText || piece === "") {
      return;
    }
    words += piece;
    z.string().max(REPLY_MAX_LENGTH).parse(words.trimEnd());
    say(piece);
  }

  return {
    readEvent: (event) => {
      const { type } = eventSchema.parse(event);
      if (type === "content_block_start") take(blockStartSchema.parse(event).content_block);
      if (type === "content_block_delta") take(blockDeltaSchema.parse(event).delta);
      if (type === "message_delta") {
        stopReason = messageDeltaSchema.parse(event).delta.stop_reason ?? stopReason;
      }
    },
    readMessage: (message) => {
      const { content, stop_reason } = messageSchema.parse(message);
      stopReason = stop_reason;
      content.forEach(take);
    },
    end: () => {
      finishedSchema.parse(stopReason);
      wordsSchema.parse(words);
    },
  };
}
