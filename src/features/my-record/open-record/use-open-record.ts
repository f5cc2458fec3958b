import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";

import { useToast } from "@/components/toast";
import { type CycleHistory, cycleHistory } from "@/domain/record/cycles";
import { emptyDay, type RecordDay, type RecordSettings } from "@/domain/record/record-schema";
import {
  entriesOf,
  NO_ENTRIES,
  type RecordEntries,
  type RecordTable,
  tableRules,
  withRows,
} from "@/domain/record/record-tables";
import type { HandOver } from "@/lib/kept-record";
import { eraseRecord } from "@/lib/record-presence";
import type { RecordKey } from "@/lib/record-crypto";
import { RecordLocked } from "@/lib/record-rows";
import {
  type LockWish,
  openRecordStore,
  passingRecord,
  type RecordContents,
  type RecordStore,
} from "@/lib/record-store";

/** Her record, open in this tab, with the ways to change it; each says whether the change is kept. */
export type OpenRecord = RecordContents & {
  today: string;
  history: CycleHistory;
  /** What is noted about a day; nothing where nothing is. */
  dayOf: (day: string) => RecordDay;
  saveRows: (rows: Partial<RecordEntries>) => Promise<boolean>;
  removeRow: (table: RecordTable, key: string) => Promise<boolean>;
  saveSettings: (change: Partial<RecordSettings>) => Promise<boolean>;
  /** Writes everything anew under a new lock, or in the clear again. */
  changeLock: (next: LockWish | null) => Promise<boolean>;
  savePlainName: (hasPlainName: boolean) => Promise<boolean>;
  /** Lets go of the record in every tab, until its PIN or passphrase is entered; false where there is no lock. */
  lockNow: () => boolean;
  /** The device has no room for what she wanted to keep. */
  isDeviceFull: boolean;
  /** What she is told of what she wrote: that it is kept, or only that it stands here. */
  savedWord: "Saved" | "Noted";
  erase: () => Promise<void>;
};

const NOT_SAVED = {
  title: "This is not saved",
  description: "Your device may be out of space. What was saved before is safe.",
  variant: "destructive",
} as const;

function withWritten(before: RecordEntries, written: RecordEntries): RecordEntries {
  return entriesOf((table) => withRows(table, before[table], written[table]));
}

function without<Table extends RecordTable>(entries: RecordEntries, table: Table, key: string) {
  const { keyOf } = tableRules[table];
  return { [table]: entries[table].filter((row) => keyOf(row) !== key) };
}

/** A change as it is shown at once, and as it is kept. */
type Change = {
  apply: (before: RecordContents) => RecordContents;
  write: (opened: RecordStore) => Promise<void>;
};

/** Why a record does not open. */
export type RefusedReason = "unavailable" | "newer";

function reasonOf(cause: unknown): RefusedReason {
  return cause instanceof DOMException && cause.name === "VersionError" ? "newer" : "unavailable";
}

function isOutOfSpace(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === "QuotaExceededError";
}

type OpenRecordOptions = {
  today: string;
  /** What opens it where a lock is set. */
  recordKey: RecordKey | null;
  /** The record where it is open already. */
  handOver: HandOver | null;
  /** The browser keeps none, so that it lives as long as it is shown. */
  isPassing: boolean;
  onErased: () => void;
  /** The record is locked, and what was read of it is gone from this tab. */
  onLocked: () => void;
  onRefused: (reason: RefusedReason) => void;
};

