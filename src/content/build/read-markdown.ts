import type { List, Paragraph, PhrasingContent, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { parse } from "yaml";

import type { Block, Inline, Section } from "../../domain/article.ts";
import { fillProgramFacts } from "./fill-program-facts.ts";
import { readTable } from "./markdown-table.ts";

export type MarkdownText = { meta: unknown; lead: Block[]; sections: Section[] };

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;
const CITATION = /\[@([A-Za-z0-9-]+)\]/;

/** Reads one Markdown file: its front matter as unknown data and its text as blocks. */
export function readMarkdown(file: string): MarkdownText {
  const [, header, body] = FRONT_MATTER.exec(fillProgramFacts(file)) ?? [];
  if (header === undefined || body === undefined)
    throw new Error("The file must start with front matter between --- lines.");
  const meta: unknown = parse(header);
  const text: MarkdownText = { meta, lead: [], sections: [] };
  let blocks = text.lead;
  for (const node of fromMarkdown(body).children) {
    if (node.type === "heading" && node.depth === 2) {
      const heading = plain(node.children);
      blocks = [];
      text.sections.push({ id: slug(heading), heading, blocks });
    } else {
      blocks.push(toBlock(node));
    }
  }
  return text;
}

function toBlock(node: RootContent): Block {
  if (node.type === "paragraph") return toParagraphOrTable(node);
  if (node.type === "list")
    return { type: "list", isOrdered: node.ordered === true, items: listItems(node) };
  throw unsupported(node);
}

function toParagraphOrTable(node: Paragraph): Block {
  const table = readTable(node);
  if (table === null) return { type: "paragraph", children: toInlines(node.children) };
  const [head = [], ...rows] = table.map((row) => row.map(toInlines));
  return { type: "table", head, rows };
}

function listItems(list: List): Inline[][] {
  return list.children.map((item) => {
    const [only, ...rest] = item.children;
    if (only?.type !== "paragraph" || rest.length > 0) throw unsupported(item);
    return toInlines(only.children);
  });
}

function toInlines(nodes: readonly PhrasingContent[]): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    if (node.type === "text") return withCitations(node.value);
    if (node.type === "strong") return [{ type: "strong", children: toInlines(node.children) }];
    if (node.type === "link")
      return [{ type: "link", href: node.url, children: toInlines(node.children) }];
    throw unsupported(node);
  });
}

/** Splits "words [@TAG]" into words and marks of sources, with a space that keeps a mark beside its last word. */
function withCitations(text: string): Inline[] {
  return text
    .replaceAll(/\s+(?=\[@)/g, "\u00A0")
    .replaceAll("\n", " ")
    .split(CITATION)
    .map((part, index): Inline =>
      index % 2 === 1 ? { type: "cite", source: part } : { type: "text", text: part },
    )
    .filter((inline) => inline.type !== "text" || inline.text !== "");
}

function plain(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map((node) => ("value" in node ? node.value : "children" in node ? plain(node.children) : ""))
    .join("");
}

function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

function unsupported(node: RootContent): Error {
  return new Error(
    `Line ${node.position?.start.line ?? "?"} of the text: "${node.type}" cannot be used here.`,
  );
}
