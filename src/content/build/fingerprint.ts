import { createHash } from "node:crypto";

import { blockLines, type Block, type Section } from "../../domain/article.ts";

/** Twelve letters and digits that follow from the words of a text, however its file is laid out. */
export function fingerprintOf(lead: readonly Block[], sections: readonly Section[]): string {
  const lines = sections.flatMap(({ heading, blocks }) => [heading, ...blockLines(blocks)]);
  return createHash("sha256")
    .update([...blockLines(lead), ...lines].join("\n"))
    .digest("hex")
    .slice(0, 12);
}
