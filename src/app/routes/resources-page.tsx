import { Suspense } from "react";
import { Link } from "react-router-dom";

import { openLibrary } from "@/app/lazy-open-library";
import { ErrorBoundary } from "@/components/error-boundary";
import { Page, PageTitle } from "@/components/page";
import { Spinner } from "@/components/spinner";
import { resourcesIntro } from "@/content/resources/resources-intro";
import { ClosedLibrary } from "@/features/resources/closed-library";
import { LibraryFailure } from "@/features/resources/library-failure";
import { paths } from "@/lib/paths";
import { useIsVisitorKnown } from "@/lib/visitor";

/** Videos, lab tests and places to find care; open to everyone who has said who she is. */
export function ResourcesPage() {
  const isKnown = useIsVisitorKnown();
  return (
    <Page title={resourcesIntro.title} width="wide">
      <PageTitle lead={resourcesIntro.lead}>{resourcesIntro.title}</PageTitle>
      <p className="mb-6 -mt-4 text-sm text-ink-2">
        {resourcesIntro.articles}{" "}
        <Link
          to={paths.articles}
          className="inline-flex min-h-11 items-center text-primary underline"
        >
          {resourcesIntro.articlesLink}
        </Link>
      </p>
      {isKnown ? (
        <ErrorBoundary Fallback={LibraryFailure}>
          <Suspense
            fallback={
              <Spinner label="Loading the resources..." className="mt-10 min-h-dvh content-start" />
            }
          >
            <openLibrary.Component />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <ClosedLibrary />
      )}
    </Page>
  );
}
