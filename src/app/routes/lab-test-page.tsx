import { use } from "react";
import { Link, useParams } from "react-router-dom";

import { MedicalPageData } from "@/app/medical-page-data";
import type { AddressedPage } from "@/app/page-address";
import { PageMetadata } from "@/app/page-metadata";
import { ButtonLink } from "@/components/button";
import { Page, PageTitle } from "@/components/page";
import type { LabTest } from "@/content/lab-test";
import { articlesForLabSection } from "@/content/library";
import { ArticleSections } from "@/features/article/article-sections";
import { ReadNext } from "@/features/article/read-next";
import { ReviewLine } from "@/features/article/review-line";
import { SourceList } from "@/features/article/source-list";
import { TermList } from "@/features/article/term-list";
import { LabTestNeighbours } from "@/features/lab-guide/lab-test-neighbours";
import { labTestText } from "@/features/lab-guide/lab-test-store";
import { UnitConverters } from "@/features/lab-guide/unit-converters";
import { labTestPath, paths } from "@/lib/paths";

import { NotFoundPage } from "./not-found-page";

export { labTestText } from "@/features/lab-guide/lab-test-store";

function asPage({ id, name, summary }: LabTest): AddressedPage {
  return {
    path: labTestPath(id),
    title: name,
    description: `${summary} How to prepare, the units you may see, and what to ask.`,
    kind: "public",
  };
}

/** One lab test: what it is for, how to prepare, units, numbers and questions to ask. */
export function LabTestPage() {
  const { testId = "" } = useParams();
  const text = labTestText(testId);
  if (text === null) return <NotFoundPage />;
  const test = use(text.read());
  const page = asPage(test);
  return (
    <Page title={test.name}>
      <PageMetadata page={page} />
      <MedicalPageData page={page} reviewedOn={test.reviewedOn} />
      <Link
        to={paths.labTests}
        className="mb-4 inline-flex min-h-11 items-center text-sm text-primary underline print:hidden"
      >
        All lab tests
      </Link>
      <PageTitle>{test.name}</PageTitle>
      <div className="mb-12 grid gap-2">
        <p className="text-sm text-ink-2">Also called: {test.alsoCalled.join(", ")}</p>
        <ReviewLine review={test} />
      </div>
      <article className="grid gap-12">
        <ArticleSections
          sections={test.sections}
          sources={test.sources.map(({ tag }) => tag)}
          extras={{ units: <UnitConverters units={test.units} /> }}
        />
        <TermList terms={test.terms} />
        <SourceList sources={test.sources} />
      </article>
      <div className="mt-12 mb-12 grid gap-4">
        <p className="text-sm text-ink-2">
          This page is for learning. It is not a diagnosis and does not replace a visit.
        </p>
        <div className="flex flex-wrap gap-4 print:hidden">
          <ButtonLink to={paths.chat}>Ask the companion</ButtonLink>
          <ButtonLink to={paths.urgentHelp} variant="outline">
            Get urgent help
          </ButtonLink>
        </div>
      </div>
      <div className="print:hidden">
        <LabTestNeighbours previous={test.previous} next={test.next} />
      </div>
      <ReadNext ids={articlesForLabSection[test.section]} className="mt-12" />
    </Page>
  );
}
