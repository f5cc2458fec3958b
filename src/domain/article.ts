/** A run of words inside a paragraph. */
export type Inline =
  | { type: "text"; text: string }
  | { type: "strong"; children: readonly Inline[] }
  | { type: "link"; href: string; children: readonly Inline[] }
  | { type: "cite"; source: string };

/** The words of one paragraph, list item or table cell. */
export type Run = readonly Inline[];

/** One block of a reviewed text; there is no way to write raw HTML. */
export type Block =
  | { type: "paragraph"; children: Run }
  | { type: "list"; isOrdered: boolean; items: readonly Run[] }
  /** The first cell of a row names it. */
  | { type: "table"; head: readonly Run[]; rows: readonly (readonly Run[])[] };

/** A heading with what stands under it; the id is the heading's place in the address. */
export type Section = { id: string; heading: string; blocks: readonly Block[] };

/** The words a person reads in these runs, without the marks of sources. */
export function inlineText(children: Run): string {
  return children
    .map((child) => {
      if (child.type === "text") return child.text;
      return child.type === "cite" ? "" : inlineText(child.children);
    })
    .join("")
    .replace(/\s+/g, " ");
}

/** The words of some blocks, one paragraph, list item or table row a line. */
export function blockLines(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) =>
    block.type === "table"
      ? block.rows.map((row) => rowInWords(block.head, row))
      : runs([block]).map(trimmedText),
  );
}

/** The tags of the sources that some blocks name, in order. */
export function blockCitations(blocks: readonly Block[]): string[] {
  return runs(blocks).flatMap(citedSources);
}

/** The tags of the sources that some runs of words name, in order. */
export function citedSources(children: Run): string[] {
  return children.flatMap((child) => {
    if (child.type === "cite") return [child.source];
    return child.type === "text" ? [] : citedSources(child.children);
  });
}

/** The addresses that some blocks link to. */
export function blockLinks(blocks: readonly Block[]): string[] {
  return runs(blocks).flatMap(linkedAddresses);
}

/** Each paragraph, each list item and each table cell by itself. */
export function runs(blocks: readonly Block[]): Run[] {
  return blocks.flatMap((block) => {
    if (block.type === "paragraph") return [block.children];
    return block.type === "list" ? block.items : [...block.head, ...block.rows.flat()];
  });
}

/** "Fish. In Nigeria: titus. In the US: sardines." */
function rowInWords(head: readonly Run[], [name = [], ...cells]: readonly Run[]): string {
  const sentences = cells.map(
    (cell, place) => `${trimmedText(head[place + 1] ?? [])}: ${trimmedText(cell)}`,
  );
  return [trimmedText(name), ...sentences]
    .map((sentence) => sentence.replace(/\.?$/, "."))
    .join(" ");
}

function trimmedText(children: Run): string {
  return inlineText(children).trim();
}

function linkedAddresses(children: Run): string[] {
  return children.flatMap((child) => {
    if (child.type === "link") return [child.href, ...linkedAddresses(child.children)];
    return child.type === "strong" ? linkedAddresses(child.children) : [];
  });
}
