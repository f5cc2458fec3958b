import { History, ListChecks } from "lucide-react";
import { Link } from "react-router-dom";

import { paths } from "@/lib/paths";

/** What the assistant is not for, always in view. */
function SafetyLine() {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-2 border-b border-line bg-surface px-(--gutter) py-2 text-center text-sm text-ink-2">
      Not for emergencies, and not a diagnosis.{" "}
      <Link
        to={paths.urgentHelp}
        className="-my-2 inline-flex min-h-11 items-center font-semibold text-danger-ink underline hover:decoration-2"
      >
        Get urgent help
      </Link>
    </p>
  );
}

type SideTabsProps = {
  tickedCount: number;
  /** Absent while she has no messages of her own to look through. */
  onHistory?: () => void;
  onSymptoms: () => void;
};

const look =
  "flex min-h-12 flex-1 items-center justify-center gap-2 px-3 text-sm font-semibold hover:bg-primary-soft";

/** On a narrow screen, opens what stands beside the messages on a wide one. */
function SideTabs({ tickedCount, onHistory, onSymptoms }: SideTabsProps) {
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

/** Stays under the header while she reads: the way to her history and the symptoms, and what the assistant is not for. */
export function ChatBar(tabs: SideTabsProps) {
  return (
    <div className="z-10 [@media(height>=480px)]:sticky [@media(height>=480px)]:top-(--header-height)">
      <SideTabs {...tabs} />
      <SafetyLine />
    </div>
  );
}
