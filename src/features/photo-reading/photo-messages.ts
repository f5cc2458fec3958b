/** How far the reading of a photo is: the stage and its share done, 0 to 1. */
export type ReadingProgress = { stage: "loading" | "preparing" | "reading"; share: number };

/** Where the reader's files are, and how large each is. */
export type ReaderSource = { folder: string; bytes: Readonly<Record<string, number>> };

/** What the page asks of the worker. */
export type PhotoRequest = { photo: Blob; source: ReaderSource };

/** What was read of a photo, and whether it was clear enough to show. */
export type PhotoText = { text: string; isClear: boolean };

/** What the worker answers: progress as often as it likes, then one of the others. */
export type PhotoAnswer =
  | { kind: "progress"; progress: ReadingProgress }
  | { kind: "text"; result: PhotoText }
  | { kind: "failure"; reason: string };
