import { READER_PACKED_MB } from "virtual:reader-files";

import type { PhotoPage } from "@/features/photo-reading/image/photo-page";

import type { UnsureNumber } from "./doubtful-lines";
import type { ReadingProgress } from "./photo-messages";

export type { ReadingProgress } from "./photo-messages";

/** The text of a photo, its doubtful numbers and where all of it stands, or that the photo is too dark, too small or too blurred to be trusted. */
export type PhotoReading =
  | { kind: "read"; text: string; unsure: readonly UnsureNumber[]; page: PhotoPage | null }
  | { kind: "unclear"; because: "dark" | "unclear" };

/** What the first use downloads, for the sentence that says so. */
export const READER_DOWNLOAD_MB: number = READER_PACKED_MB;

/** Reads the text of a photo on the device; nothing of the photo leaves it. */
export async function readPhoto(
  photo: Blob,
  options: { onProgress?: (progress: ReadingProgress) => void; signal?: AbortSignal },
): Promise<PhotoReading> {
  const { readPhotoText } = await import("./photo-reader");
  const { text, unsure, page, problem } = await readPhotoText(photo, options);
  return problem === null
    ? { kind: "read", text, unsure, page }
    : { kind: "unclear", because: problem };
}

export type ReadPhoto = typeof readPhoto;
