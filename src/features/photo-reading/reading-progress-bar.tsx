import { useId } from "react";

import type { ReadingProgress } from "./photo-messages";

/** What the reading of a photo is at, in words. */
export const readingStages = {
  loading: "Downloading the reader",
  preparing: "Preparing the photo",
  reading: "Reading the photo",
} as const satisfies Record<ReadingProgress["stage"], string>;

/** Why a photo could not be read, and what helps. */
export const unclearPhotoAdvice = {
  dark: "The photo is too dark. Take it again by a window or with a lamp, without your shadow on the paper.",
  unclear:
    "Try again closer, in better light. Lay the paper flat and hold the phone straight above it.",
} as const;

export type ReadingProgressBarProps = {
  words: string;
  /** How much is done, 0 to 1; undefined where that is not known. */
  share: number | undefined;
};

/** How far the reading of a photo has come. */
export function ReadingProgressBar({ words, share }: ReadingProgressBarProps) {
  const id = useId();
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
