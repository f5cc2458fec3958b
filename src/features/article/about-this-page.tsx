import { Folded } from "@/components/folded";
import type { Review } from "@/content/review";
import { dayInWords } from "@/domain/day-in-words";

type AboutThisPageProps = {
  review: Review;
  /** Other names of its subject. */
  alsoCalled?: readonly string[];
};

/** What the page is and is not, when it is checked again, and the other names of its subject. */
export function AboutThisPage({ review, alsoCalled = [] }: AboutThisPageProps) {
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
