import { READER_PACKED_MB } from "virtual:reader-files";

import type { UnsureNumber } from "@shared/lab-results/doubtful-lines";

import type { ReadingProgress } from "./photo-messages";

export type { ReadingProgress } from "./photo-messages";

/** The text of a photo and its doubtful numbers, or that the photo is too dark, too small or too blurred to be trusted. */
export type PhotoReading =
  | { kind: "read"; text: string; unsure: readonly UnsureNumber[] }
  | { kind: "unclear"; because: "dark" | "unclear" };

/** What the first use downloads, for the sentence that says so. */
export const READER_DOWNLOAD_MB: number = READER_PACKED_MB;

/** Reads the text of a photo on the device; nothing of the photo leaves it. */
export async function readPhoto(
  photo: Blob,
  options: { onProgress?: (progress: ReadingProgress) => void; signal?: AbortSignal },
): Promise<PhotoReading> {
  const { readPhotoText } = await import("./photo-reader");
  const { text, unsure, problem } = await readPhotoText(photo, options);
  return problem === null ? { kind: "read", text, unsure } : { kind: "unclear", because: problem };
}
