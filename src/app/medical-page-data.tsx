import { useState } from "react";

import { useIsHydrated } from "@/components/use-is-hydrated";
import type { PageFacts } from "@/content/page";
import { type PageName, pages } from "@/content/pages";
import { useSettings } from "@/lib/use-settings";

type MedicalPageDataProps = {
  page: PageFacts | PageName;
  /** The day on which its words were last checked, when the content names one. */
  reviewedOn?: string;
};

function WrittenData({ page, reviewedOn }: MedicalPageDataProps) {
  const { siteUrl } = useSettings();
  const { title, description, path } = typeof page === "string" ? pages[page] : page;
  const data = {
    "@context": "https://schema.org",
    "@type": "MedicalWebPage",
    name: title,
    description,
    inLanguage: "en",
    ...(siteUrl !== null && { url: `${siteUrl}${path}` }),
    ...(reviewedOn !== undefined && { lastReviewed: reviewedOn }),
  };
  // No text of ours may end the element early.
  const text = JSON.stringify(data).replaceAll("<", "\\u003c");
  return <script type="application/ld+json">{text}</script>;
}

/**
 * Tells search engines that a page holds our own words about health, and when they were checked. They read the HTML
 * made at build time; in the browser its words are kept as they are, and a page that is opened later has none.
 */
export function MedicalPageData(props: MedicalPageDataProps) {
  const isHydrated = useIsHydrated();
  const [isInHtml] = useState(!isHydrated);
  if (import.meta.env.SSR) return <WrittenData {...props} />;
  if (!isInHtml) return null;
  const asItIs = { __html: "" };
  return (
    // oxlint-disable-next-line react/no-danger -- it puts nothing in: what stands in the HTML is left alone
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={asItIs} />
  );
}
