import { useCallback, useEffect, useMemo, useRef, useState } from "react";

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
import { eraseRecord } from "@/lib/record-presence";
import { openRecordStore, type RecordContents, type RecordStore } from "@/lib/record-store";

/** Her record, open in this tab, with the ways to change it; each says whether the change is kept. */
export type OpenRecord = RecordContents & {
  today: string;
  history: CycleHistory;
  /** What is noted about a day; nothing where nothing is. */
  dayOf: (day: string) => RecordDay;
  saveRows: (rows: Partial<RecordEntries>) => Promise<boolean>;
  removeRow: (table: RecordTable, key: string) => Promise<boolean>;
  saveSettings: (change: Partial<RecordSettings>) => Promise<boolean>;
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

type OpenRecordOptions = {
  today: string;
  onErased: () => void;
  onRefused: (reason: RefusedReason) => void;
};

/** Opens the record of this device; null until it has been read. */
export function useOpenRecord({
  today,
  onErased,
  onRefused,
}: OpenRecordOptions): OpenRecord | null {
  const { toast } = useToast();
  const [contents, setContents] = useState<RecordContents | null>(null);
  const store = useRef<RecordStore | null>(null);
  const openedOn = useRef(today);
  const events = useRef({ onErased, onRefused });

  useEffect(() => {
    events.current = { onErased, onRefused };
  }, [onErased, onRefused]);

  useEffect(() => {
    let isGone = false;
    async function readAgain(): Promise<void> {
      const read = await store.current?.read();
      if (!isGone && read !== undefined) setContents(read);
    }
    const opening = openRecordStore(openedOn.current, {
      onChange: () => void readAgain(),
      onErased: () => {
        if (!isGone) events.current.onErased();
      },
    });
    async function readFirst(): Promise<void> {
      try {
        const opened = await opening;
        if (isGone) return;
        store.current = opened;
        await readAgain();
      } catch (cause) {
        if (!isGone) events.current.onRefused(reasonOf(cause));
      }
    }
    void readFirst();
    return () => {
      isGone = true;
      store.current = null;
      opening.then(
        (opened) => opened.close(),
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
        await write(opened);
        return true;
      } catch {
        toast(NOT_SAVED);
        // What is shown is what is kept.
        setContents(await opened.read());
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
      erase: async () => {
        store.current?.close();
        store.current = null;
        await eraseRecord();
        onErased();
      },
    };
  }, [contents, today, change, onErased]);
}
