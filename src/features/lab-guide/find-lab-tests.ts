import type { LabTestSummary } from "@/content/lab-test-schema";

/** The tests whose name, other names or purpose hold every word that was typed; all when nothing was. */
export function findLabTests(
  tests: readonly LabTestSummary[],
  typed: string,
): readonly LabTestSummary[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return tests.filter(({ name, alsoCalled, summary }) => {
    const text = [name, ...alsoCalled, summary].join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
