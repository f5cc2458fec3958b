import { blockLines, type Block } from "../../domain/article.ts";

/** The words of some blocks as plain Markdown: paragraphs apart, list items and table rows as a list. */
export function passageText(blocks: readonly Block[]): string {
  return blocks.map(blockText).join("\n\n");
}

/** A short list of words or sentences as Markdown. */
export function listText(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join("\n");
}

function blockText(block: Block): string {
  const lines = blockLines([block]);
  return block.type === "paragraph" ? lines.join(" ") : listText(lines);
}
