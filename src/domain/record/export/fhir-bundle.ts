import { cycleHistory } from "@/domain/record/cycles";
import type { RecordEntries } from "@/domain/record/record-tables";

import type { ExportWords } from "./day-facts";
import { dayEntries, lastPeriodEntry } from "./fhir-days";
import { type Author, entryOf, reportedByPatient } from "./fhir-parts";
import { resultEntries } from "./fhir-results";
import { spanEntries } from "./fhir-spans";
import type { ExportPart } from "./spreadsheets";

type BundleChoices = {
  parts: ReadonlySet<ExportPart>;
  words: ExportWords;
  today: string;
  /** A new id at each call, such as nobody has used. */
  newId: () => string;
};

/**
 * The ticked parts of a record as a collection in FHIR R4. The patient has no name there, and everything is marked as
 * reported by her. Null where nothing of it is there.
 */
export function fhirBundle(
  { days, results, spans }: RecordEntries,
  { parts, words, today, newId }: BundleChoices,
): string | null {
  const patientId = newId();
  const author: Author = { patient: `urn:uuid:${patientId}`, newId };
  const lastStart = parts.has("days") ? cycleHistory(days, spans).starts.at(-1) : undefined;
  const told = { days: parts.has("days"), notes: parts.has("notes") };
  const found = [
    ...(lastStart === undefined ? [] : [lastPeriodEntry(lastStart.firstDay, today, author)]),
    ...dayEntries(days, told, words, author),
    ...(parts.has("results") ? resultEntries(results, author) : []),
    ...(parts.has("spans") ? spanEntries(spans, words, author, today) : []),
  ];
  if (found.length === 0) return null;
  const entry = [entryOf(patientId, { resourceType: "Patient" }), ...found];
  return JSON.stringify(
    { resourceType: "Bundle", meta: reportedByPatient, type: "collection", entry },
    null,
    1,
  );
}
