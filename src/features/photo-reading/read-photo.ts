import { READER_PACKED_MB } from "virtual:reader-files";

import type { ReadingProgress } from "./photo-messages";

export type { ReadingProgress } from "./photo-messages";

/** The text of a photo, or that the photo is too small or blurred to trust what was read. */
export type PhotoReading = { kind: "read"; text: string } | { kind: "unclear" };

/** What the first use downloads, for the sentence that says so. */
export const READER_DOWNLOAD_MB: number = READER_PACKED_MB;

/** Reads the text of a photo on the device; nothing of the photo leaves it. */
export async function readPhoto(
  photo: Blob,
  options: { onProgress?: (progress: ReadingProgress) => void; signal?: AbortSignal },
): Promise<PhotoReading> {
  const { readPhotoText } = await import("./photo-reader");
  const { text, isClear } = await readPhotoText(photo, options);
  return isClear ? { kind: "read", text } : { kind: "unclear" };
}
