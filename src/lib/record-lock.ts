import { waitAfter, waitLeft } from "@/domain/record/lock-rules";

import { type OpenedRecord, readStores, type RecordDatabase } from "./kept-record";
import { openLock, type RecordKey } from "./record-crypto";
import {
  ALL_STORES,
  changeRecordState,
  openRecordDatabase,
  readRecordState,
  type RecordState,
} from "./record-database";

/** The key of a record with the record that it opens. */
export type Unlocked = { opened: RecordKey; record: OpenedRecord };

/** What a try gives: the open record, or for how many seconds nothing can be tried. */
export type LockTry = Unlocked | { opened: null; waitSeconds: number };

function secondsLeft({ wrongTries, lastTryAt }: RecordState, now: number): number {
  return waitLeft(wrongTries, lastTryAt, now);
}

/** For how many seconds no PIN or passphrase can be tried; a reload does not make it shorter. */
export async function lockWait(): Promise<number> {
  const database = await openRecordDatabase(() => undefined);
  try {
    return secondsLeft(await readRecordState(database), Date.now());
  } finally {
    database.close();
  }
}

async function tryIn(database: RecordDatabase, secret: string): Promise<LockTry> {
  const now = Date.now();
  const before = await changeRecordState(database, (state) => {
    const isTooSoon = secondsLeft(state, now) > 0;
    return isTooSoon ? {} : { wrongTries: state.wrongTries + 1, lastTryAt: now };
  });
  const wait = secondsLeft(before, now);
  if (wait > 0) return { opened: null, waitSeconds: wait };
  // The key takes long, so that what it opens is read meanwhile.
  const stores = readStores(database, ALL_STORES);
  stores.catch(() => undefined);
  const opened = before.lock && (await openLock(before.lock, secret));
  if (opened === null) return { opened, waitSeconds: waitAfter(before.wrongTries + 1) };
  await changeRecordState(database, () => ({ wrongTries: 0 }));
  return { opened, record: { database, stores } };
}

/** Tries a PIN or passphrase. It is counted before it is looked at, so that leaving in between gains nothing. */
export async function tryLock(secret: string): Promise<LockTry> {
  const database = await openRecordDatabase(() => undefined);
  let tried: LockTry | null = null;
  try {
    tried = await tryIn(database, secret);
    return tried;
  } finally {
    if (tried?.opened == null) database.close();
  }
}
