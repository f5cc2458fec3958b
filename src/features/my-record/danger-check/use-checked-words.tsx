import { type ReactNode, Suspense, useState } from "react";
import type { DangerReport } from "@shared/safety/danger-outcome";

import { dangerPart } from "@/features/urgent-help/fetched-danger-part";
import { useDanger } from "@/features/urgent-help/use-danger";

export type CheckedWords = {
  /** Looks for danger in her words on this device, then goes on. */
  check: (text: string, goOn: (found: DangerReport | null) => void) => void;
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

  function check(text: string, goOn: (found: DangerReport | null) => void): void {
    setUnchecked(false);
    danger.check(text, goOn);
  }

  const card = view !== null && (
    <Suspense>
      <dangerPart.Component view={view} country={null} onSafe={danger.declareSafe} />
    </Suspense>
  );
  return { check, isChecking: danger.isChecking, problem: isUnchecked ? PROBLEM : null, card };
}
