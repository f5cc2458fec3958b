import { Button } from "@/components/button";

import { DayList } from "./day-list";
import type { Day } from "./turns";

export type HistoryColumnProps = {
  days: readonly Day[];
  today: string | null;
  /** An answer is on its way; deleting everything now would miss it. */
  isBusy: boolean;
  onDeleteAll: () => void;
};

/** Beside the messages on a wide screen, a single line above them on a narrow one. */
export function HistoryColumn({ days, today, isBusy, onDeleteAll }: HistoryColumnProps) {
  return (
    <aside
      aria-label="Your messages by day"
      className="border-line bg-sunken lg:absolute lg:inset-y-0 lg:start-0 lg:w-62 lg:border-e"
    >
      <div className="flex flex-col lg:sticky lg:top-(--header-height) lg:h-[calc(100dvh-var(--header-height))]">
        <nav aria-label="Days" className="overflow-y-auto p-3 max-lg:hidden">
          {days.length === 0 ? (
            <p className="p-3 text-sm text-ink-3">Your questions will be listed here by day.</p>
          ) : (
            <DayList days={days} today={today} />
          )}
        </nav>
        <div className="flex flex-wrap items-center justify-between gap-x-4 border-line px-(--gutter) py-1 text-sm text-ink-3 max-lg:border-b lg:mt-auto lg:border-t lg:p-5">
          <p>Kept in your account only.</p>
          {days.length > 0 && (
            <Button
              variant="link"
              size="sm"
              className="whitespace-nowrap"
              disabled={isBusy}
              onClick={onDeleteAll}
            >
              Delete all messages
            </Button>
          )}
        </div>
      </div>
    </aside>
  );
}
