import { Button } from "@/components/button";

import { DayList } from "./day-list";
import { HistoryDownload } from "./history-download";
import { HistorySearch } from "./history-search";
import type { Day } from "./turns";

export type HistoryPanelProps = {
  userId: string;
  days: readonly Day[];
  today: string | null;
  /** An answer is on its way; deleting everything now would miss it. */
  isBusy: boolean;
  onDeleteAll: () => void;
  /** Called when she chose a day, before it is shown. */
  onChoose: () => void;
};

/** Her messages by day: to search, to go to, to keep as a file and to delete. */
export function HistoryPanel({
  userId,
  days,
  today,
  isBusy,
  onDeleteAll,
  onChoose,
}: HistoryPanelProps) {
  if (days.length === 0) {
    return (
      <div className="grid gap-2 p-5 text-sm text-ink-3">
        <p>Your questions will be listed here by day.</p>
        <p>Kept in your account only.</p>
      </div>
    );
  }
  return (
    <>
      <div className="px-5 py-4">
        <HistorySearch userId={userId} today={today} />
      </div>
      <nav aria-label="Days" className="px-2 pb-4">
        <DayList days={days} today={today} onChoose={onChoose} />
      </nav>
      <div className="mt-auto grid justify-items-start border-t border-line px-5 py-3 text-sm text-ink-3">
        <p>Kept in your account only.</p>
        <HistoryDownload userId={userId} />
        <Button variant="link" size="sm" disabled={isBusy} onClick={onDeleteAll}>
          Delete all messages
        </Button>
      </div>
    </>
  );
}
