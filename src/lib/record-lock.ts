import { waitAfter, waitLeft } from "@/domain/record/lock-rules";

import {
  openIfKept,
  type OpenedRecord,
  readStores,
  RECORD_VERSION,
  type RecordDatabase,
} from "./kept-record";
import { openLock, type RecordKey } from "./record-crypto";
import {
  ALL_STORES,
  changeRecordState,
  readRecordState,
  type RecordState,
} from "./record-database";

/** The key of a record with the record that it opens. */
export type Unlocked = { opened: RecordKey; record: OpenedRecord };

/** What a try gives: the open record, or for how many seconds nothing can be tried; null where no lock is left to try. */
export type LockTry = Unlocked | { opened: null; waitSeconds: number | null };

function secondsLeft({ wrongTries, lastTryAt }: RecordState, now: number): number {
  return waitLeft(wrongTries, lastTryAt, now);
}

/** The record that is kept, as this version of the site makes it. Trying a lock makes none where another tab has erased it. */
async function openKept(): Promise<RecordDatabase | null> {
  const database = await openIfKept();
  if (database?.version === RECORD_VERSION) return database;
  database?.close();
  return null;
}

/** For how many seconds no PIN or passphrase can be tried; a reload does not make it shorter. Null where no lock is left to try. */
export async function lockWait(): Promise<number | null> {
  const database = await openKept();
  if (database === null) return null;
  try {
    const state = await readRecordState(database);
    return state.lock && secondsLeft(state, Date.now());
  } finally {
    database.close();
  }
}

async function tryIn(database: RecordDatabase, secret: string): Promise<LockTry> {
  const now = Date.now();
  const before = await changeRecordState(database, (state) => {
    const isTriable = state.lock !== null && secondsLeft(state, now) === 0;
    return isTriable ? { wrongTries: state.wrongTries + 1, lastTryAt: now } : {};
  });
  if (before.lock === null) return { opened: null, waitSeconds: null };
  const wait = secondsLeft(before, now);
  if (wait > 0) return { opened: null, waitSeconds: wait };
  // The key takes long, so that what it opens is read meanwhile.
  const stores = readStores(database, ALL_STORES);
  stores.catch(() => undefined);
  const opened = await openLock(before.lock, secret);
  if (opened === null) return { opened, waitSeconds: waitAfter(before.wrongTries + 1) };
  await changeRecordState(database, () => ({ wrongTries: 0 }));
  return { opened, record: { database, stores } };
}

/** Tries a PIN or passphrase. It is counted before it is looked at, so that leaving in between gains nothing. */
export async function tryLock(secret: string): Promise<LockTry> {
  const database = await openKept();
  if (database === null) return { opened: null, waitSeconds: null };
  let tried: LockTry | null = null;
  try {
    tried = await tryIn(database, secret);
    return tried;
  } finally {
    if (tried?.opened == null) database.close();
  }
}
