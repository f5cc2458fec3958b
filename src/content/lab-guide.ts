import { byGuideOrder, type LabSection } from "./lab-sections.ts";
import type { LabTestSummary } from "./lab-test-schema.ts";

function descriptionFor(condition: string): string {
  return `What each test is for, how to prepare, and the units you may see. These are the tests that people with ${condition} meet most often. You do not need all of them.`;
}

/** The words around the lab tests. */
export const labGuide = {
  title: "Comprehensive PCOS Lab Tests",
  description: descriptionFor("PCOS (now also called PMOS)"),
  /** For a page that has said the newer name already. */
  descriptionWithinPage: descriptionFor("PCOS"),
  note: "This list is not exhaustive. A clinician may also ask for a blood pressure check, a full blood count, ferritin, vitamin B12, progesterone, a pregnancy test or a sleep study.",
  disclaimer: "This page is not medical advice and does not replace a visit.",
} as const;

export const labSections: readonly { id: LabSection; title: string; description: string }[] = [
  {
    id: "metabolic",
    title: "Metabolic Markers",
    description: "Sugar, fats, liver, kidneys, thyroid and vitamin D.",
  },
  {
    id: "hormonal",
    title: "Hormonal Markers",
    description: "The signals that guide periods, skin and hair.",
  },
  {
    id: "radiology",
    title: "Radiology",
    description: "Scans that show organs from outside or inside.",
  },
  {
    id: "additional",
    title: "Additional Tests",
    description: "Tests for people who are trying for a baby.",
  },
];

const summaries = import.meta.glob<LabTestSummary>("./lab-tests/*.md", {
  query: "?summary",
  import: "summary",
  eager: true,
});

/** Every lab test in the order of the guide, without its text. */
export const labTestSummaries: readonly LabTestSummary[] =
  Object.values(summaries).toSorted(byGuideOrder);
