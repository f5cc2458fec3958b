import { Button } from "@/components/button";
import type { FailureProps } from "@/components/error-boundary";
import { Note } from "@/components/note";

/** Shown instead of the resources when they could not be drawn. */
export function LibraryFailure({ onRetry }: FailureProps) {
  return (
    <Note tone="danger" role="alert" title="The resources did not load">
      <p>The fault is ours, not yours.</p>
      <Button variant="outline" size="sm" className="mt-3" onClick={onRetry}>
        Try again
      </Button>
    </Note>
  );
}
