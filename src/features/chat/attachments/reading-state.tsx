import { useId, type ReactNode } from "react";

import { Note } from "@/components/note";
import type { ReadingProgress } from "@/features/photo-reading/read-photo";

import { type ReadBy, type ReviewStage } from "./use-photo-review";

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

function Failure({ reason, children }: { reason: string; children?: ReactNode }) {
  return (
    <Note tone="danger" role="alert">
      <p className="font-semibold text-danger-ink">
        Failed to extract text from image: {reason.trim() || "OCR failed"}
      </p>
      {children}
    </Note>
  );
}

/** Why there is no text of a photo, and what helps; nothing when there is no such problem. */
export function ReviewProblem({ stage }: { stage: ReviewStage }) {
  if (stage.kind === "failed") {
    return <Failure reason={stage.reason}>What you typed is still in the chat.</Failure>;
  }
  if (stage.kind === "unclear") {
    return (
      <Failure reason="no words could be made out">
        {stage.because === "dark"
          ? "The photo is too dark. Take it again by a window or with a lamp, without your shadow on the paper."
          : "Try again closer, in better light. Lay the paper flat and hold the phone straight above it."}
      </Failure>
    );
  }
  if (stage.kind === "unavailable") {
    return (
      <Note tone="warning" role="alert">
        Reading by the AI service is not available here. Nobody else received your photo, and it was
        not kept. You can read it on this device.
      </Note>
    );
  }
  return null;
}
