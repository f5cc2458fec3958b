import { type ReactNode, Suspense, useEffect, useState } from "react";
import type { DangerReport } from "@shared/safety/danger-outcome";

import { dangerPart } from "@/features/urgent-help/fetched-danger-part";
import { useDanger } from "@/features/urgent-help/use-danger";

export type CheckedWords = {
  /** Looks for danger in her words on this device, then goes on. */
  check: (text: string, goOn: (found: DangerReport | null) => void) => void;
  /** The same for several texts, each on its own; what cannot wait comes before what is asked about. */
  checkEach: (texts: readonly string[], goOn: () => void) => void;
  isChecking: boolean;
  /** Why her words could not be checked, so that they are not saved. */
  problem: string | null;
  /** What to do about the danger that was found, and whom to call. */
  card: ReactNode;
};

const PROBLEM =
  "We could not check your words for signs of danger, so they are not saved yet. Check your connection, then save again. If it is urgent, open “Get urgent help”.";

/** Looks for danger in what she writes before it is saved. */
export function useCheckedWords(isWriting: boolean): CheckedWords {
  const [isUnchecked, setUnchecked] = useState(false);
  const danger = useDanger({
    newestWords: null,
    repliedAsk: null,
    isWriting,
    onUnchecked: () => setUnchecked(true),
  });
  const { view } = danger;
  const [next, setNext] = useState<(() => void) | null>(null);

  // What was found is in view before anything is kept.
  useEffect(() => next?.(), [next]);

  function check(text: string, goOn: (found: DangerReport | null) => void): void {
    setUnchecked(false);
    danger.check(text, (found) => setNext(() => () => goOn(found)));
  }

  function checkFrom(left: readonly string[], asked: string | null, goOn: () => void): void {
    const [text = asked, ...others] = left;
    if (text === null) {
      setNext(() => () => goOn());
      return;
    }
    danger.check(text, (found) => {
      if (left.length === 0 || found?.outcome === "stop") setNext(() => () => goOn());
      else checkFrom(others, asked ?? (found === null ? null : text), goOn);
    });
  }

  function checkEach(texts: readonly string[], goOn: () => void): void {
    setUnchecked(false);
    checkFrom(texts, null, goOn);
  }

  const card = view !== null && (
    <Suspense>
      <h2 className="sr-only">Before you go on</h2>
      <dangerPart.Component view={view} country={null} onSafe={danger.declareSafe} />
    </Suspense>
  );
  return {
    check,
    checkEach,
    isChecking: danger.isChecking,
    problem: isUnchecked ? PROBLEM : null,
    card,
  };
}
