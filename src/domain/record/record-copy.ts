import * as z from "zod/mini";

import { type RecordSettings, recordSettingsSchema } from "./record-schema";
import {
  countOf,
  entriesOf,
  readableRows,
  type RecordEntries,
  type RecordTable,
  type RowOf,
  tableRules,
} from "./record-tables";

const FORMAT = "pcos-care-record";
const VERSION = 1;

const copySchema = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  days: z.array(z.unknown()),
  results: z.array(z.unknown()),
  spans: z.array(z.unknown()),
  questions: z.array(z.unknown()),
  settings: z.unknown(),
});

/** What a copy holds; rows that cannot be read are counted. */
export type RecordCopy = RecordEntries & { settings: RecordSettings | null; unreadable: number };

/** All of a record as the text of a file. */
export function writeCopy(
  { days, results, spans, questions, settings }: RecordEntries & { settings: RecordSettings },
  savedOn: string,
): string {
  const entries = { days, results, spans, questions };
  return JSON.stringify(
    { format: FORMAT, version: VERSION, savedOn, ...entries, settings },
    null,
    2,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The rows of a copy, which knows each once: of a second one nobody could tell which is right. */
function knownOnce<Table extends RecordTable>(table: Table, rows: readonly unknown[]) {
  const { keyOf } = tableRules[table];
  const found = new Map<string, RowOf<Table>>();
  for (const row of readableRows(table, rows)) {
    if (!found.has(keyOf(row))) found.set(keyOf(row), row);
  }
  return [...found.values()];
}

/** What the text of a file holds, when it is a copy of a record; null when it is anything else. */
export function readCopy(text: string): RecordCopy | null {
  const file = copySchema.safeParse(parsed(text));
  if (!file.success) return null;
  const rows = file.data;
  const entries = entriesOf((table) => knownOnce(table, rows[table]));
  const all = rows.days.length + rows.results.length + rows.spans.length + rows.questions.length;
  const settings = recordSettingsSchema.safeParse(rows.settings);
  return {
    ...entries,
    settings: settings.success ? settings.data : null,
    unreadable: all - countOf(entries) + Number(!settings.success),
  };
}
