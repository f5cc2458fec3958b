import type { Review } from "@/content/review";
import { dayInWords } from "@/domain/day-in-words";

type ReviewLineProps = {
  review: Review;
  signedOffBy?: "Clinician" | "Lawyer";
  /** How long it takes to read. */
  minutes?: number;
};

/** How long a text is, when it was checked, and who signed it off, in one line. */
export function ReviewLine({ review, signedOffBy = "Clinician", minutes }: ReviewLineProps) {
  return (
    <p className="text-xs text-ink-3 sm:text-sm">
      {minutes !== undefined && (
        <>
          <span>{minutes === 1 ? "1 minute" : `${minutes} minutes`}</span> ·{" "}
        </>
      )}
      <span>
        Checked <time dateTime={review.reviewedOn}>{dayInWords(review.reviewedOn)}</time>
      </span>{" "}
      ·{" "}
      <span>
        {review.reviewer === "pending" ? (
          <>
            <span className="max-sm:sr-only">{signedOffBy} </span>sign-off pending
          </>
        ) : (
          `Signed off by ${review.reviewer}`
        )}
      </span>
    </p>
  );
}
