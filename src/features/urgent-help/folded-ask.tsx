import { useEffect, useRef } from "react";

import { Button } from "@/components/button";

export type FoldedAskProps = { sentence: string; question: string; onUndo: () => void };

/** What is left of a question about a sign once she has answered it. */
export function FoldedAsk({ sentence, question, onUndo }: FoldedAskProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // What she pressed is gone, and with it the focus.
    if (document.activeElement === document.body) undo.current?.focus({ preventScroll: true });
  }, []);
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-3 print:hidden">
      {sentence}
      <Button ref={undo} aria-label={`Undo: ${question}`} variant="link" size="sm" onClick={onUndo}>
        Undo
      </Button>
    </p>
  );
}
