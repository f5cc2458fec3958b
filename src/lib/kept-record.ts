import type { LockKind } from "@/domain/record/lock-rules";

import { RECORD_DATABASE } from "./record-presence";

/** Where its lock and its name are kept, in the clear. */
export const STATE_STORE = "state";
export const STATE_KEY = "state";

/** What is kept of a record on this device, as far as it can be told without opening it. */
export type FoundRecord = {
  isKept: boolean;
  /** What opens it; null where no lock is set. */
  lock: LockKind | null;
  /** Whether she wants it to be called by a name that tells nothing. */
  hasPlainName: boolean;
};

const NO_RECORD: FoundRecord = { isKept: false, lock: null, hasPlainName: false };

function lockKindOf(lock: unknown): LockKind | null {
  if (typeof lock !== "object" || lock === null || !("kind" in lock)) return null;
  return lock.kind === "pin" || lock.kind === "passphrase" ? lock.kind : null;
}

function foundIn(state: unknown): FoundRecord {
  if (typeof state !== "object" || state === null) return { ...NO_RECORD, isKept: true };
  return {
    isKept: true,
    lock: "lock" in state ? lockKindOf(state.lock) : null,
    hasPlainName: "hasPlainName" in state && state.hasPlainName === true,
  };
}

function readState(database: IDBDatabase): Promise<FoundRecord> {
  return new Promise((resolve, reject) => {
    if (!database.objectStoreNames.contains(STATE_STORE)) {
      resolve(foundIn(null));
      return;
    }
    const reading = database.transaction(STATE_STORE).objectStore(STATE_STORE).get(STATE_KEY);
    reading.addEventListener("success", () => resolve(foundIn(reading.result)));
    reading.addEventListener("error", () => reject(reading.error ?? new Error("Not read.")));
  });
}

function openIfKept(): Promise<IDBDatabase | null> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(RECORD_DATABASE);
    let isMissing = false;
    opening.addEventListener("upgradeneeded", () => {
      isMissing = true;
      opening.transaction?.abort();
    });
    opening.addEventListener("success", () => resolve(opening.result));
    opening.addEventListener("error", () => {
      if (isMissing) resolve(null);
      else reject(opening.error ?? new Error("The database did not open."));
    });
  });
}

/** What is kept of a record on this device; looking leaves nothing behind. Rejects where the browser keeps none. */
export async function readKeptRecord(): Promise<FoundRecord> {
  const database = await openIfKept();
  if (database === null) return NO_RECORD;
  try {
    return await readState(database);
  } finally {
    database.close();
  }
}
