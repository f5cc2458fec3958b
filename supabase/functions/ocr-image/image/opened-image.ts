import { HttpError } from "../../_shared/http-error.ts";

export type ImageMediaType = "image/jpeg" | "image/png";

/** A picture's size, and the parts of its file that show it. */
export type OpenedImage = {
  mediaType: ImageMediaType;
  width: number;
  height: number;
  parts: Uint8Array[];
};

/** Ends a request because its file is not one whole picture that we take, or holds no words; the reason is a word of ours, never anything from the picture. */
export function unreadable(reason: string): HttpError<"image_unreadable"> {
  return new HttpError("image_unreadable", { reason });
}
