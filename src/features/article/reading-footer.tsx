import type { Review } from "@/content/review";
import type { CitedSource } from "@/content/source";
import type { ExplainedTerm } from "@/content/terms";

import { AboutThisPage } from "./about-this-page";
import { SourceList } from "./source-list";
import { TermList } from "./term-list";

type ReadingFooterProps = {
  sources: readonly CitedSource[];
  terms: readonly ExplainedTerm[];
  review: Review;
  alsoCalled?: readonly string[];
};

/** What stands under a text, folded: where it comes from, its words explained, and what the page is. */
export function ReadingFooter({ sources, terms, review, alsoCalled }: ReadingFooterProps) {
  return (
    <div className="border-t border-line">
      <SourceList sources={sources} />
      <TermList terms={terms} />
      <AboutThisPage review={review} {...(alsoCalled && { alsoCalled })} />
    </div>
  );
}
