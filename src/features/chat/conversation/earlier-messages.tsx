import { useLayoutEffect, useRef } from "react";

import { Button } from "@/components/button";
import { scrollProgrammatically } from "@/lib/programmatic-scroll";

export type EarlierMessagesProps = {
  /** The first message shown; tells when earlier ones have arrived. */
  oldestId: string | undefined;
  hasEarlier: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  onShow: () => void;
};

/** Brings earlier messages in above, without moving what she is reading. */
export function EarlierMessages({
  oldestId,
  hasEarlier,
  isLoading,
  hasFailed,
  onShow,
}: EarlierMessagesProps) {
  const start = useRef<HTMLParagraphElement>(null);
  const shownOldestId = useRef(oldestId);
  const placeFromEnd = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (shownOldestId.current === oldestId) return;
    shownOldestId.current = oldestId;
    if (placeFromEnd.current === null) return;
    const { scrollHeight } = document.documentElement;
    const top = scrollHeight - placeFromEnd.current;
    scrollProgrammatically(() => window.scrollTo({ top, behavior: "instant" }));
    placeFromEnd.current = null;
    if (document.activeElement === document.body) start.current?.focus({ preventScroll: true });
  }, [oldestId]);

  function show() {
    placeFromEnd.current = document.documentElement.scrollHeight - window.scrollY;
    onShow();
  }

  if (!hasEarlier) {
    return (
      <p ref={start} tabIndex={-1} className="pt-6 text-center text-sm text-ink-3">
        Your messages begin here.
      </p>
    );
  }
  return (
    <div className="grid justify-items-center gap-2 pt-6">
      {hasFailed && (
        <p role="alert" className="text-sm font-semibold text-danger-ink">
          Earlier messages could not be loaded. Try again.
        </p>
      )}
      <Button variant="outline" size="sm" isBusy={isLoading} onClick={show}>
        Show earlier messages
      </Button>
    </div>
  );
}
