import type { Passage } from "@shared/knowledge/passage";

/** The passages of one guide; its name is what their titles begin with. */
export type Guide = {
  id: string;
  name: string;
  keywords: string[];
  text: string;
  parts: Passage[];
};

/** Puts the passages of each guide together: they share what stands before the "#" of their id. */
export function groupIntoGuides(passages: readonly Passage[]): Guide[] {
  const partsById = new Map<string, Passage[]>();
  for (const passage of passages) {
    const id = guideIdOf(passage);
    partsById.set(id, [...(partsById.get(id) ?? []), passage]);
  }
  return [...partsById].map(([id, parts]) => ({
    id,
    name: parts.map(guideName).find(() => true) ?? "",
    keywords: [...new Set(parts.flatMap(({ keywords }) => keywords))],
    text: parts.map(({ text }) => text).join("\n"),
    parts,
  }));
}

/** The guide that a passage is a part of. */
export function guideIdOf({ id }: Passage): string {
  return id.replace(/#.*/, "");
}

/** "HbA1c: how to prepare" is a part of the guide "HbA1c". */
function guideName({ title }: Passage): string {
  return title.replace(/:.*/, "");
}
