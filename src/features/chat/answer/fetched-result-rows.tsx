import { Suspense } from "react";

import { Button } from "@/components/button";
import { ErrorBoundary, type FailureProps } from "@/components/error-boundary";
import type { ResultRow } from "@/domain/reply-parts";
import { lazyComponent } from "@/lib/lazy-component";

const resultRows = lazyComponent(async () => (await import("./result-rows")).ResultRows);

/** About as tall as the rows will be, so that what she reads below stays where it is. */
const ROW_REM = 9.5;
const ROWS_AT_MOST = 7;

function NotLoaded({ onRetry }: FailureProps) {
  return (
    <p role="alert">
      Your results could not be shown. Check your connection.{" "}
      <Button
        variant="link"
        size="sm"
        onClick={() => {
          resultRows.preload();
          onRetry();
        }}
      >
        Try again
      </Button>
    </p>
  );
}

/** The rows of her results, fetched with the first answer that has some. */
export function FetchedResultRows({ results }: { results: readonly ResultRow[] }) {
  const height = `${Math.min(results.length, ROWS_AT_MOST) * ROW_REM}rem`;
  return (
    <ErrorBoundary Fallback={NotLoaded}>
      <Suspense fallback={<div style={{ height }} />}>
        <resultRows.Component results={results} />
      </Suspense>
    </ErrorBoundary>
  );
}
