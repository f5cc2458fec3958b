import { z } from "zod";

import { errorCodeSchema } from "../_shared/contracts/failure.ts";

/** The form field that holds the picture. */
export const IMAGE_FIELD = "image";
/** Largest request that carries a picture: 5 MB. */
export const IMAGE_BODY_MAX_BYTES = 5 * 1024 * 1024;
/** Largest picture: 25 megapixels. */
export const IMAGE_MAX_PIXELS = 25_000_000;
/** Longest side of a picture, in pixels. */
export const IMAGE_MAX_SIDE_PIXELS = 8000;

export const imageReplySchema = z.object({
  /** The words of the picture, line by line; never empty. */
  text: z.string().min(1),
});

export const imageErrorCodeSchema = z.enum([
  ...errorCodeSchema.options,
  /** Not one whole JPEG or PNG of a size we take, or no words found in it. */
  "image_unreadable",
  /** No model is set up here: the picture is read on the device instead. */
  "no_model",
]);

/** The one shape of every failure: a sentence for people and a stable code. */
export const imageFailureSchema = z.object({ error: z.string(), code: imageErrorCodeSchema });

export type ImageReply = z.infer<typeof imageReplySchema>;
export type ImageErrorCode = z.infer<typeof imageErrorCodeSchema>;
