import { MedicalPageData } from "@/app/medical-page-data";
import { ButtonLink } from "@/components/button";
import { Note } from "@/components/note";
import { Page, PageTitle } from "@/components/page";
import { labGuide } from "@/content/lab-guide";
import { ReadNext } from "@/features/article/read-next";
import { KeepValueLink } from "@/features/lab-guide/keep-value-link";
import { LabGuideTables } from "@/features/lab-guide/lab-guide-tables";
import { pageTitles, paths } from "@/lib/paths";

/** Every lab test of the guide on one page. */
export function LabTestsPage() {
  return (
    <Page title={pageTitles.labTests} width="wide">
      <MedicalPageData page="labTests" />
      <PageTitle lead={labGuide.description}>{labGuide.title}</PageTitle>
      <LabGuideTables />
      <div className="mt-12 grid gap-x-14 gap-y-10 lg:grid-cols-2">
        <div>
          <Note tone="info">
            <p>
              {labGuide.note} {labGuide.disclaimer}
            </p>
          </Note>
          <div className="mt-8 grid gap-3 sm:flex sm:flex-wrap">
            <ButtonLink to={paths.chat} variant="secondary">
              Ask the companion
            </ButtonLink>
            <ButtonLink to={paths.urgentHelp} variant="outline">
              Get urgent help
            </ButtonLink>
          </div>
          <KeepValueLink
            question="Do you have results already?"
            what="your values"
            className="mt-4"
          />
        </div>
        <ReadNext ids={["diagnosis", "long-term-health"]} />
      </div>
    </Page>
  );
}
