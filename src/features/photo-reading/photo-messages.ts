import type { PhotoPage } from "@/features/photo-reading/image/photo-page";

import type { UnsureNumber } from "./doubtful-lines";

/** How far the reading of a photo is: the stage and a share done, 0 to 1; of the stage in the worker, of all of it on the page. */
export type ReadingProgress = { stage: "loading" | "preparing" | "reading"; share: number };

/** Where the reader's files are, and how large each is. */
export type ReaderSource = { folder: string; bytes: Readonly<Record<string, number>> };

/** What the page asks of the worker; the photo comes as pixels where a worker cannot draw. */
export type PhotoRequest = { photo: Blob | ImageData; source: ReaderSource };

/** What was read of a photo and where it stands, which of its numbers are doubtful, and what is wrong with the photo, if anything. */
export type PhotoText = {
  text: string;
  unsure: readonly UnsureNumber[];
  /** Null of a photo that is not clear enough to be shown as text. */
  page: PhotoPage | null;
  problem: "dark" | "unclear" | null;
};

/** What the worker answers: progress as often as it likes, then one of the others. */
export type PhotoAnswer =
  | { kind: "progress"; progress: ReadingProgress }
  | { kind: "text"; result: PhotoText }
  | { kind: "failure"; reason: string };
