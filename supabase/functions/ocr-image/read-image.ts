import { z } from "zod";

import { isStorableText } from "../_shared/contracts/storable-text.ts";
import type { CleanImage } from "./image/image-file.ts";
import {
  IMAGE_MAX_OUTPUT_TOKENS,
  imageRequest,
  imageSystemPrompt,
  NO_TEXT,
} from "./image-prompt.ts";
import { unreadable } from "./image/opened-image.ts";
import { HttpError } from "../_shared/http-error.ts";
import {
  createModelClient,
  MODEL_TIMEOUT_MS,
  type ModelService,
  modelFailure,
} from "../_shared/model-client.ts";

/** Returns the words of a picture, or ends the request as `image_unreadable` or `upstream_failed`. */
export type ReadImage = (image: CleanImage, signal: AbortSignal) => Promise<string>;

const readingSchema = z.object({
  stop_reason: z.enum(["end_turn", "stop_sequence", "max_tokens"]),
  content: z.array(
    z.object({ type: z.string(), text: z.string().refine(isStorableText).optional() }),
  ),
});

/** Has the model service copy a picture's words: one try, one time limit, nothing logged or kept. */
export function createReadImage(service: ModelService): ReadImage {
  const client = createModelClient(service);
  return async (image, signal) => {
    const timeoutMs = service.timeoutMs ?? MODEL_TIMEOUT_MS;
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const reply: unknown = await client.messages.create(
        {
          model: service.model,
          max_tokens: IMAGE_MAX_OUTPUT_TOKENS,
          system: imageSystemPrompt,
          messages: [
            {
              role: "user",
              content: [
                {
                  type: "image",
                  source: {
                    type: "base64",
                    media_type: image.mediaType,
                    data: base64(image.bytes),
                  },
                },
                { type: "text", text: imageRequest },
              ],
            },
          ],
        },
        { signal: AbortSignal.any([signal, timeout]), timeout: timeoutMs },
      );
      return wordsOf(readingSchema.parse(reply));
    } catch (error) {
      throw error instanceof HttpError ? error : modelFailure(error, timeout);
    }
  };
}

function wordsOf({ stop_reason, content }: z.infer<typeof readingSchema>): string {
  // A copy that breaks off may end inside a number, so half of one is none.
  if (stop_reason === "max_tokens") throw unreadable("model_cut");
  const words = content
    .map((block) => (block.type === "text" ? (block.text ?? "") : ""))
    .join("")
    .trim();
  if (words === "" || words === NO_TEXT) throw unreadable("model_no_text");
  return words;
}

/** A multiple of three, so that pieces join without padding between them. */
const PIECE_BYTES = 24_576;

function base64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    text += btoa(String.fromCharCode(...bytes.subarray(at, at + PIECE_BYTES)));
  }
  return text;
}
