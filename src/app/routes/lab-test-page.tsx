import { use } from "react";
import { useParams } from "react-router-dom";

import { MedicalPageData } from "@/app/medical-page-data";
import { PageMetadata } from "@/app/page-metadata";
import { Page } from "@/components/page";
import { labDrawings } from "@/content/lab-drawings";
import type { LabTest } from "@/content/lab-test-schema";
import type { PageFacts } from "@/content/page";
import { articlesForLabSection } from "@/content/library";
import { ArticleSections } from "@/features/article/article-sections";
import { FoldedContents } from "@/features/article/contents-list";
import { NextStep } from "@/features/article/next-step";
import { ReadNext } from "@/features/article/read-next";
import { ReadingColumns } from "@/features/article/reading-columns";
import { ReadingFooter } from "@/features/article/reading-footer";
import { ReadingHeader } from "@/features/article/reading-header";
import { ReviewLine } from "@/features/article/review-line";
import { sourcesEntry } from "@/features/article/source-list";
import { AtAGlance } from "@/features/lab-guide/at-a-glance";
import { KeepValueLink } from "@/features/lab-guide/keep-value-link";
import { LabTestNeighbours } from "@/features/lab-guide/lab-test-neighbours";
import { labTestText } from "@/features/lab-guide/lab-test-store";
import { UnitConverters } from "@/features/lab-guide/unit-converter";
import { labTestPath, paths } from "@/lib/paths";

import { NotFoundPage } from "./not-found-page";

function asPage({ id, name, summary }: LabTest): PageFacts {
  return {
    path: labTestPath(id),
    title: name,
    description: `${summary} How to prepare, the units you may see, and what to ask.`,
    kind: "public",
  };
}

/** One lab test: what to know at a glance, what it is for, how to prepare, units, numbers and questions to ask. */
export function LabTestPage() {
  const { testId = "" } = useParams();
  const text = labTestText(testId);
  if (text === null) return <NotFoundPage />;
  const test = use(text.read());
  const page = asPage(test);
  const drawing = labDrawings[test.section];
  const sources = test.sources.map(({ tag }) => tag);
  const contents = [...test.sections, sourcesEntry];
  return (
    <Page title={test.name} width="reading">
      <PageMetadata page={page} />
      <MedicalPageData page={page} reviewedOn={test.reviewedOn} />
      <ReadingColumns
        contents={contents}
        drawing={drawing}
        side={
          <>
            <NextStep />
            <KeepValueLink question="Have you had this test?" what="your value" />
            <LabTestNeighbours previous={test.previous} next={test.next} />
            <ReadNext ids={articlesForLabSection[test.section]} />
          </>
        }
      >
        <ReadingHeader
          title={test.name}
          drawing={drawing}
          back={{ to: paths.labTests, label: "Lab tests" }}
        >
          <ReviewLine review={test} />
        </ReadingHeader>
        <AtAGlance test={test} />
        <div className="grid gap-8 pt-3 md:pt-8">
          <ArticleSections
            sections={test.sections}
            sources={sources}
            extras={{
              "what-it-is-for": (
                <div className="mt-6 nav:mt-0">
                  <FoldedContents entries={contents} />
                </div>
              ),
              units: <UnitConverters units={test.units} />,
            }}
          />
          <ReadingFooter
            sources={test.sources}
            terms={test.terms}
            review={test}
            alsoCalled={test.alsoCalled}
          />
        </div>
      </ReadingColumns>
    </Page>
  );
}

/** Fetches the text of a lab test before its page is shown (a property for the reason named in `article-page.tsx`). */
LabTestPage.load = async (testId: string) => labTestText(testId)?.get();
