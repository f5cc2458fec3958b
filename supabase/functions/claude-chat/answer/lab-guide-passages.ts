import type { Passage } from "../../_shared/knowledge/passage.ts";
import type { LabGuide } from "../lab-results/explain-results.ts";

/** The parts of our lab guide, found by their ids. */
export function createLabGuide(passages: readonly Passage[]): LabGuide {
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  return { passage: (id) => byId.get(id) };
}
