import { History, ListChecks } from "lucide-react";

export type SideTabsProps = {
  tickedCount: number;
  /** Absent while she has no messages of her own to look through. */
  onHistory?: () => void;
  onSymptoms: () => void;
};

const look =
  "flex min-h-12 flex-1 items-center justify-center gap-2 px-3 text-sm font-semibold hover:bg-primary-soft";

/** On a narrow screen, opens what stands beside the messages on a wide one. */
export function SideTabs({ tickedCount, onHistory, onSymptoms }: SideTabsProps) {
  return (
    <div className="flex divide-x divide-line border-b border-line bg-surface lg:hidden">
      {onHistory !== undefined && (
        <button type="button" aria-haspopup="dialog" className={look} onClick={onHistory}>
          <History aria-hidden="true" strokeWidth={1.75} className="size-5 text-primary" />
          History
        </button>
      )}
      <button type="button" aria-haspopup="dialog" className={look} onClick={onSymptoms}>
        <ListChecks aria-hidden="true" strokeWidth={1.75} className="size-5 text-primary" />
        {tickedCount === 0 ? "Symptoms" : `Symptoms (${tickedCount})`}
      </button>
    </div>
  );
}
