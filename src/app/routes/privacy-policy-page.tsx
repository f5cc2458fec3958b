import { Page } from "@/components/page";
import { policy } from "@/content/articles/privacy-policy.md";
import { PolicyView } from "@/features/article/policy-view";

/** What is kept about a person, why, where, for how long, and her rights. */
export function PrivacyPolicyPage() {
  return (
    <Page title={policy.title} width="reading">
      <PolicyView policy={policy} />
    </Page>
  );
}
