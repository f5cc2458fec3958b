import type { Paragraph, PhrasingContent } from "mdast";

/** The cells of a table, its head first, as the words of each cell. */
export type TableCells = PhrasingContent[][][];

/**
 * Reads a paragraph as a table when its lines are rows between "|"; null when it is none.
 * The parser knows no tables, and ours need no more than this: a head, a line of dashes, rows of equal length.
 */
export function readTable(paragraph: Paragraph): TableCells | null {
  const [first] = paragraph.children;
  if (first?.type !== "text" || !first.value.startsWith("|")) return null;
  const [head, rule, ...rows] = splitRows(paragraph.children);
  const width = head?.length ?? 0;
  const isRule = rule?.every(([cell]) => cell?.type === "text" && /^:?-+:?$/.test(cell.value));
  if (head === undefined || isRule !== true || rows.some((row) => row.length !== width))
    throw new Error(
      `Line ${paragraph.position?.start.line ?? "?"} of the text: this table needs a head, a line of dashes, and rows of ${width} cells.`,
    );
  return [head, ...rows];
}

/** Cuts at the line ends and at each "|", which stand in the text between links and bold words. */
function splitRows(nodes: readonly PhrasingContent[]): TableCells {
  const rows: TableCells = [[[]]];
  for (const node of nodes) {
    const parts = node.type === "text" ? node.value.split(/(\n|\|)/) : [node];
    for (const part of parts) {
      const row = rows.at(-1) ?? [];
      if (part === "\n") rows.push([[]]);
      else if (part === "|") row.push([]);
      else if (part !== "") row.at(-1)?.push(typeof part === "string" ? textNode(part) : part);
    }
  }
  return rows.map((row) => row.slice(1, -1).map(trimmed));
}

function textNode(value: string): PhrasingContent {
  return { type: "text", value };
}

function trimmed(cell: readonly PhrasingContent[]): PhrasingContent[] {
  return cell
    .map((node, place) => {
      if (node.type !== "text") return node;
      const start = place === 0 ? node.value.trimStart() : node.value;
      return textNode(place === cell.length - 1 ? start.trimEnd() : start);
    })
    .filter((node) => node.type !== "text" || node.value !== "");
}
