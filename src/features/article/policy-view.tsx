import type { Policy } from "@/content/article";
import { fillPlaceholders } from "@/domain/placeholders";
import { useSettings } from "@/lib/use-settings";

import { ArticleFrame } from "./article-frame";
import { ArticleSections } from "./article-sections";
import { PolicyDates } from "./policy-dates";
import { policyFillings } from "./policy-fillings";
import { TermList, termsEntry } from "./term-list";

const LEAD: { id: string; heading: string } = { id: "in-short", heading: "In short" };

/** A policy with the words that this copy's owner has decided. */
export function PolicyView({ policy }: { policy: Policy }) {
  const settings = useSettings();
  const sections = fillPlaceholders(
    [{ ...LEAD, blocks: policy.lead }, ...policy.sections],
    policyFillings(settings),
  );
  return (
    <ArticleFrame
      title={policy.title}
      summary={policy.summary}
      dates={<PolicyDates policy={policy} />}
      contents={[...sections, termsEntry]}
    >
      <ArticleSections sections={sections} />
      <TermList terms={policy.terms} />
    </ArticleFrame>
  );
}
