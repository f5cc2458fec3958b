import { createHash } from "node:crypto";

import { blockLines, type Block, type Section } from "../../domain/article.ts";

/** Twelve letters and digits that follow from the words of a text, however its file is laid out. */
export function fingerprintOf(lead: readonly Block[], sections: readonly Section[]): string {
  const lines = sections.flatMap(({ heading, blocks }) => [heading, ...blockLines(blocks)]);
  return fingerprintOfLines([...blockLines(lead), ...lines]);
}

/** The same of words that stand in no file of their own. */
export function fingerprintOfLines(lines: readonly string[]): string {
  return createHash("sha256").update(lines.join("\n")).digest("hex").slice(0, 12);
}
