import type { RecordDay } from "@/domain/record/record-schema";

import { dayFacts, type ExportWords } from "./day-facts";
import {
  type Author,
  type Entry,
  entryOf,
  inWords,
  observation,
  remarks,
  textOf,
} from "./fhir-parts";
import { UCUM } from "./loinc-codes";
import { type LoincCode, loincCoding } from "./loinc-names";

function coded(code: LoincCode, text: string) {
  return { coding: [loincCoding(code)], text };
}

function quantity(value: number, ucum: string, unit: string = ucum) {
  return { valueQuantity: { value, unit, system: UCUM, code: ucum } };
}

/** Body measures under the codes of FHIR's own vital signs; a waist has none there. */
function measures({ weightKg, waistCm, systolic, diastolic }: RecordDay) {
  const found: { category: "vital-signs" | "survey"; fields: Record<string, unknown> }[] = [];
  if (weightKg !== null) {
    const fields = { code: coded("29463-7", "Body weight"), ...quantity(weightKg, "kg") };
    found.push({ category: "vital-signs", fields });
  }
  if (waistCm !== null) {
    const fields = { code: inWords("Waist"), ...quantity(waistCm, "cm") };
    found.push({ category: "survey", fields });
  }
  const upper = { code: coded("8480-6", "Systolic blood pressure"), value: systolic };
  const lower = { code: coded("8462-4", "Diastolic blood pressure"), value: diastolic };
  const component = [upper, lower].flatMap(({ code, value }) =>
    value === null ? [] : [{ code, ...quantity(value, "mm[Hg]", "mmHg") }],
  );
  if (component.length > 0) {
    const fields = { code: coded("85354-9", "Blood pressure"), component };
    found.push({ category: "vital-signs", fields });
  }
  return found;
}

/** What she noted about each day, in her own words and ours. */
export function dayEntries(
  days: readonly RecordDay[],
  told: { days: boolean; notes: boolean },
  words: ExportWords,
  author: Author,
): Entry[] {
  return days.flatMap((noted) => {
    const effectiveDateTime = noted.day;
    const facts = dayFacts.flatMap(([name, cell]) => {
      const valueString = textOf(cell(noted, words));
      return valueString === undefined ? [] : [{ code: inWords(name), valueString }];
    });
    const component = told.days && facts.length > 0 ? facts : undefined;
    const note = told.notes ? remarks(noted.note) : undefined;
    const diary = { code: inWords("A day as the patient noted it"), component, note };
    const found = told.days ? measures(noted) : [];
    if (component !== undefined || note !== undefined) {
      found.unshift({ category: "survey", fields: diary });
    }
    return found.map(({ category, fields }) =>
      entryOf(author.newId(), observation(author, category, { ...fields, effectiveDateTime })),
    );
  });
}

/** The day on which her last period began. */
export function lastPeriodEntry(day: string, today: string, author: Author): Entry {
  const fields = {
    code: coded("8665-2", "First day of the last period"),
    effectiveDateTime: today,
    valueDateTime: day,
  };
  return entryOf(author.newId(), observation(author, "survey", fields));
}