/** Opens the record of this device; null until it has been read. */
export function useOpenRecord({
  today,
  recordKey,
  handOver,
  isPassing,
  onErased,
  onLocked,
  onRefused,
}: OpenRecordOptions): OpenRecord | null {
  const { toast } = useToast();
  const [contents, setContents] = useState<RecordContents | null>(null);
  const store = useRef<RecordStore | null>(null);
  /** Ends when everything that she has changed so far is kept or refused. */
  const writing = useRef<Promise<unknown>>(Promise.resolve());
  const [isDeviceFull, setDeviceFull] = useState(false);
  const opening = useRef({ today, recordKey, handOver, isPassing });
  const isLockable = useRef(false);
  const events = useRef({ onErased, onLocked, onRefused });

  useEffect(() => {
    events.current = { onErased, onLocked, onRefused };
  }, [onErased, onLocked, onRefused]);

  // As soon as it is shown, so that no press of Lock comes before this.
  useLayoutEffect(() => {
    isLockable.current = contents !== null && contents.lock !== null;
  }, [contents]);

  useEffect(() => {
    let isGone = false;
    let hasNews = false;
    function refuse(cause: unknown): void {
      if (isGone) return;
      if (cause instanceof RecordLocked) events.current.onLocked();
      else events.current.onRefused(reasonOf(cause));
    }
    async function readAgain(): Promise<void> {
      hasNews = true;
      const before = writing.current;
      try {
        await before;
        const read = await store.current?.read();
        if (isGone || read === undefined) return;
        // What she has changed meanwhile may be missing in what was read.
        if (writing.current === before) setContents(read);
        else await readAgain();
      } catch (cause) {
        refuse(cause);
      }
    }
    const first = opening.current;
    const opened = first.isPassing
      ? Promise.resolve(passingRecord(first.today))
      : openRecordStore(
          first.today,
          {
            onChange: () => void readAgain(),
            onErased: () => {
              if (!isGone) events.current.onErased();
            },
            onLocked: () => {
              if (!isGone && isLockable.current) events.current.onLocked();
            },
          },
          first.recordKey,
          first.handOver?.() ?? null,
        );
    async function readFirst(): Promise<void> {
      try {
        const kept = await opened;
        if (isGone) return;
        store.current = kept;
        setContents(kept.contents);
        if (hasNews) await readAgain();
      } catch (cause) {
        refuse(cause);
      }
    }
    void readFirst();
    return () => {
      isGone = true;
      store.current = null;
      opened.then(
        (kept) => kept.close(),
        () => undefined,
      );
    };
  }, []);

  const change = useCallback(
    async ({ apply, write }: Change): Promise<boolean> => {
      const opened = store.current;
      if (opened === null) return false;
      setContents((before) => before && apply(before));
      try {
        const written = write(opened);
        writing.current = Promise.allSettled([writing.current, written]);
        await written;
        setDeviceFull(false);
        return true;
      } catch (cause) {
        if (cause instanceof RecordLocked) {
          events.current.onLocked();
          return false;
        }
        setDeviceFull(isOutOfSpace(cause));
        toast(NOT_SAVED);
        try {
          // What is shown is what is kept.
          setContents(await opened.read());
        } catch (lost) {
          events.current.onRefused(reasonOf(lost));
        }
        return false;
      }
    },
    [toast],
  );

  return useMemo(() => {
    if (contents === null) return null;
    const { days, spans, settings } = contents;
    const byDay = new Map(days.map((day) => [day.day, day]));
    return {
      ...contents,
      today,
      history: cycleHistory(days, spans),
      dayOf: (day) => byDay.get(day) ?? emptyDay(day),
      saveRows: (rows) =>
        change({
          apply: (before) => ({ ...before, ...withWritten(before, { ...NO_ENTRIES, ...rows }) }),
          write: (opened) => opened.saveRows(rows),
        }),
      removeRow: (table, key) =>
        change({
          apply: (before) => ({ ...before, ...without(before, table, key) }),
          write: (opened) => opened.removeRow(table, key),
        }),
      saveSettings: (part) =>
        change({
          apply: (before) => ({ ...before, settings: { ...before.settings, ...part } }),
          write: (opened) => opened.saveSettings({ ...settings, ...part }),
        }),
      changeLock: (next) =>
        change({
          apply: (before) => ({ ...before, lock: next?.kind ?? null }),
          write: (opened) => opened.changeLock(next),
        }),
      savePlainName: (hasPlainName) =>
        change({
          apply: (before) => ({ ...before, hasPlainName }),
          write: (opened) => opened.savePlainName(hasPlainName),
        }),
      lockNow: () => {
        if (contents.lock !== null) store.current?.lockTabs();
        return contents.lock !== null;
      },
      isDeviceFull,
      savedWord: isPassing ? "Noted" : "Saved",
      erase: async () => {
        store.current?.close();
        store.current = null;
        await eraseRecord();
        onErased();
      },
    };
  }, [contents, today, change, onErased, isDeviceFull, isPassing]);
}
