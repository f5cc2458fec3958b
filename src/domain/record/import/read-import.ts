import { readCopy } from "@/domain/record/record-copy";
import { countOf } from "@/domain/record/record-tables";

import { type ImportReading, readItems } from "./import-reading";
import { readClue } from "./read-clue";
import { readDrip, type Table } from "./read-drip";
import { readFlo } from "./read-flo";
import { type DayOrder, type PeriodsReading, readPeriods } from "./read-periods";

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readOwnCopy(text: string): ImportReading | null {
  const copy = readCopy(text);
  if (copy === null) return null;
  const { settings, unreadable, ...entries } = copy;
  const { outcomes, ...empty } = readItems("copy", [], () => "used");
  return {
    ...empty,
    entries,
    settings,
    outcomes: { ...outcomes, used: countOf(entries), unreadable },
  };
}

/** What a text in JSON holds, if a known app or this record wrote it; null for anything else. */
export function readJsonImport(text: string, today: string): ImportReading | null {
  const file = parsed(text);
  if (file === undefined) return null;
  return readOwnCopy(text) ?? readFlo(file, today) ?? readClue(file, today);
}

/** What a table holds, if its columns are known; null for anything else. */
export function readTableImport(
  table: Table,
  today: string,
  order: DayOrder | null,
): PeriodsReading | null {
  const drip = readDrip(table, today);
  return drip === null ? readPeriods(table, today, order) : { reading: drip };
}
