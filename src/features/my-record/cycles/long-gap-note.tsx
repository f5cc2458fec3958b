import { Button } from "@/components/button";
import { Note } from "@/components/note";
import { handFocusOn } from "@/components/take-focus";
import { recordTexts } from "@/content/my-record";
import { longGap } from "@/domain/record/cycle-figures";
import { addDays } from "@/domain/whole-days";
import { RecordLink } from "@/features/my-record/open-record/record-link";
import type { OpenRecord } from "@/features/my-record/open-record/use-open-record";

const QUIET_DAYS = 90;

/** Says that no period is noted for more than 90 days, and what that calls for. */
export function LongGapNote({ record }: { record: OpenRecord }) {
  const { settings, today, saveSettings } = record;
  const days = longGap({ ...record, ...settings });
  if (days === null) return null;
  const { title, add, test, see } = recordTexts.longGap;
  return (
    <Note tone="warning" title={title(days)} className="mb-8">
      <p className="text-md">
        <RecordLink
          place={{ recordScreen: "days" }}
          className="font-semibold text-primary underline"
        >
          {add}
        </RecordLink>{" "}
        {test} {see}
      </p>
      <Button
        ref={handFocusOn}
        variant="outline"
        size="sm"
        className="mt-3"
        onClick={() => void saveSettings({ gapQuietUntil: addDays(today, QUIET_DAYS) })}
      >
        I have an appointment
      </Button>
      <p className="mt-2 text-ink-2">{recordTexts.signOff}</p>
    </Note>
  );
}
