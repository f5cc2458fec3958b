import type { LabTest } from "./lab-test.ts";

const texts = import.meta.glob<LabTest>("./lab-tests/*.md", { import: "labTest" });

/** The loader of one lab test's text, or null when there is no such test. */
export function labTestLoader(id: string): (() => Promise<LabTest>) | null {
  return texts[`./lab-tests/${id}.md`] ?? null;
}
