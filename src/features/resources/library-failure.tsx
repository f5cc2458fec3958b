import { Button } from "@/components/button";
import type { FailureProps } from "@/components/error-boundary";
import { Note } from "@/components/note";
import { PageLoadError } from "@/lib/page-load-error";

/** Shown instead of the resources when they could not be drawn. */
export function LibraryFailure({ error, onRetry }: FailureProps) {
  const isLoadFailure = error instanceof PageLoadError;
  return (
    <Note tone="danger" role="alert" title="The resources did not load">
      <p>
        {isLoadFailure
          ? "Your connection may have dropped, or a newer version of the site is out."
          : "The fault is ours, not yours."}
      </p>
      <Button
        variant="outline"
        size="sm"
        className="mt-3"
        onClick={isLoadFailure ? () => location.reload() : onRetry}
      >
        Try again
      </Button>
    </Note>
  );
}
