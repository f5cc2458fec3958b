import { Page } from "@/components/page";
import { policy } from "@/content/articles/terms-of-service.md";
import { PolicyView } from "@/features/article/policy-view";

/** What the site is and is not, and what both sides promise. */
export function TermsOfServicePage() {
  return (
    <Page title={policy.title} width="reading">
      <PolicyView policy={policy} />
    </Page>
  );
}
