import { Folded } from "@/components/folded";
import type { Review } from "@/content/review";
import type { CitedSource } from "@/content/source";
import type { ExplainedTerm } from "@/content/terms";
import { dayInWords } from "@/domain/day-in-words";

import { SourceList } from "./source-list";
import { TermList } from "./term-list";

type AboutThisPageProps = {
  review: Review;
  /** Other names of its subject. */
  alsoCalled?: readonly string[];
};

/** What the page is and is not, when it is checked again, and the other names of its subject. */
function AboutThisPage({ review, alsoCalled = [] }: AboutThisPageProps) {
  return (
    <Folded title="About this page" id="about-this-page">
      <div className="grid max-w-measure gap-2 text-sm text-ink-2">
        {alsoCalled.length > 0 && <p>Also called: {alsoCalled.join(", ")}</p>}
        <p>
          Next check <time dateTime={review.nextReview}>{dayInWords(review.nextReview)}</time>
        </p>
        <p>This page is for learning. It is not a diagnosis and does not replace a visit.</p>
      </div>
    </Folded>
  );
}

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
