import { History, ListChecks, type LucideIcon } from "lucide-react";
import { Link } from "react-router-dom";

import { paths } from "@/lib/paths";

/** What the assistant is not for. */
function SafetyLine() {
  return (
    <p className="flex min-h-8 flex-wrap items-center gap-x-2 text-[clamp(0.75rem,3.2vw,0.875rem)] text-ink-2 max-lg:justify-center">
      Not for emergencies, not a diagnosis.{" "}
      <Link
        to={paths.urgentHelp}
        className="-my-1.5 inline-flex min-h-11 items-center font-semibold text-danger-ink underline hover:decoration-2"
      >
        Get urgent help
      </Link>
    </p>
  );
}

type SideButtonProps = { Icon: LucideIcon; label: string; count?: number; onPress: () => void };

function SideButton({ Icon, label, count = 0, onPress }: SideButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="relative grid size-11 place-items-center rounded-1 text-ink hover:bg-primary-soft active:bg-primary-soft-2"
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-5.5" />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute end-0.5 top-0.5 grid size-[18px] place-items-center rounded-round bg-primary text-xs leading-none font-semibold text-on-primary tabular-nums ring-2 ring-surface"
        >
          {count}
        </span>
      )}
    </button>
  );
}

export type ChatBarProps = {
  tickedCount: number;
  /** Absent while she has no messages of her own to look through. */
  onHistory?: () => void;
  onSymptoms: () => void;
};

/** Stays under the header: what this is, the way to her history and the symptoms, and what the assistant is not for. */
export function ChatBar({ tickedCount, onHistory, onSymptoms }: ChatBarProps) {
  return (
    <div
      data-chat-edge="bar"
      className="z-10 border-b border-line bg-surface px-(--gutter) transition-transform duration-2 ease-cloth [@media(height>=480px)]:sticky [@media(height>=480px)]:top-(--header-height) [@media(height>=480px)]:group-data-reading-on/chat:[transform:translateY(calc(-100%-var(--header-height)-0.5rem))] [@media(height>=480px)]:group-data-writing/chat:[transform:translateY(calc(-100%-var(--header-height)-0.5rem))] focus-within:[transform:none]!"
    >
      <div className="mx-auto max-w-[800px] lg:flex lg:h-12 lg:items-center lg:justify-between">
        <div className="flex h-12 items-center">
          <h1 tabIndex={-1} className="me-auto text-[1.125rem] tracking-normal">
            AI Health Assistant
          </h1>
          <div className="-me-2.5 flex min-w-23 justify-end gap-1 lg:hidden">
            {onHistory !== undefined && (
              <SideButton Icon={History} label="History" onPress={onHistory} />
            )}
            <SideButton
              Icon={ListChecks}
              label={tickedCount === 0 ? "Symptoms" : `Symptoms (${tickedCount})`}
              count={tickedCount}
              onPress={onSymptoms}
            />
          </div>
        </div>
        <SafetyLine />
      </div>
    </div>
  );
}
