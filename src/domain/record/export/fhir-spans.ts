import type { RecordSpan } from "@/domain/record/record-schema";

import type { ExportWords } from "./day-facts";
import {
  type Author,
  type Entry,
  entryOf,
  inWords,
  observation,
  remarks,
  textOf,
} from "./fhir-parts";

type Told = { span: RecordSpan; words: ExportWords; author: Author; today: string };

function period({ fromDay, toDay }: RecordSpan) {
  return { start: fromDay, end: toDay ?? undefined };
}

function stateOf({ fromDay, toDay }: RecordSpan, today: string): string {
  if (fromDay > today) return "intended";
  return toDay === null || toDay >= today ? "active" : "completed";
}

function medicine({ span, words, author, today }: Told) {
  const dose = textOf(span.doseText);
  return {
    resourceType: "MedicationStatement",
    status: stateOf(span, today),
    medicationCodeableConcept: inWords(span.name.trim() || words.spans[span.kind]),
    subject: { reference: author.patient },
    informationSource: { reference: author.patient },
    effectivePeriod: period(span),
    dosage: dose === undefined ? undefined : [{ text: dose }],
    note: remarks(span.outcome),
  };
}

function procedure({ span, words, author }: Told) {
  return {
    resourceType: "Procedure",
    status: "unknown",
    code: inWords(span.name.trim() || words.spans.procedure),
    subject: { reference: author.patient },
    performedPeriod: period(span),
    note: remarks(span.outcome),
  };
}

function time({ span, words, author }: Told) {
  return observation(author, "survey", {
    code: inWords(words.spans[span.kind]),
    effectivePeriod: period(span),
    valueString: textOf(span.name),
    note: remarks(span.outcome),
  });
}

const resources = {
  medicine,
  contraception: medicine,
  procedure,
  pregnancy: time,
  breastfeeding: time,
  no_notes: null,
  appointment: null,
} as const;

/** Medicines, procedures and times; appointments, and times without notes, say nothing about her health. */
export function spanEntries(
  spans: readonly RecordSpan[],
  words: ExportWords,
  author: Author,
  today: string,
): Entry[] {
  return spans.flatMap((span) => {
    const resource = resources[span.kind]?.({ span, words, author, today });
    return resource === undefined ? [] : [entryOf(span.id, resource)];
  });
}
