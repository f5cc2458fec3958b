import type { ReactNode } from "react";

import { Note } from "@/components/note";
import { unclearPhotoAdvice } from "@/features/photo-reading/reading-progress-bar";

import type { ReviewStage } from "./use-photo-review";

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
      <Failure reason="no words could be made out">{unclearPhotoAdvice[stage.because]}</Failure>
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
