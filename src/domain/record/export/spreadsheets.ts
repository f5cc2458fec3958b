import { printedRange, printedValue } from "@/domain/record/printed-result";
import type { RecordDay, RecordResult, RecordSpan } from "@/domain/record/record-schema";
import type { RecordEntries } from "@/domain/record/record-tables";

import { type Column, dayFacts, type ExportWords, numbered, yesNo } from "./day-facts";
import { spreadsheetText } from "./table-text";

/** What she can take along, part by part; a note may say more than a day does. */
export const EXPORT_PARTS = ["days", "notes", "results", "spans"] as const;

export type ExportPart = (typeof EXPORT_PARTS)[number];

const dayColumns: readonly Column<RecordDay>[] = [
  ["Day", ({ day }) => day],
  ...dayFacts,
  ["Weight in kg", ({ weightKg }) => numbered(weightKg)],
  ["Waist in cm", ({ waistCm }) => numbered(waistCm)],
  ["Upper blood pressure", ({ systolic }) => numbered(systolic)],
  ["Lower blood pressure", ({ diastolic }) => numbered(diastolic)],
];

const noteColumn: Column<RecordDay> = ["Note", ({ note }) => note];

const resultColumns: readonly Column<RecordResult>[] = [
  ["Day", ({ day }) => day],
  ["Test", ({ name }) => name],
  ["Value", printedValue],
  ["Unit", ({ unit }) => unit],
  ["Range", printedRange],
  ["Flag", ({ flag }) => flag],
  ["Lab", ({ lab }) => lab],
  ["Fasting", ({ fasting }) => yesNo(fasting)],
];

const spanColumns: readonly Column<RecordSpan>[] = [
  ["Kind", ({ kind }, words) => words.spans[kind]],
  ["Name", ({ name }) => name],
  ["Dose in my words", ({ doseText }) => doseText],
  ["Began", ({ fromDay }) => fromDay],
  ["Ended", ({ toDay }) => toDay ?? ""],
  ["How it went", ({ outcome }) => outcome],
];

function sheet<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  dayOf: (row: Row) => string,
  words: ExportWords,
): string {
  const inOrder = rows.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)));
  return spreadsheetText([
    columns.map(([name]) => name),
    ...inOrder.map((row) => columns.map(([, cell]) => cell(row, words))),
  ]);
}

export type Spreadsheet = { name: "days" | "slips" | "times"; text: string };

/** The ticked parts of a record as files for a spreadsheet; a part without rows has none. */
export function spreadsheets(
  { days, results, spans }: RecordEntries,
  parts: ReadonlySet<ExportPart>,
  words: ExportWords,
): Spreadsheet[] {
  const files: Spreadsheet[] = [];
  const hasNotes = parts.has("notes");
  const shownDays = parts.has("days") ? days : hasNotes ? days.filter(({ note }) => note) : [];
  if (shownDays.length > 0) {
    const [day, ...others] = dayColumns;
    const told = parts.has("days") ? others : [];
    const columns = [day, ...told, hasNotes ? noteColumn : undefined].filter(
      (column) => column !== undefined,
    );
    files.push({ name: "days", text: sheet(columns, shownDays, ({ day: at }) => at, words) });
  }
  if (parts.has("results") && results.length > 0) {
    files.push({ name: "slips", text: sheet(resultColumns, results, ({ day }) => day, words) });
  }
  if (parts.has("spans") && spans.length > 0) {
    files.push({ name: "times", text: sheet(spanColumns, spans, ({ fromDay }) => fromDay, words) });
  }
  return files;
}
