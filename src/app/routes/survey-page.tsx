import { Page, PageTitle } from "@/components/page";
import { Survey } from "@/features/embeds/survey";
import { pageTitles } from "@/lib/paths";

/** What the community of women with PCOS is asked by the provider. */
export function SurveyPage() {
  return (
    <Page title={pageTitles.survey} width="wide">
      <PageTitle lead="Tell us what living with PCOS (now also called PMOS) is like for you. Taking part is your choice, and you can stop at any time.">
        {pageTitles.survey}
      </PageTitle>
      <Survey />
    </Page>
  );
}
