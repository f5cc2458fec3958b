import type { Review } from "@/content/review";
import { dayInWords } from "@/domain/day-in-words";

type ReviewLineProps = { review: Review; signedOffBy?: "Clinician" | "Lawyer" };

/** When a text was checked, when it will be checked again, and who signed it off. */
export function ReviewLine({ review, signedOffBy = "Clinician" }: ReviewLineProps) {
  return (
    <p className="flex flex-wrap gap-x-5 text-sm text-ink-2">
      <span>
        Checked <time dateTime={review.reviewedOn}>{dayInWords(review.reviewedOn)}</time>
      </span>
      <span>
        Next check <time dateTime={review.nextReview}>{dayInWords(review.nextReview)}</time>
      </span>
      <span>
        {review.reviewer === "pending"
          ? `${signedOffBy} sign-off pending`
          : `Signed off by ${review.reviewer}`}
      </span>
    </p>
  );
}
