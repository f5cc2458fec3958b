import {
  isEmptyDay,
  type RecordDay,
  recordDaySchema,
  type RecordQuestion,
  recordQuestionSchema,
  type RecordResult,
  recordResultSchema,
  type RecordSpan,
  recordSpanSchema,
} from "./record-schema";

type Rows = {
  days: RecordDay;
  results: RecordResult;
  spans: RecordSpan;
  questions: RecordQuestion;
};

export type RecordTable = keyof Rows;
export type RowOf<Table extends RecordTable> = Rows[Table];
export type RecordRow = Rows[RecordTable];

/** Rows of a record by their table. */
export type RecordEntries = { readonly [Table in RecordTable]: readonly RowOf<Table>[] };

type Parser<Row> = {
  parse: (value: unknown) => Row;
  safeParse: (value: unknown) => { success: true; data: Row } | { success: false };
};

type TableRules<Row> = {
  schema: Parser<Row>;
  /** The name of the field that no two rows share. */
  keyField: string & keyof Row;
  keyOf: (row: Row) => string;
  /** Whether a row says nothing, so that it need not be kept. */
  isEmpty: (row: Row) => boolean;
  /** How many rows one record may hold. */
  limit: number;
};

function withId<Row extends { id: string }>(schema: Parser<Row>, limit: number): TableRules<Row> {
  return { schema, keyField: "id", keyOf: ({ id }) => id, isEmpty: () => false, limit };
}

export const RECORD_TABLES = ["days", "results", "spans", "questions"] as const;

/** How the rows of each table are told apart, checked and limited. */
export const tableRules: { readonly [Table in RecordTable]: TableRules<RowOf<Table>> } = {
  days: {
    schema: recordDaySchema,
    keyField: "day",
    keyOf: ({ day }) => day,
    isEmpty: isEmptyDay,
    limit: 14_600,
  },
  results: withId(recordResultSchema, 5000),
  spans: withId(recordSpanSchema, 500),
  questions: withId(recordQuestionSchema, 50),
};

/** Rows of every table, made by one function that is asked for each. */
export function entriesOf(
  rowsOf: <Table extends RecordTable>(table: Table) => readonly RowOf<Table>[],
): RecordEntries {
  return {
    days: rowsOf("days"),
    results: rowsOf("results"),
    spans: rowsOf("spans"),
    questions: rowsOf("questions"),
  };
}

/** No rows of any table. */
export const NO_ENTRIES: RecordEntries = { days: [], results: [], spans: [], questions: [] };

/** How many rows there are in all tables. */
export function countOf(entries: RecordEntries): number {
  return RECORD_TABLES.reduce((sum, table) => sum + entries[table].length, 0);
}

/** Those of some rows that this version of the site understands. */
export function readableRows<Table extends RecordTable>(
  table: Table,
  rows: readonly unknown[],
): RowOf<Table>[] {
  const { schema } = tableRules[table];
  return rows.flatMap((row) => {
    const parsed = schema.safeParse(row);
    return parsed.success ? [parsed.data] : [];
  });
}

/** The rows of a table after some were written; empty ones are gone. */
export function withRows<Table extends RecordTable>(
  table: Table,
  before: readonly RowOf<Table>[],
  written: readonly RowOf<Table>[],
): RowOf<Table>[] {
  const { keyOf, isEmpty } = tableRules[table];
  const byKey = new Map(before.map((row) => [keyOf(row), row]));
  for (const row of written) {
    if (isEmpty(row)) byKey.delete(keyOf(row));
    else byKey.set(keyOf(row), row);
  }
  return [...byKey.values()];
}
