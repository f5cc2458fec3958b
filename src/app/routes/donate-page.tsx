import { Page, PageTitle } from "@/components/page";
import { donation } from "@/content/donation";
import { DonationPanel } from "@/features/donation/donation-panel";

/** How to give to the provider's work. */
export function DonatePage() {
  return (
    <Page title={donation.title} width="wide">
      <DonationPanel>
        <PageTitle lead={donation.lead}>{donation.title}</PageTitle>
      </DonationPanel>
    </Page>
  );
}
