import { useSyncExternalStore } from "react";

import { onPersonalDataCleared } from "@/lib/personal-data";
import { readText, writeText } from "@/lib/storage";

export type AnalyticsChoice = "accepted" | "refused";

const key = "pcos-care-analytics";
const listeners = new Set<() => void>();

function tellListeners(): void {
  for (const listener of listeners) listener();
}

// Storage is emptied right after the listeners are told.
onPersonalDataCleared(() => queueMicrotask(tellListeners));

function readChoice(): AnalyticsChoice | null {
  const text = readText("device", key);
  return text === "accepted" || text === "refused" ? text : null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** Remembers on this device whether pages may be counted. */
export function chooseAnalytics(choice: AnalyticsChoice): void {
  writeText("device", key, choice);
  tellListeners();
}

/** Whether she lets pages be counted; null while she has not said. */
export function useAnalyticsChoice(): AnalyticsChoice | null {
  return useSyncExternalStore(subscribe, readChoice, () => null);
}
