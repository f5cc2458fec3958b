import { Page, PageTitle } from "@/components/page";
import { Survey } from "@/features/embeds/survey";

/** What the community of women with PCOS is asked by the provider. */
export function SurveyPage() {
  return (
    <Page title="Community Survey" width="wide">
      <PageTitle lead="Tell us what living with PCOS (now also called PMOS) is like for you. Taking part is your choice, and you can stop at any time.">
        Community Survey
      </PageTitle>
      <Survey />
    </Page>
  );
}
