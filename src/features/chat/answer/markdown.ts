import { type Inline, inlineText, readInline } from "./inline";

type Line = readonly Inline[];

/** A point of a list, with the list that stands under it. */
export type Item = { words: Line; list: List | null };

type List = { kind: "list"; start: number | null; items: readonly Item[] };

export type Block =
  | { kind: "paragraph"; lines: readonly Line[] }
  | List
  | { kind: "quote"; blocks: readonly Block[] }
  | { kind: "table"; head: readonly Line[]; rows: readonly (readonly Line[])[] }
  | { kind: "code"; text: string };

/** The lines of one block before their marks are read. */
export type BlockSource = {
  kind: "paragraph" | "heading" | "list" | "quote" | "table" | "code";
  /** The first number of a numbered list. */
  start: number | null;
  lines: readonly string[];
};

type OpenBlock = BlockSource & { lines: string[] };

const HEADING = /^#{1,6}\s+(?<title>.+?)\s*#*$/;
const ITEM = /^(?<indent>\s*)(?:[-*+•]|(?<number>\d{1,4})[.)])\s+(?<text>.*)$/;
/** So far to the right a point belongs to the one above it. */
const NESTED_INDENT = 2;
/** All marks at once: a quote inside a quote is one quote. */
const QUOTE = /^\s*>[>\s]*/;
const RULE = /^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/;
const FENCE = /^\s*(?:```|~~~)/;
const TABLE_ROW = /^\s*\|/;
const TABLE_RULE = /^\s*\|(?:\s*:?-+:?\s*\|)*\s*:?-+:?\s*\|?\s*$/;

function itemOf(line: string): { indent: number; number: number | null; text: string } {
  const { indent = "", number, text = "" } = ITEM.exec(line)?.groups ?? {};
  return { indent: indent.length, number: number === undefined ? null : Number(number), text };
}

function indentOf(line: string | undefined): number {
  return itemOf(line ?? "").indent;
}

/** Parts a text into blocks, line by line and without looking into the lines. */
export function splitBlocks(text: string): readonly BlockSource[] {
  const blocks: OpenBlock[] = [];
  const lines = text.split(/\r?\n/);
  let isInCode = false;
  let isAfterGap = true;

  function begin(kind: BlockSource["kind"], line: string, start: number | null = null) {
    blocks.push({ kind, start, lines: [line] });
  }

  function addItem(line: string, { indent, number }: ReturnType<typeof itemOf>) {
    const last = blocks.at(-1);
    const isBelow = last?.kind === "list" && indent >= indentOf(last.lines[0]) + NESTED_INDENT;
    const isSameList = last?.kind === "list" && (last.start === null) === (number === null);
    if (isBelow || isSameList) last.lines.push(line);
    else begin("list", line, number);
  }

  function addQuoted(line: string) {
    const last = blocks.at(-1);
    if (last?.kind === "quote" && !isAfterGap) last.lines.push(line);
    else begin("quote", line);
  }

  /** Goes on with the block before, when it is one of this kind and nothing stands between. */
  function addLine(kind: "paragraph" | "table", line: string) {
    const last = blocks.at(-1);
    if (last?.kind === kind && !isAfterGap) last.lines.push(line);
    else begin("paragraph", line);
  }

  lines.forEach((line, index) => {
    const title = HEADING.exec(line)?.groups?.["title"];
    const isItem = ITEM.test(line);
    const isRow = TABLE_ROW.test(line);
    const isGap = line.trim() === "" || RULE.test(line);
    if (FENCE.test(line)) {
      isInCode = !isInCode;
      if (isInCode) blocks.push({ kind: "code", start: null, lines: [] });
    } else if (isInCode) {
      blocks.at(-1)?.lines.push(line);
    } else if (title !== undefined) {
      begin("heading", title);
    } else if (QUOTE.test(line)) {
      addQuoted(line.replace(QUOTE, ""));
    } else if (!isGap && isItem) {
      addItem(line, itemOf(line));
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

/** Stands for a bar that is one of the words of a cell; no text holds it. */
const BAR_IN_WORDS = "\0";

function readRow(line: string): readonly Line[] {
  const cells = line
    .trim()
    .replaceAll("\\|", BAR_IN_WORDS)
    .replace(/^\||\|$/g, "")
    .split("|");
  return cells.map((cell) => readInline(cell.trim().replaceAll(BAR_IN_WORDS, "|")));
}

/** The points of a list; those that stand further right than the first are lists under the point above them. */
function readList(lines: readonly string[]): List {
  const [first = ""] = lines;
  const points: { line: string; below: string[] }[] = [];
  for (const line of lines) {
    const above = points.at(-1);
    if (above !== undefined && indentOf(line) >= indentOf(first) + NESTED_INDENT)
      above.below.push(line);
    else points.push({ line, below: [] });
  }
  const items = points.map(({ line, below }) => ({
    words: readInline(itemOf(line).text),
    list: below.length === 0 ? null : readList(below),
  }));
  return { kind: "list", start: itemOf(first).number, items };
}

/** Reads the marks in the lines of one block. */
export function readBlock({ kind, lines }: Omit<BlockSource, "start">): Block {
  if (kind === "code") return { kind, text: lines.join("\n") };
  if (kind === "list") return readList(lines);
  if (kind === "quote") return { kind, blocks: readMarkdown(lines.join("\n")) };
  if (kind === "heading") {
    const children = readInline(lines.join(" "));
    return { kind: "paragraph", lines: [[{ kind: "strong", children }]] };
  }
  if (kind === "paragraph") return { kind, lines: lines.map(readInline) };
  const [head = [], , ...rows] = lines.map(readRow);
  return { kind, head, rows: rows.map((row) => head.map((_, column) => row[column] ?? [])) };
}

/**
 * Reads the small part of Markdown that answers use: paragraphs, bold, lists, quotes, tables, code,
 * links, sources.
 *
 * Everything else, HTML and half-written marks included, stays the text it is.
 */
export function readMarkdown(text: string): readonly Block[] {
  return splitBlocks(text).map(readBlock);
}

function listText({ start, items }: List): string {
  return items
    .map(({ words, list }, index) => {
      const point = `${start === null ? "-" : `${start + index}.`} ${inlineText(words)}`;
      return list === null ? point : `${point}\n${listText(list).replaceAll(/^/gm, "  ")}`;
    })
    .join("\n");
}

function blockText(block: Block): string {
  if (block.kind === "code") return block.text;
  if (block.kind === "paragraph") return block.lines.map(inlineText).join("\n");
  if (block.kind === "table") {
    return [block.head, ...block.rows].map((row) => row.map(inlineText).join(", ")).join("\n");
  }
  if (block.kind === "quote") return block.blocks.map(blockText).join("\n");
  return listText(block);
}

/** An answer as words alone, for reading aloud and for copying. */
export function plainText(text: string): string {
  return readMarkdown(text).map(blockText).join("\n\n");
}
