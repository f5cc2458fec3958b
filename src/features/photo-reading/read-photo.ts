import { READER_FILE_BYTES, READER_FOLDER, READER_PACKED_MB } from "virtual:reader-files";

import type { PhotoPage } from "@/features/photo-reading/image/photo-page";

import type { UnsureNumber } from "./doubtful-lines";
import type { PhotoAnswer, PhotoRequest, PhotoText, ReadingProgress } from "./photo-messages";

/** The text of a photo, its doubtful numbers and where all of it stands, or that the photo is too dark, too small or too blurred to be trusted. */
export type PhotoReading =
  | { kind: "read"; text: string; unsure: readonly UnsureNumber[]; page: PhotoPage | null }
  | { kind: "unclear"; because: "dark" | "unclear" };

/** What the first use downloads, for the sentence that says so. */
export const READER_DOWNLOAD_MB: number = READER_PACKED_MB;

/** A started reader is kept this long for the next photo. */
const KEPT_FOR_MS = 120_000;

type Options = { onProgress?: (progress: ReadingProgress) => void; signal?: AbortSignal };

let idle: { worker: Worker; end: ReturnType<typeof setTimeout> } | undefined;

/** Reads the text of a photo on the device; nothing of the photo leaves it. */
export async function readPhoto(photo: Blob, options: Options): Promise<PhotoReading> {
  const { text, unsure, page, problem } = await readPhotoText(photo, options);
  return problem === null
    ? { kind: "read", text, unsure, page }
    : { kind: "unclear", because: problem };
}

export type ReadPhoto = typeof readPhoto;

/** Reads a photo in a worker of its own, and says whether it was clear enough. */
export async function readPhotoText(
  photo: Blob,
  { onProgress, signal }: Options,
): Promise<PhotoText> {
  signal?.throwIfAborted();
  const worker = takeWorker();
  try {
    const picture =
      typeof OffscreenCanvas === "undefined"
        ? await (await import("./photo-pixels")).drawOnPage(photo)
        : photo;
    const result = await answerOf(worker, picture, onProgress, signal);
    keep(worker);
    return result;
  } catch (error) {
    worker.terminate();
    throw error;
  }
}

/** Gives up the reader that waits for a next photo, and the memory that it holds. */
export function giveUpReader(): void {
  if (!idle) return;
  clearTimeout(idle.end);
  idle.worker.terminate();
  idle = undefined;
}

function takeWorker(): Worker {
  if (!idle) return new Worker(new URL("./photo-worker.ts", import.meta.url), { type: "module" });
  clearTimeout(idle.end);
  const { worker } = idle;
  idle = undefined;
  return worker;
}

function keep(worker: Worker): void {
  giveUpReader();
  idle = { worker, end: setTimeout(giveUpReader, KEPT_FOR_MS) };
}

function answerOf(
  worker: Worker,
  photo: Blob | ImageData,
  onProgress: Options["onProgress"],
  signal: AbortSignal | undefined,
): Promise<PhotoText> {
  const over = new AbortController();
  const tell = onProgress && wholeProgress(onProgress);
  const whileReading = { signal: over.signal };
  return new Promise<PhotoText>((resolve, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason), whileReading);
    worker.addEventListener(
      "message",
      ({ data }: MessageEvent<PhotoAnswer>) => {
        if (data.kind === "progress") tell?.(data.progress);
        else if (data.kind === "text") resolve(data.result);
        else reject(new Error(data.reason));
      },
      whileReading,
    );
    const fail = () => reject(new Error("The photo reader stopped."));
    worker.addEventListener("error", fail, whileReading);
    const source = { folder: new URL(READER_FOLDER, location.href).href, bytes: READER_FILE_BYTES };
    const request: PhotoRequest = { photo, source };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(request);
  }).finally(() => over.abort());
}

type Stage = ReadingProgress["stage"];

/** Where each stage begins and ends in the whole, when the reader must be downloaded first and when it is there. */
const withDownload: Record<Stage, readonly [number, number]> = {
  loading: [0, 0.6],
  preparing: [0.6, 0.7],
  reading: [0.7, 1],
};
const withReader: Record<Stage, readonly [number, number]> = {
  loading: [0, 0],
  preparing: [0, 0.2],
  reading: [0.2, 1],
};

/** Tells the progress of all stages together, which never runs backwards, also when a page is read twice. */
export function wholeProgress(
  onProgress: (progress: ReadingProgress) => void,
): (progress: ReadingProgress) => void {
  let parts = withReader;
  let reached = 0;
  return ({ stage, share }) => {
    if (stage === "loading") parts = withDownload;
    const [from, to] = parts[stage];
    reached = Math.max(reached, from + (to - from) * share);
    onProgress({ stage, share: reached });
  };
}
