import type { ReadingProgress } from "./photo-messages";

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
