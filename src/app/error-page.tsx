import { useEffect, useRef } from "react";

import { Button } from "@/components/button";
import type { FailureProps } from "@/components/error-boundary";
import { Motif } from "@/components/motif";
import { Page } from "@/components/page";
import { PageLoadError } from "@/lib/page-load-error";
import { paths } from "@/lib/paths";

/** Shown in place of a page that failed: what happened, and the ways on. */
export function ErrorPage({ error, onRetry }: FailureProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const isLoadFailure = error instanceof PageLoadError;
  return (
    <Page title="Something went wrong" width="text">
      <Motif name="rings" className="mb-6 size-24 text-primary" />
      <h1 ref={heading} tabIndex={-1}>
        {isLoadFailure ? "This page did not load" : "Something went wrong on this page"}
      </h1>
      <p className="mt-4 text-lg text-ink-2">
        {isLoadFailure
          ? "Your connection may have dropped, or a newer version of the site is out. Nothing you saved is lost."
          : "The fault is ours, not yours. Nothing you saved is lost."}
      </p>
      <div className="mt-8 flex flex-wrap items-center gap-4">
        <Button size="lg" onClick={isLoadFailure ? () => location.reload() : onRetry}>
          {isLoadFailure ? "Reload the page" : "Try again"}
        </Button>
        <a href={paths.home} className="inline-flex min-h-11 items-center text-primary underline">
          Go to the home page
        </a>
      </div>
    </Page>
  );
}
