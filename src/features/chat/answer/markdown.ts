import { type Inline, inlineText, readInline } from "./inline";

type Line = readonly Inline[];

export type Block =
  | { kind: "paragraph"; lines: readonly Line[] }
  | { kind: "list"; start: number | null; items: readonly Line[] }
  | { kind: "table"; head: readonly Line[]; rows: readonly (readonly Line[])[] }
  | { kind: "code"; text: string };

/** The lines of one block before their marks are read. */
export type BlockSource = {
  kind: "paragraph" | "heading" | "list" | "table" | "code";
  /** The first number of a numbered list. */
  start: number | null;
  lines: readonly string[];
};

type OpenBlock = BlockSource & { lines: string[] };

const HEADING = /^#{1,6}\s+(?<title>.+?)\s*#*$/;
const ITEM = /^\s*(?:[-*+•]|(?<number>\d{1,4})[.)])\s+(?<text>.*)$/;
const RULE = /^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/;
const FENCE = /^\s*(?:```|~~~)/;
const TABLE_ROW = /^\s*\|/;
const TABLE_RULE = /^\s*\|(?:\s*:?-+:?\s*\|)*\s*:?-+:?\s*\|?\s*$/;

/** Parts a text into blocks, line by line and without looking into the lines. */
export function splitBlocks(text: string): readonly BlockSource[] {
  const blocks: OpenBlock[] = [];
  const lines = text.split(/\r?\n/);
  let isInCode = false;
  let isAfterGap = true;

  function begin(kind: BlockSource["kind"], line: string, start: number | null = null) {
    blocks.push({ kind, start, lines: [line] });
  }

  function addItem(start: number | null, item: string) {
    const last = blocks.at(-1);
    const isSameList = last?.kind === "list" && (last.start === null) === (start === null);
    if (isSameList) last.lines.push(item);
    else begin("list", item, start);
  }

  /** Goes on with the block before, when it is one of this kind and nothing stands between. */
  function addLine(kind: "paragraph" | "table", line: string) {
    const last = blocks.at(-1);
    if (last?.kind === kind && !isAfterGap) last.lines.push(line);
    else begin("paragraph", line);
  }

  lines.forEach((line, index) => {
    const title = HEADING.exec(line)?.groups?.["title"];
    const item = ITEM.exec(line)?.groups;
    const isRow = TABLE_ROW.test(line);
    const isGap = line.trim() === "" || RULE.test(line);
    if (FENCE.test(line)) {
      isInCode = !isInCode;
      if (isInCode) blocks.push({ kind: "code", start: null, lines: [] });
    } else if (isInCode) {
      blocks.at(-1)?.lines.push(line);
    } else if (title !== undefined) {
      begin("heading", title);
    } else if (!isGap && item !== undefined) {
      const number = item["number"];
      addItem(number === undefined ? null : Number(number), item["text"] ?? "");
    } else if (isRow && TABLE_RULE.test(lines[index + 1] ?? "")) {
      begin("table", line);
    } else if (isRow && blocks.at(-1)?.kind === "table") {
      addLine("table", line);
    } else if (!isGap) {
      addLine("paragraph", line.trim());
    }
    isAfterGap = isGap || title !== undefined;
  });
  return blocks;
}

function readRow(line: string): readonly Line[] {
  const cells = line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, "")
    .split(/(?<!\\)\|/);
  return cells.map((cell) => readInline(cell.trim().replaceAll("\\|", "|")));
}

/** Reads the marks in the lines of one block. */
export function readBlock({ kind, start, lines }: BlockSource): Block {
  if (kind === "code") return { kind, text: lines.join("\n") };
  if (kind === "list") return { kind, start, items: lines.map(readInline) };
  if (kind === "heading") {
    const children = readInline(lines.join(" "));
    return { kind: "paragraph", lines: [[{ kind: "strong", children }]] };
  }
  if (kind === "paragraph") return { kind, lines: lines.map(readInline) };
  const [head = [], , ...rows] = lines.map(readRow);
  return { kind, head, rows: rows.map((row) => head.map((_, column) => row[column] ?? [])) };
}

/**
 * Reads the small part of Markdown that answers use: paragraphs, bold, lists, tables, code, links,
 * sources.
 *
 * Everything else, HTML and half-written marks included, stays the text it is.
 */
export function readMarkdown(text: string): readonly Block[] {
  return splitBlocks(text).map(readBlock);
}

function blockText(block: Block): string {
  if (block.kind === "code") return block.text;
  if (block.kind === "paragraph") return block.lines.map(inlineText).join("\n");
  if (block.kind === "table") {
    return [block.head, ...block.rows].map((row) => row.map(inlineText).join(", ")).join("\n");
  }
  const { start, items } = block;
  return items
    .map((item, index) => `${start === null ? "-" : `${start + index}.`} ${inlineText(item)}`)
    .join("\n");
}

/** An answer as words alone, for reading aloud and for copying. */
export function plainText(text: string): string {
  return readMarkdown(text).map(blockText).join("\n\n");
}
