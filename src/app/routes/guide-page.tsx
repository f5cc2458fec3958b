import { Page, PageTitle } from "@/components/page";
import { programIntro } from "@/content/program";
import { ProgramClosing } from "@/features/program/program-closing";
import { ProgramTabs } from "@/features/program/program-tabs";
import { pageTitles } from "@/lib/paths";

/** The paid program: the checklist and the consultations. */
export function GuidePage() {
  return (
    <Page title={pageTitles.guide} width="full">
      <div className="mx-auto max-w-[calc(var(--page)+2*var(--gutter))] px-(--gutter) pt-10 md:pt-14">
        <PageTitle lead={programIntro.lead}>{pageTitles.guide}</PageTitle>
      </div>
      <ProgramTabs />
      <ProgramClosing />
    </Page>
  );
}
