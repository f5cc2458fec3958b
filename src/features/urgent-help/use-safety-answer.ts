import { useCallback, useState } from "react";

import { readText, removeText, writeText } from "@/lib/storage";

/** Her answer to the question about a sign. */
export type SafetyAnswer = "yes" | "no";

const keyOf = (id: string) => `said-to-question:${id}`;

/** What she said with one message; a no stays for as long as the tab, so that she is not asked again after a reload. */
export function useSafetyAnswer(
  id: string | null,
): readonly [SafetyAnswer | null, (said: SafetyAnswer | null) => void] {
  const [latest, setLatest] = useState<{ id: string | null; said: SafetyAnswer | null } | null>(
    null,
  );
  const answer = useCallback(
    (said: SafetyAnswer | null) => {
      setLatest({ id, said });
      if (id === null) return;
      if (said === "no") writeText("tab", keyOf(id), said);
      else removeText("tab", keyOf(id));
    },
    [id],
  );
  if (latest !== null && latest.id === id) return [latest.said, answer];
  return [id !== null && readText("tab", keyOf(id)) === "no" ? "no" : null, answer];
}
