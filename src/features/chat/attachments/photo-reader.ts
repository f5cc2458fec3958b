import type { DoubtfulLine, UnsureNumber } from "@shared/lab-results/doubtful-lines";
import type { PhotoPage } from "@/features/photo-reading/image/photo-page";

/** How far the reading of a photo is, in words and as a share of all of it, 0 to 1, which never falls. */
export type ReadingProgress = { stage: "loading" | "preparing" | "reading"; share: number };

export type PhotoReading =
  | {
      kind: "read";
      text: string;
      unsure: readonly UnsureNumber[];
      /** Where the text stands in the photo; null when that is not known. */
      page: PhotoPage | null;
    }
  | { kind: "unclear"; because: "dark" | "unclear" };

/** What the reader on this device offers; it rejects with a reason when it cannot run. */
export type PhotoReader = {
  read: (
    photo: Blob,
    options: { onProgress?: (progress: ReadingProgress) => void; signal?: AbortSignal },
  ) => Promise<PhotoReading>;
  /** What its first use downloads. */
  downloadMegabytes: number;
  /** What is worth a second look in a text, and why. */
  doubtfulLines: (text: string, unsure: readonly UnsureNumber[]) => readonly DoubtfulLine[];
};

/** What came of sending a photo to the AI service. */
export type ServiceReading =
  | PhotoReading
  | { kind: "unavailable" }
  | { kind: "consent-required" }
  | { kind: "failed"; reason: string };
