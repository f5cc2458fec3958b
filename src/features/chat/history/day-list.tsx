import { memo } from "react";
import { flushSync } from "react-dom";

import { dayLabel } from "@/domain/calendar-day";
import { scrollProgrammatically } from "@/lib/programmatic-scroll";

import { messageInWords } from "./note-names";
import { type Day, dayHeadingId } from "./turns";

function showDay(day: string) {
  const heading = document.getElementById(dayHeadingId(day));
  heading?.focus({ preventScroll: true });
  scrollProgrammatically(() => heading?.scrollIntoView({ block: "start" }));
}

type DayListProps = { days: readonly Day[]; today: string | null; onChoose: () => void };

/** The days of the conversation, newest first, each with her first question of that day. */
export const DayList = memo(function DayList({ days, today, onChoose }: DayListProps) {
  return (
    <ul className="grid gap-2">
      {days.toReversed().map(({ day, firstQuestion }) => (
        <li key={day}>
          <button
            type="button"
            onClick={() => {
              // While a sheet lies over the messages, none of them can take the focus.
              flushSync(onChoose);
              showDay(day);
            }}
            className="grid min-h-11 w-full rounded-1 px-3 py-2 text-start text-sm hover:bg-surface"
          >
            <span className="font-semibold text-ink-3">{dayLabel(day, today)}</span>
            {firstQuestion !== null && (
              <span className="truncate text-ink">{messageInWords(firstQuestion)}</span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
});
