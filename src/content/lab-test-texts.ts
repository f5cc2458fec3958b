import type { LabTest, LabTestNeighbours } from "./lab-test-schema.ts";

/** What a lab test's page shows. */
export type LabTestText = LabTest & LabTestNeighbours;

const texts = import.meta.glob<LabTestText>("./lab-tests/*.md", { import: "labTest" });

/** The loader of one lab test's text, or null when there is no such test. */
export function labTestLoader(id: string): (() => Promise<LabTestText>) | null {
  return texts[`./lab-tests/${id}.md`] ?? null;
}
