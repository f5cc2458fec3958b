import { type GreyImage, greyOf } from "@/features/photo-reading/image/grey-image";
import { takeOutPen } from "@/features/photo-reading/image/pen-ink";
import { addNewerApis } from "@/lib/newer-apis";

import type { PhotoAnswer, PhotoRequest, ReaderSource, ReadingProgress } from "./photo-messages";
import { photoPixels } from "./photo-pixels";
import { readPage } from "./read-page";
import { startTextReader, type TextReader } from "./text-reader";

addNewerApis();

let started: Promise<TextReader> | undefined;

function answer(message: PhotoAnswer): void {
  const page = message.kind === "text" ? message.result.page : null;
  // Handed over, not copied: a page has up to 14 million pixels.
  postMessage(message, { transfer: page ? [page.picture.data.buffer] : [] });
}

const onProgress = (progress: ReadingProgress) => answer({ kind: "progress", progress });

function readerOf(source: ReaderSource): Promise<TextReader> {
  started ??= startTextReader(source, (share) => onProgress({ stage: "loading", share }));
  return started;
}

async function work({ photo, source }: PhotoRequest): Promise<PhotoAnswer> {
  try {
    const image = await decodePhoto(photo);
    const reader = await readerOf(source);
    return { kind: "text", result: await readPage(image, reader, onProgress) };
  } catch (error) {
    return { kind: "failure", reason: error instanceof Error ? error.message : String(error) };
  }
}

addEventListener("message", (event: MessageEvent<PhotoRequest>) => {
  void work(event.data).then(answer);
});

/** The grey values of a photo without pen. */
async function decodePhoto(photo: Blob | ImageData): Promise<GreyImage> {
  const { data, width, height } =
    photo instanceof ImageData
      ? photo
      : await photoPixels(photo, (wide, high) => new OffscreenCanvas(wide, high));
  takeOutPen(data, width, height);
  return greyOf(data, width, height);
}
