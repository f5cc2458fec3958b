import { Link } from "react-router-dom";

import { MedicalPageData } from "@/app/medical-page-data";
import { Page, PageTitle } from "@/components/page";
import { QuickExit } from "@/components/quick-exit";
import { urgentHelp, urgentHelpSources, urgentSigns } from "@/content/urgent-help";
import { dayInWords } from "@/domain/day-in-words";
import { HELP_LINES_ID, HELP_LINES_TITLE, HelpLines } from "@/features/urgent-help/help-lines";
import { UrgentCard } from "@/features/urgent-help/urgent-card";
import { UrgentSigns } from "@/features/urgent-help/urgent-signs";

const parts = [...urgentSigns, { id: HELP_LINES_ID, title: HELP_LINES_TITLE }];

/** Signs that cannot wait, and whom to call; for everyone, signed in or not. */
export function UrgentHelpPage() {
  return (
    <Page title={urgentHelp.title} width="wide">
      <MedicalPageData page="urgentHelp" reviewedOn={urgentHelp.reviewedOn} />
      <PageTitle lead={urgentHelp.lead}>{urgentHelp.title}</PageTitle>
      {/* Whom to call stays in view beside the signs where there is room. */}
      <div className="grid gap-12 lg:grid-cols-[410px_1fr]">
        <div className="grid max-w-measure gap-12 lg:gap-6 lg:self-start lg:[@media(height>=800px)]:sticky lg:top-[calc(var(--header-height)+24px)]">
          <UrgentCard />
          <div className="grid justify-items-start gap-2">
            <QuickExit />
            <p className="text-sm text-ink-2">It opens a weather page in place of this one.</p>
          </div>
        </div>
        <div className="grid max-w-measure gap-12">
          <nav aria-label="On this page">
            <ul className="border-t border-line">
              {parts.map(({ id, title }) => (
                <li key={id} className="border-b border-line">
                  <Link
                    to={`#${id}`}
                    className="flex min-h-11 items-center py-2 text-primary underline"
                  >
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {urgentSigns.map((group) => (
            <UrgentSigns key={group.id} {...group} />
          ))}
          <div className="grid gap-4 border-s-[3px] border-primary ps-4">
            <p>{urgentHelp.medicines}</p>
            <p>{urgentHelp.under18}</p>
          </div>
          <HelpLines />
          <section aria-labelledby="sources" className="grid gap-2 text-sm">
            <h2 id="sources" className="text-xl">
              Sources
            </h2>
            <p className="text-ink-2">
              Checked{" "}
              <time dateTime={urgentHelp.reviewedOn}>{dayInWords(urgentHelp.reviewedOn)}</time>.
              Next check{" "}
              <time dateTime={urgentHelp.nextReview}>{dayInWords(urgentHelp.nextReview)}</time>.
              Clinician sign-off pending. {urgentHelp.unsourced} Each link opens in a new tab.
            </p>
            <ul className="border-t border-line">
              {urgentHelpSources.map(({ title, url }) => (
                <li key={url} className="flex min-h-11 items-center border-b border-line py-2">
                  <a
                    href={url}
                    target="_blank"
                    rel="noopener noreferrer"
                    className="inline-block py-1 text-primary underline"
                  >
                    {title}
                    <span className="sr-only"> (opens in a new tab)</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </Page>
  );
}
