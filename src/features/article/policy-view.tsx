import { ButtonLink } from "@/components/button";
import type { Policy } from "@/content/article-schema";
import type { Run } from "@/domain/article";
import { dayInWords } from "@/domain/day-in-words";
import { type Fillings, fillPlaceholders } from "@/domain/placeholders";
import { paths } from "@/lib/paths";
import type { Settings } from "@/lib/settings";
import { useSettings } from "@/lib/use-settings";
import { useToday } from "@/lib/use-today";

import { ArticleSections } from "./article-sections";
import { FoldedContents } from "./contents-list";
import { ReadingColumns } from "./reading-columns";
import { ReadingHeader } from "./reading-header";
import { ReviewLine } from "./review-line";
import { TermList, termsEntry } from "./term-list";

function words(text: string): Run {
  return [{ type: "text", text }];
}

/** What stands in the placeholders of a policy on this copy of the site. */
function policyFillings({
  brandName,
  providerName,
  hostingRegion,
  contactEmail,
  isLocal,
}: Settings): Fillings {
  return {
    brand: words(brandName),
    provider: words(providerName),
    contact:
      contactEmail === null
        ? words(`${providerName} (an e-mail address has not been set up yet)`)
        : [{ type: "link", href: `mailto:${contactEmail}`, children: words(contactEmail) }],
    hosting: words(
      isLocal
        ? "on the computer that runs this copy of the site"
        : `by Supabase, in ${hostingRegion ?? `the region that ${providerName} has chosen; ask which one it is`}`,
    ),
  };
}

/** Today's date as the line of the last update, and beside it when the words really changed. */
function PolicyDates({ policy }: { policy: Policy }) {
  const today = useToday();
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap gap-x-5 text-sm text-ink-2">
        <span className="min-w-64">
          Last updated: {today !== null && <time dateTime={today}>{dayInWords(today)}</time>}
        </span>
        <span>
          Version {policy.version}, words last changed on{" "}
          <time dateTime={policy.changedOn}>{dayInWords(policy.changedOn)}</time>
        </span>
      </p>
      <ReviewLine review={policy} signedOffBy="Lawyer" />
    </div>
  );
}

const LEAD: { id: string; heading: string } = { id: "in-short", heading: "In short" };

/** A policy with the words that this copy's owner has decided. */
export function PolicyView({ policy }: { policy: Policy }) {
  const settings = useSettings();
  const sections = fillPlaceholders(
    [{ ...LEAD, blocks: policy.lead }, ...policy.sections],
    policyFillings(settings),
  );
  const contents = [...sections, termsEntry];
  return (
    <ReadingColumns
      contents={contents}
      drawing="pair"
      side={
        <ButtonLink to={paths.chat} variant="secondary">
          Ask the companion
        </ButtonLink>
      }
    >
      <ReadingHeader title={policy.title}>
        <p className="mt-2 mb-3 text-md text-ink-2 md:text-lg">{policy.summary}</p>
        <PolicyDates policy={policy} />
      </ReadingHeader>
      <div className="grid gap-10">
        <FoldedContents entries={contents} />
        <ArticleSections sections={sections} />
        <TermList terms={policy.terms} />
      </div>
    </ReadingColumns>
  );
}
