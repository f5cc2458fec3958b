import { useId } from "react";

import type { ReadingProgress } from "./photo-reader";
import type { ReadBy } from "./use-photo-review";

const stages = {
  loading: "Downloading the reader",
  preparing: "Preparing the photo",
  reading: "Reading the photo",
} as const satisfies Record<ReadingProgress["stage"], string>;

export type ReadingProgressBarProps = { by: ReadBy; progress: ReadingProgress | null };

/** How far the reading of a photo has come. */
export function ReadingProgressBar({ by, progress }: ReadingProgressBarProps) {
  const id = useId();
  const words =
    by === "service" ? "Sending and reading the photo" : stages[progress?.stage ?? "preparing"];
  const share = by === "device" && progress !== null ? progress.share : undefined;
  return (
    <div className="grid gap-2">
      <output id={id} className="font-semibold">
        {words}…
      </output>
      <progress
        aria-labelledby={id}
        max={1}
        value={share}
        className="h-3 w-full appearance-none overflow-hidden rounded-1 border border-line-strong bg-sunken [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-primary"
      />
    </div>
  );
}
