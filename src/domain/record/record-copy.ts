import * as z from "zod/mini";

import {
  type RecordDay,
  recordDaySchema,
  type RecordSettings,
  recordSettingsSchema,
  type RecordSpan,
  recordSpanSchema,
} from "./record-schema";

const FORMAT = "pcos-care-record";
const VERSION = 1;

const copySchema = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  days: z.array(z.unknown()),
  spans: z.array(z.unknown()),
  settings: z.unknown(),
});

type Contents = {
  days: readonly RecordDay[];
  spans: readonly RecordSpan[];
  settings: RecordSettings;
};

/** What a copy holds; rows that cannot be read are counted. */
export type RecordCopy = {
  days: readonly RecordDay[];
  spans: readonly RecordSpan[];
  settings: RecordSettings | null;
  unreadable: number;
};

/** All of a record as the text of a file. */
export function writeCopy({ days, spans, settings }: Contents, savedOn: string): string {
  return JSON.stringify(
    { format: FORMAT, version: VERSION, savedOn, days, spans, settings },
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

type Parser<Row> = {
  safeParse: (value: unknown) => { success: true; data: Row } | { success: false };
};

function rowsOf<Row>(rows: readonly unknown[], schema: Parser<Row>, keyOf: (row: Row) => string) {
  const found = new Map<string, Row>();
  for (const row of rows) {
    const read = schema.safeParse(row);
    // A copy knows each row once; of a second one nobody could tell which is right.
    if (read.success && !found.has(keyOf(read.data))) found.set(keyOf(read.data), read.data);
  }
  return { found: [...found.values()], unreadable: rows.length - found.size };
}

/** What the text of a file holds, when it is a copy of a record; null when it is anything else. */
export function readCopy(text: string): RecordCopy | null {
  const file = copySchema.safeParse(parsed(text));
  if (!file.success) return null;
  const days = rowsOf(file.data.days, recordDaySchema, ({ day }) => day);
  const spans = rowsOf(file.data.spans, recordSpanSchema, ({ id }) => id);
  const settings = recordSettingsSchema.safeParse(file.data.settings);
  return {
    days: days.found,
    spans: spans.found,
    settings: settings.success ? settings.data : null,
    unreadable: days.unreadable + spans.unreadable + Number(!settings.success),
  };
}

type Entry = RecordDay | RecordSpan;

/** What an entry says, whatever the order of its fields and whoever knows it. */
function inOrder(entry: Entry): string {
  const fields = Object.entries({ ...entry, rev: null, updatedAt: "" });
  return JSON.stringify(fields.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function saysTheSame(one: Entry, other: Entry): boolean {
  return inOrder(one) === inOrder(other);
}

/** What a copy would add to a record, and what it would leave alone. */
export type CopyPreview = {
  newDays: readonly RecordDay[];
  newSpans: readonly RecordSpan[];
  /** Entries that are here already, word for word. */
  same: number;
  /** Entries that are here and say something else; those here stay. */
  different: number;
};

function compare<Each extends Entry>(
  here: readonly Each[],
  there: readonly Each[],
  keyOf: (row: Each) => string,
) {
  const known = new Map(here.map((row) => [keyOf(row), row]));
  const added: Each[] = [];
  let same = 0;
  for (const row of there) {
    const before = known.get(keyOf(row));
    if (before === undefined) added.push({ ...row, rev: null });
    else if (saysTheSame(before, row)) same += 1;
  }
  return { added, same, different: there.length - added.length - same };
}

/** Compares a copy with a record; nothing that is in the record is ever replaced. */
export function previewCopy(
  record: Pick<Contents, "days" | "spans">,
  copy: Pick<RecordCopy, "days" | "spans">,
): CopyPreview {
  const days = compare(record.days, copy.days, ({ day }) => day);
  const spans = compare(record.spans, copy.spans, ({ id }) => id);
  return {
    newDays: days.added,
    newSpans: spans.added,
    same: days.same + spans.same,
    different: days.different + spans.different,
  };
}
