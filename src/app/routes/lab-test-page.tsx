import { use } from "react";
import { Link, useParams } from "react-router-dom";

import { ButtonLink } from "@/components/button";
import { Page, PageTitle } from "@/components/page";
import { LabTestArticle, ReviewLine } from "@/features/lab-guide/lab-test-article";
import { LabTestNeighbours } from "@/features/lab-guide/lab-test-neighbours";
import { loadLabTest } from "@/features/lab-guide/lab-test-store";
import { paths } from "@/lib/paths";

import { NotFoundPage } from "./not-found-page";

/** One lab test: what it is for, how to prepare, units, numbers and questions to ask. */
export function LabTestPage() {
  const { testId = "" } = useParams();
  const text = loadLabTest(testId);
  if (text === null) return <NotFoundPage />;
  const test = use(text);
  return (
    <Page title={test.name}>
      <Link
        to={paths.labTests}
        className="mb-4 inline-flex min-h-11 items-center text-sm text-primary underline"
      >
        All lab tests
      </Link>
      <PageTitle>{test.name}</PageTitle>
      <div className="mb-12 grid gap-2">
        <p className="text-sm text-ink-2">Also called: {test.alsoCalled.join(", ")}</p>
        <ReviewLine test={test} />
      </div>
      <LabTestArticle test={test} />
      <div className="mt-12 mb-12 grid gap-4">
        <p className="text-sm text-ink-2">
          This page is for learning. It is not a diagnosis and does not replace a visit.
        </p>
        <div className="flex flex-wrap gap-4">
          <ButtonLink to={paths.chat}>Ask the companion</ButtonLink>
          <ButtonLink to={paths.urgentHelp} variant="outline">
            Get urgent help
          </ButtonLink>
        </div>
      </div>
      <LabTestNeighbours testId={testId} />
    </Page>
  );
}
