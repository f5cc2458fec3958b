/** A run of words inside a paragraph. */
export type Inline =
  | { type: "text"; text: string }
  | { type: "strong"; children: readonly Inline[] }
  | { type: "link"; href: string; children: readonly Inline[] }
  | { type: "cite"; source: string };

/** One block of a reviewed text; there is no way to write raw HTML. */
export type Block =
  | { type: "paragraph"; children: readonly Inline[] }
  | { type: "list"; isOrdered: boolean; items: readonly (readonly Inline[])[] };

/** A heading with what stands under it; the id is the heading's place in the address. */
export type Section = { id: string; heading: string; blocks: readonly Block[] };

/** The words a person reads in these runs, without the marks of sources. */
export function inlineText(children: readonly Inline[]): string {
  return children
    .map((child) => {
      if (child.type === "text") return child.text;
      return child.type === "cite" ? "" : inlineText(child.children);
    })
    .join("")
    .replace(/\s+/g, " ");
}

/** The words of some blocks, one paragraph or list item a line. */
export function blockLines(blocks: readonly Block[]): string[] {
  return runs(blocks).map((children) => inlineText(children).trim());
}

/** The tags of the sources that some blocks name, in order. */
export function blockCitations(blocks: readonly Block[]): string[] {
  return runs(blocks).flatMap(citedSources);
}

/** The tags of the sources that some runs of words name, in order. */
export function citedSources(children: readonly Inline[]): string[] {
  return children.flatMap((child) => {
    if (child.type === "cite") return [child.source];
    return child.type === "text" ? [] : citedSources(child.children);
  });
}

/** The addresses that some blocks link to. */
export function blockLinks(blocks: readonly Block[]): string[] {
  return runs(blocks).flatMap(linkedAddresses);
}

/** Each paragraph and each list item by itself. */
export function runs(blocks: readonly Block[]): (readonly Inline[])[] {
  return blocks.flatMap((block) => (block.type === "paragraph" ? [block.children] : block.items));
}

function linkedAddresses(children: readonly Inline[]): string[] {
  return children.flatMap((child) => {
    if (child.type === "link") return [child.href, ...linkedAddresses(child.children)];
    return child.type === "strong" ? linkedAddresses(child.children) : [];
  });
}
