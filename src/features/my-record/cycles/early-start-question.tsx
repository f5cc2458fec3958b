import { Button } from "@/components/button";
import { handFocusOn } from "@/components/take-focus";
import type { Bleed } from "@/domain/record/bleeds";
import { dayInWords } from "@/domain/day-in-words";
import type { OpenRecord } from "@/features/my-record/open-record/use-open-record";

/** Asks what a bleed is that begins soon after the last period did. */
export function EarlyStartQuestion({ record, bleed }: { record: OpenRecord; bleed: Bleed }) {
  function answer(startsCycle: boolean): void {
    void record.saveRows({ days: [{ ...record.dayOf(bleed.firstDay), startsCycle }] });
  }

  return (
    <div ref={handFocusOn} className="rounded-2 border border-line bg-surface p-4">
      <p>
        <span className="font-semibold">A new period, or bleeding in between?</span> You noted
        bleeding on {dayInWords(bleed.firstDay)}, under 21 days after the last period began.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={() => answer(true)}>
          A new period
        </Button>
        <Button variant="outline" size="sm" onClick={() => answer(false)}>
          Bleeding in between
        </Button>
      </div>
    </div>
  );
}
