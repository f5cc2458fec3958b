import { Page, PageTitle } from "@/components/page";
import { SymptomChecker } from "@/features/embeds/symptom-checker";
import { NotForEmergencies } from "@/components/not-for-emergencies";
import { pageTitles, paths } from "@/lib/paths";

/** Another service's symptom checker, with the way to urgent help above it. */
export function SymptomCheckerPage() {
  return (
    <Page title={pageTitles.symptomChecker} width="full" className="pb-24">
      <div className="mx-auto max-w-[calc(var(--page)+2*var(--gutter))] px-(--gutter) pt-10 md:pt-14">
        <PageTitle lead="Go through your signs step by step. The result is not a diagnosis of PCOS (now also called PMOS): take it to a clinician.">
          {pageTitles.symptomChecker}
        </PageTitle>
        <NotForEmergencies to={paths.urgentHelp} className="-mt-4 mb-4" />
      </div>
      <SymptomChecker />
    </Page>
  );
}
