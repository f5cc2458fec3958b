import { Button } from "@/components/button";
import { handFocusOn } from "@/components/take-focus";
import type { Hole } from "@/domain/record/cycles";
import { BLEEDING } from "@/domain/record/record-schema";
import { addDays } from "@/domain/whole-days";
import { dayInWords } from "@/domain/day-in-words";
import { RecordLink } from "@/features/my-record/open-record/record-link";
import type { OpenRecord } from "@/features/my-record/open-record/use-open-record";

import { notKnownSpan } from "./not-known-span";

/** Asks what happened in a long time without notes. */
export function HoleQuestion({ record, hole }: { record: OpenRecord; hole: Hole }) {
  const { fromDay, toDay, length } = hole;

  function noBleeding(): void {
    const days = Array.from({ length }, (_, place) => ({
      ...record.dayOf(addDays(fromDay, place)),
      bleeding: BLEEDING.none,
    }));
    void record.saveRows({ days });
  }

  function notKnown(): void {
    void record.saveRows({ spans: [notKnownSpan(hole)] });
  }

  return (
    <div ref={handFocusOn} className="rounded-2 border border-line bg-surface p-4">
      <p>
        <span className="font-semibold">Was there a period in between?</span> You noted nothing from{" "}
        {dayInWords(fromDay)} to {dayInWords(toDay)}, {length} days.
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button variant="outline" size="sm" onClick={noBleeding}>
          No bleeding
        </Button>
        <Button variant="outline" size="sm" onClick={notKnown}>
          I do not know
        </Button>
        <RecordLink
          place={{ recordScreen: "today", day: fromDay }}
          className="inline-flex min-h-11 items-center px-2 font-semibold text-primary underline"
        >
          Yes, add it
        </RecordLink>
      </div>
    </div>
  );
}
