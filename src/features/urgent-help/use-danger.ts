import { useMemo, useState } from "react";

import { checkForDanger, type DangerReport } from "@shared/safety/check-for-danger";

export type Danger = {
  /** What her newest words tell of; null when it is nothing, or when she said that she is safe. */
  report: DangerReport | null;
  /** Whether those words stand in the thread; before that they were only about to be sent. */
  isInThread: boolean;
  /** Reads what she is about to send, on her own device and before anything else happens to it. */
  check: (text: string) => void;
  declareSafe: () => void;
};

/** Watches her newest words for signs of danger, those in the thread and those about to be sent. */
export function useDanger(newestQuestion: string | null): Danger {
  const [sent, setSent] = useState<string | null>(null);
  const [safe, setSafe] = useState<string | null>(null);
  const text = sent ?? newestQuestion;
  const report = useMemo(() => (text === null ? null : checkForDanger(text)), [text]);
  return {
    report: text === safe ? null : report,
    isInThread: text === newestQuestion,
    check: (next) => {
      setSent(next);
      setSafe(null);
    },
    declareSafe: () => setSafe(text),
  };
}
