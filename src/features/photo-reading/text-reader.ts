import { createWorker, OEM, PSM } from "tesseract.js";

import { type GreyImage, portableGreyMap } from "@/features/photo-reading/image/grey-image";
import { type ReadWord, readWords } from "@/features/photo-reading/image/read-words";
import { fetchFile } from "@/lib/fetch-file";

import type { ReaderSource } from "./photo-messages";

/** The smallest programs that only run where each kind of vector instruction is known. */
const SIMD = [
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15,
  253, 98, 11,
];
const RELAXED_SIMD = [
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 15, 1, 13, 0, 65, 1, 253, 15,
  65, 2, 253, 15, 253, 128, 2, 11,
];

const isKnown = (program: readonly number[]) => WebAssembly.validate(new Uint8Array(program));

/** The name of the fastest reading core that this browser can run, without its ending. */
function fastestCore(): string {
  if (isKnown(RELAXED_SIMD)) return "tesseract-core-relaxedsimd-lstm";
  return isKnown(SIMD) ? "tesseract-core-simd-lstm" : "tesseract-core-lstm";
}

/** Reads prepared pages; the share of the page done is told while it reads. */
export type TextReader = {
  read: (page: GreyImage, onShare?: (share: number) => void) => Promise<ReadWord[]>;
};

const START_WITHIN_MS = 60_000;

/** Fetches the reader's files, telling the share that has come, and starts it. */
export async function startTextReader(
  { folder, bytes }: ReaderSource,
  onShare: (share: number) => void,
): Promise<TextReader> {
  const core = fastestCore();
  const files = ["worker.min.js", `${core}.js`, `${core}.wasm`, "eng.traineddata.gz"];
  const all = files.reduce((sum, name) => sum + (bytes[name] ?? 0), 0);
  let come = 0;
  // The reader fetches them again by itself; then they come from the browser's cache.
  await Promise.all(
    files.map((name) =>
      fetchFile(`${folder}${name}`, (count) => {
        come += count;
        onShare(Math.min(come / all, 1));
      }),
    ),
  );
  let tellShare: ((share: number) => void) | undefined;
  const engine = await startEngine(folder, core, (share) => tellShare?.(share));
  await engine.setParameters({
    tessedit_pageseg_mode: PSM.SINGLE_BLOCK,
    tessedit_do_invert: "0",
    user_defined_dpi: "300",
  });
  return {
    read: async (page, onPageShare) => {
      tellShare = onPageShare;
      const { data } = await engine.recognize(
        new Blob([portableGreyMap(page)]),
        {},
        { tsv: true, text: false },
      );
      tellShare = undefined;
      return readWords(data.tsv ?? "");
    },
  };
}

/** The library waits for ever when its core cannot start, so a limit is set here. */
function startEngine(folder: string, core: string, onShare: (share: number) => void) {
  return new Promise<Awaited<ReturnType<typeof createWorker>>>((resolve, reject) => {
    const limit = setTimeout(
      () => reject(new Error("The text reader did not start.")),
      START_WITHIN_MS,
    );
    createWorker("eng", OEM.LSTM_ONLY, {
      workerPath: `${folder}worker.min.js`,
      corePath: `${folder}${core}.js`,
      langPath: folder,
      workerBlobURL: false,
      cacheMethod: "none",
      gzip: true,
      logger: ({ status, progress }) => {
        if (status === "recognizing text") onShare(progress);
      },
      errorHandler: (reason: unknown) =>
        reject(new Error(`The text reader failed: ${String(reason)}`)),
    })
      .then(resolve, reject)
      .finally(() => clearTimeout(limit));
  });
}
