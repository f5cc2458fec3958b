import { strToU8, zipSync } from "fflate";

import { type ExportFormat, exportWords } from "@/content/record-export";
import { dripTable } from "@/domain/record/export/drip-table";
import { fhirBundle } from "@/domain/record/export/fhir-bundle";
import {
  comingAppointments,
  notesCalendar,
  type Reminder,
} from "@/domain/record/export/notes-calendar";
import { type ExportPart, spreadsheets } from "@/domain/record/export/spreadsheets";
import type { OpenRecord } from "@/features/my-record/open-record/use-open-record";

import { copyFile } from "./copy-file";

/** What she ticked and typed for a file. */
export type ExportChoices = {
  format: ExportFormat;
  parts: ReadonlySet<ExportPart>;
  /** The title of every appointment in a calendar; null leaves them out. */
  appointmentTitle: string | null;
  reminder: Reminder | null;
};

/** Those of the parts that a form has room for. */
export const partsOf: Readonly<Record<ExportFormat, readonly ExportPart[]>> = {
  copy: [],
  tables: ["days", "notes", "results", "spans"],
  drip: ["notes"],
  bundle: ["days", "notes", "results", "spans"],
  calendar: [],
};

/** Each file of an archive has a moment, and none of them is to tell when she made it. */
const NO_MOMENT = "1980-01-01T12:00:00";

function tables(record: OpenRecord, parts: ReadonlySet<ExportPart>): File | null {
  const sheets = spreadsheets(record, parts, exportWords);
  const [first] = sheets;
  if (first === undefined) return null;
  const name = `notes-${record.today}`;
  if (sheets.length === 1) {
    return new File([first.text], `${name}-${first.name}.csv`, { type: "text/csv" });
  }
  const files = sheets.map((sheet) => [`${sheet.name}.csv`, strToU8(sheet.text)] as const);
  const archive = zipSync(Object.fromEntries(files), { mtime: NO_MOMENT });
  return new File([archive], `${name}.zip`, { type: "application/zip" });
}

function bundle(record: OpenRecord, parts: ReadonlySet<ExportPart>): File | null {
  const { today } = record;
  const told = { parts, words: exportWords, today, newId: () => crypto.randomUUID() };
  const text = fhirBundle(record, told);
  return text === null
    ? null
    : new File([text], `notes-${today}-bundle.json`, { type: "application/json" });
}

function drip(record: OpenRecord, parts: ReadonlySet<ExportPart>): File | null {
  const text = dripTable(record.days, parts.has("notes"));
  return text === null
    ? null
    : new File([text], `notes-${record.today}-app.csv`, { type: "text/csv" });
}

function calendar(record: OpenRecord, { appointmentTitle, reminder }: ExportChoices): File | null {
  const { spans, today } = record;
  const hasAppointments = appointmentTitle !== null && comingAppointments(spans, today).length > 0;
  if (!hasAppointments && reminder === null) return null;
  const text = notesCalendar(spans, today, { appointmentTitle, reminder });
  return new File([text], `notes-${today}.ics`, { type: "text/calendar" });
}

/** The file that she chose, under a name that tells nothing; null where nothing would be in it. */
export function exportFile(record: OpenRecord, choices: ExportChoices): File | null {
  const files: Record<ExportFormat, () => File | null> = {
    copy: () => copyFile(record),
    tables: () => tables(record, choices.parts),
    drip: () => drip(record, choices.parts),
    bundle: () => bundle(record, choices.parts),
    calendar: () => calendar(record, choices),
  };
  return files[choices.format]();
}
