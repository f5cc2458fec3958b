import { HttpError } from "../../_shared/http-error.ts";

/** Ends a request because its file is not one whole picture that we take, or holds no words; the reason is a word of ours, never anything from the picture. */
export function unreadable(reason: string): HttpError<"image_unreadable"> {
  return new HttpError("image_unreadable", { reason });
}
