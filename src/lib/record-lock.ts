import { waitAfter, waitLeft } from "@/domain/record/lock-rules";

import { openLock, type RecordKey } from "./record-crypto";
import {
  changeRecordState,
  openRecordDatabase,
  readRecordState,
  type RecordDatabase,
  type RecordState,
} from "./record-database";

/** What a try gives: the key, or for how many seconds nothing can be tried. */
export type LockTry = { opened: RecordKey } | { opened: null; waitSeconds: number };

async function withDatabase<Result>(use: (database: RecordDatabase) => Promise<Result>) {
  const database = await openRecordDatabase(() => undefined);
  try {
    return await use(database);
  } finally {
    database.close();
  }
}

function secondsLeft({ wrongTries, lastTryAt }: RecordState, now: number): number {
  return waitLeft(wrongTries, lastTryAt, now);
}

/** For how many seconds no PIN or passphrase can be tried; a reload does not make it shorter. */
export function lockWait(): Promise<number> {
  return withDatabase(async (database) => secondsLeft(await readRecordState(database), Date.now()));
}

/** Tries a PIN or passphrase. It is counted before it is looked at, so that leaving in between gains nothing. */
export function tryLock(secret: string): Promise<LockTry> {
  return withDatabase(async (database) => {
    const now = Date.now();
    const before = await changeRecordState(database, (state) => {
      const isTooSoon = secondsLeft(state, now) > 0;
      return isTooSoon ? {} : { wrongTries: state.wrongTries + 1, lastTryAt: now };
    });
    const wait = secondsLeft(before, now);
    if (wait > 0) return { opened: null, waitSeconds: wait };
    const opened = before.lock && (await openLock(before.lock, secret));
    if (opened === null) return { opened, waitSeconds: waitAfter(before.wrongTries + 1) };
    await changeRecordState(database, () => ({ wrongTries: 0 }));
    return { opened };
  });
}
