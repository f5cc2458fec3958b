import type { Policy } from "@/content/article";
import { dayInWords } from "@/domain/day-in-words";
import { useToday } from "@/lib/use-today";

import { ReviewLine } from "./review-line";

/** Today's date as the line of the last update, and beside it when the words really changed. */
export function PolicyDates({ policy }: { policy: Policy }) {
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
