import { byGuideOrder } from "../lab-sections.ts";
import {
  labTestMetaSchema,
  type LabTest,
  type LabTestSummary,
  type LabTestName,
  type LabTestNeighbours,
  type LabUnit,
} from "../lab-test-schema.ts";
import { readContent } from "./content-files.ts";
import { readMarkdown } from "./read-markdown.ts";
import { citedSources, explainedTerms } from "./references.ts";

/** Reads one lab test's file; throws when anything the page needs is missing. */
export function readLabTest(file: string): LabTest {
  const { meta: header, lead, sections } = readMarkdown(file);
  const { sources, terms, ...meta } = labTestMetaSchema.parse(header);
  if (lead.length > 0) throw new Error(`${meta.id}: text must stand under a heading.`);
  const blocks = sections.flatMap((section) => section.blocks);
  return {
    ...meta,
    unitNames: unitNames(meta.units),
    sections,
    terms: explainedTerms(terms, meta.id),
    sources: citedSources(sources, blocks, meta.id),
  };
}

/** The overview's row for a lab test. */
export function labTestSummary(test: LabTest): LabTestSummary {
  const { id, name, section, order, alsoCalled, summary, prepare, unitNames: units } = test;
  return { id, name, section, order, alsoCalled, summary, prepare, unitNames: units };
}

function unitNames(units: readonly LabUnit[]): string[] {
  const names = units.flatMap((unit) =>
    "unit" in unit ? [unit.unit] : [unit.conventional, unit.international],
  );
  return [...new Set(names)];
}

/** Every lab test in the order of the guide. */
export function readLabTests(): LabTest[] {
  return readContent("lab-tests", readLabTest).toSorted(byGuideOrder);
}

/** The tests before and after one in the order of the guide; null at its ends. */
export function labTestNeighbours(id: string): LabTestNeighbours {
  const tests = readLabTests().map((test): LabTestName => ({ id: test.id, name: test.name }));
  const place = tests.findIndex((test) => test.id === id);
  return { previous: tests[place - 1] ?? null, next: tests[place + 1] ?? null };
}
