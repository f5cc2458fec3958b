import { labTestLoader } from "@/content/lab-guide";
import type { LabTest } from "@/content/lab-test";

const fetched = new Map<string, Promise<LabTest>>();

/** Fetches a lab test's text once; null when there is no such test. A failed fetch is tried again next time. */
export function loadLabTest(id: string): Promise<LabTest> | null {
  const load = labTestLoader(id);
  if (load === null) return null;
  const text = fetched.get(id) ?? load();
  if (!fetched.has(id)) {
    fetched.set(id, text);
    text.then(
      // React's use() reads a promise marked like this at once, so that a fetched page is whole in its first render.
      (value) => Object.assign(text, { status: "fulfilled", value }),
      () => fetched.delete(id),
    );
  }
  return text;
}
