import { recordTexts } from "@/content/my-record";
import { isPaused, type NextStart as NextStartRange } from "@/domain/record/cycle-figures";
import { daysBetween } from "@/domain/whole-days";
import type { OpenRecord } from "@/features/my-record/open-record/use-open-record";

import { nextStartInWords } from "./cycle-words";

function words({ history, spans, today }: OpenRecord, range: NextStartRange): string {
  const { paused, wide, longer } = recordTexts.next;
  if (isPaused(spans, today)) return paused;
  const last = history.starts.at(-1);
  const isLonger = last !== undefined && daysBetween(last.firstDay, today) > range.high;
  return `${nextStartInWords(range, wide)}${isLonger ? ` ${longer}` : ""}`;
}

/** Folded until she asks: when the next period may come, however wide the answer is. */
export function NextStart({ record, range }: { record: OpenRecord; range: NextStartRange }) {
  return (
    <details className="mt-6 border-y border-line">
      <summary className="min-h-12 cursor-pointer py-3 font-semibold text-primary">
        {recordTexts.next.question}
      </summary>
      <p className="pb-4">{words(record, range)}</p>
    </details>
  );
}
