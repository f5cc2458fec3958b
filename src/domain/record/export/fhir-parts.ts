/** What belongs to every resource that she hands over: she has said it herself, and it is about her. */
export type Author = { patient: string; newId: () => string };

export type Resource = { resourceType: string; [field: string]: unknown };
export type Entry = { fullUrl: string; resource: Resource };

/** The mark that what stands here was reported by the patient. */
export const reportedByPatient = {
  security: [
    {
      system: "http://terminology.hl7.org/CodeSystem/v3-ObservationValue",
      code: "PATRPT",
      display: "patient reported",
    },
  ],
};

/** What FHIR lets stand in a text: between words plain spaces, tabs and line breaks, and no other control characters. */
function readable(text: string): string {
  return text
    .replace(/[^\P{Cc}\t\r\n]/gu, "")
    .replace(/[^\S \t\r\n]/gu, " ")
    .trim();
}

/** A text as FHIR takes it; nothing where it is empty, as FHIR knows no empty text. */
export function textOf(text: string): string | undefined {
  const kept = readable(text);
  return kept === "" ? undefined : kept;
}

/** A thing in words alone. */
export function inWords(text: string): { text: string | undefined } {
  return { text: textOf(text) };
}

/** A remark of hers; nothing where it is empty. */
export function remarks(...texts: readonly string[]): { text: string }[] | undefined {
  const kept = texts.map(readable).filter((text) => text !== "");
  return kept.length > 0 ? kept.map((text) => ({ text })) : undefined;
}

/** A resource of a bundle under its own address. */
export function entryOf(id: string, { resourceType, ...fields }: Resource): Entry {
  return {
    fullUrl: `urn:uuid:${id}`,
    resource: { resourceType, meta: reportedByPatient, ...fields },
  };
}

const CATEGORIES = "http://terminology.hl7.org/CodeSystem/observation-category";

/** Something observed, by her or by a lab whose report she copied. */
export function observation(
  { patient }: Author,
  category: "laboratory" | "imaging" | "vital-signs" | "survey",
  fields: Record<string, unknown>,
): Resource {
  return {
    resourceType: "Observation",
    status: "final",
    category: [{ coding: [{ system: CATEGORIES, code: category }] }],
    subject: { reference: patient },
    performer: [{ reference: patient }],
    ...fields,
  };
}
