import { useSettings } from "@/lib/use-settings";

import type { AddressedPage } from "./page-address";

type MedicalPageDataProps = {
  page: AddressedPage;
  /** The day on which its words were last checked, when the content names one. */
  reviewedOn?: string;
};

/** Tells search engines that a page holds our own words about health, and when they were checked. */
export function MedicalPageData({ page, reviewedOn }: MedicalPageDataProps) {
  const { siteUrl } = useSettings();
  const data = {
    "@context": "https://schema.org",
    "@type": "MedicalWebPage",
    name: page.title,
    description: page.description,
    inLanguage: "en",
    ...(siteUrl !== null && { url: `${siteUrl}${page.path}` }),
    ...(reviewedOn !== undefined && { lastReviewed: reviewedOn }),
  };
  // No text of ours may end the element early.
  const text = JSON.stringify(data).replaceAll("<", "\\u003c");
  return <script type="application/ld+json">{text}</script>;
}
