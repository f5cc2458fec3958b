import { useSyncExternalStore } from "react";

import { pageTitles, plainRecordName } from "./paths";
import { findRecord } from "./record-presence";

const listeners = new Set<() => void>();
let isPlain = false;
let isLookedUp = false;

/** Looks again what the record of this device is to be called in this tab. */
export async function lookUpRecordName(): Promise<void> {
  isLookedUp = true;
  try {
    const found = await findRecord();
    isPlain = found !== null && (found.hasPlainName || found.lock !== null);
    for (const listener of listeners) listener();
  } catch {
    // Where the browser keeps no record, there is none to hide.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!isLookedUp) void lookUpRecordName();
  return () => listeners.delete(listener);
}

/** What links call the record: by a name that tells nothing where she wants that, or has a lock. */
export function useRecordName(): string {
  return useSyncExternalStore(
    subscribe,
    () => (isPlain ? plainRecordName : pageTitles.myRecord),
    () => pageTitles.myRecord,
  );
}
