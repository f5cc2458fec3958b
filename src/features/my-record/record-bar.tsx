import { Lock, LogOut } from "lucide-react";

import { Button } from "@/components/button";
import { QuickExit } from "@/components/quick-exit";
import { lockTexts } from "@/content/record-lock-texts";

type RecordBarProps = {
  /** What the record is called. */
  name: string;
  onLeave: () => void;
  onLock: (() => void) | null;
};

/** Names the record, leaves it fast, and locks it where a lock is set; on a phone it stays in view. */
export function RecordBar({ name, onLeave, onLock }: RecordBarProps) {
  return (
    <>
      <div
        data-record-bar=""
        className="sticky top-(--header-height) z-10 -mx-(--gutter) -mt-10 flex h-14 items-center gap-1 bg-surface px-(--gutter) md:-mt-14 lg:static lg:m-0 lg:mb-4 lg:h-auto lg:flex-wrap lg:gap-x-2 lg:gap-y-4 lg:bg-transparent lg:p-0 print:hidden"
      >
        <p className="me-auto font-display text-lg leading-tight tracking-[-0.012em] lg:w-full lg:text-2xl">
          {name}
        </p>
        {onLock !== null && (
          <Button
            variant="ghost"
            size="icon"
            aria-label="Lock"
            title="Lock"
            onClick={onLock}
            className="lg:-ms-3"
          >
            <Lock aria-hidden="true" strokeWidth={1.75} className="size-5" />
          </Button>
        )}
        <QuickExit
          label={
            <>
              <LogOut aria-hidden="true" strokeWidth={1.75} className="size-4" />
              Leave fast
            </>
          }
          isSmall
          onLeave={onLeave}
        />
        <span className="sr-only">{lockTexts.leaving}</span>
      </div>
      {/* The edge of the bar, which the names of the parts hide until they have gone under it. */}
      <div className="sticky top-[calc(var(--header-height)+3.5rem)] -mx-(--gutter) -mb-px h-px bg-line lg:hidden print:hidden" />
    </>
  );
}
