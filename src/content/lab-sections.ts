/** The kinds of lab tests in the order of the guide. */
export const LAB_SECTIONS = ["metabolic", "hormonal", "radiology", "additional"] as const;

export type LabSection = (typeof LAB_SECTIONS)[number];

type Placed = { section: LabSection; order: number };

/** Sorts lab tests into the order of the guide. */
export function byGuideOrder(a: Placed, b: Placed): number {
  return LAB_SECTIONS.indexOf(a.section) - LAB_SECTIONS.indexOf(b.section) || a.order - b.order;
}
