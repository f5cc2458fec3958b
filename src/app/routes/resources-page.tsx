import { Link } from "react-router-dom";

import { ErrorBoundary } from "@/components/error-boundary";
import { Page, PageTitle } from "@/components/page";
import { labGuide, labTestSummaries } from "@/content/lab-guide";
import { resourcesIntro } from "@/content/resources/resource-categories";
import { LabGuideTables } from "@/features/lab-guide/lab-guide-tables";
import { labGuideAnchor } from "@/features/resources/category-address";
import { ClosedLibrary } from "@/features/resources/closed-library";
import { Library } from "@/features/resources/library";
import { LibraryFailure } from "@/features/resources/library-failure";
import { paths } from "@/lib/paths";
import { useIsVisitorKnown } from "@/lib/visitor";

function LabGuide() {
  return (
    <>
      <h2 id={labGuideAnchor} tabIndex={-1}>
        {labGuide.title}
      </h2>
      <p className="mt-3 mb-10 max-w-measure">{labGuide.description}</p>
      <LabGuideTables headingLevel={3} />
      <p className="mt-10 border-s-[3px] border-primary ps-4 text-sm text-ink-2">{labGuide.note}</p>
    </>
  );
}

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
          <Library labTestCount={labTestSummaries.length} labGuide={<LabGuide />} />
        </ErrorBoundary>
      ) : (
        <ClosedLibrary />
      )}
    </Page>
  );
}
