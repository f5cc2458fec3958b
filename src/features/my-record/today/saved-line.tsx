import { useEffect } from "react";

import { Button } from "@/components/button";
import { handFocusOn } from "@/components/take-focus";

/** How long what she did can be undone by one press. */
const UNDO_MS = 10_000;

type SavedLineProps = {
  /** What is saved, in words; null when there is nothing to undo. */
  saved: { text: string } | null;
  onUndo: () => void;
  onEnd: () => void;
};

/** Says what has just been saved, and takes it back on a press. */
export function SavedLine({ saved, onUndo, onEnd }: SavedLineProps) {
  useEffect(() => {
    if (saved === null) return undefined;
    const timer = setTimeout(onEnd, UNDO_MS);
    return () => clearTimeout(timer);
  }, [saved, onEnd]);

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may not hold a button
    <div role="status" className="mt-3 flex min-h-11 flex-wrap items-center gap-x-3">
      {saved !== null && (
        <>
          <span className="text-sm text-success-ink">{saved.text}</span>
          <Button ref={handFocusOn} variant="link" size="sm" onClick={onUndo}>
            Undo
          </Button>
        </>
      )}
    </div>
  );
}
