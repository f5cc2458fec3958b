import { Lock } from "lucide-react";

import { Button } from "@/components/button";
import { QuickExit } from "@/components/quick-exit";
import { lockTexts } from "@/content/record-lock-texts";

/** Leaves the record fast, and locks it where a lock is set; it stays in view. */
export function LeaveBar({
  onLeave,
  onLock,
}: {
  onLeave: () => void;
  onLock: (() => void) | null;
}) {
  return (
    <div className="sticky top-[calc(var(--header-height)+0.5rem)] z-10 mb-4 flex items-center justify-end gap-2 lg:static lg:justify-start print:hidden">
      {onLock !== null && (
        <Button variant="outline" size="sm" onClick={onLock} className="bg-paper">
          <Lock aria-hidden="true" strokeWidth={1.75} className="size-4" />
          Lock
        </Button>
      )}
      <QuickExit label="Leave fast" isSmall onLeave={onLeave} />
      <span className="sr-only">{lockTexts.leaving}</span>
    </div>
  );
}
