import type { PaperFont } from "./true-type";

/** Rows of cells; each column has its part of the width. */
export type PageTable<Cell> = {
  kind: "table";
  widths: readonly number[];
  head: readonly Cell[] | null;
  rows: readonly (readonly Cell[])[];
};

/** A part of a page; a label is a heading within a section. */
export type PageBlock<Cell> = { kind: "text" | "label"; text: Cell } | PageTable<Cell>;

export type PageSection<Cell> = {
  name: string;
  title: string;
  blocks: readonly PageBlock<Cell>[];
};

/** What stands on a page, as texts or, once it is laid out, as the lines of each. */
export type PageContent<Cell = string> = {
  title: string;
  /** Whose it is and of what day. */
  byline: Cell;
  sections: readonly PageSection<Cell>[];
  foot: Cell;
};

export type Lines = readonly string[];
export type LaidOutPage = PageContent<Lines>;

/** Sizes in points; the box fits an A4 and a Letter page with room around it, and nothing is under 9 points. */
export const paper = {
  width: 490,
  height: 704,
  top: 42,
  titleSize: 14,
  titleHeight: 20,
  headingSize: 10,
  headingHeight: 19,
  textSize: 9.5,
  lineHeight: 12,
  footSize: 9,
  columnGap: 8,
} as const;

/** How wide a text is, in points. */
function widthOf(text: string, size: number, font: PaperFont): number {
  let units = 0;
  for (const letter of text) units += font.widthOf(font.glyphOf(letter.codePointAt(0) ?? 0));
  return (units * size) / font.unitsPerEm;
}

/** The parts of a word that is wider than a line. */
function pieces(word: string, width: number, measure: (text: string) => number): string[] {
  if (measure(word) <= width) return [word];
  const parts: string[] = [""];
  for (const letter of word) {
    const longer = `${parts.at(-1)}${letter}`;
    if (measure(longer) > width) parts.push(letter);
    else parts[parts.length - 1] = longer;
  }
  return parts;
}

/** The lines of a text in a column. */
export function breakLines(text: string, width: number, size: number, font: PaperFont): Lines {
  const measure = (part: string) => widthOf(part, size, font);
  const words = text
    .normalize("NFC")
    .split(/\s+/)
    .filter((word) => word !== "")
    .flatMap((word) => pieces(word, width, measure));
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** How wide each column of a table is, and where it begins. */
export function columnsOf(widths: readonly number[]): { start: number; width: number }[] {
  const whole = widths.reduce((sum, width) => sum + width, 0);
  let start = 0;
  return widths.map((part) => {
    const width = (part / whole) * paper.width;
    const column = { start, width: width - paper.columnGap };
    start += width;
    return column;
  });
}

function layOutBlock(block: PageBlock<string>, font: PaperFont): PageBlock<Lines> {
  const { width, textSize } = paper;
  if (block.kind !== "table") {
    return { kind: block.kind, text: breakLines(block.text, width, textSize, font) };
  }
  const columns = columnsOf(block.widths);
  const layOutRow = (row: readonly string[]) =>
    row.map((cell, at) => breakLines(cell, columns[at]?.width ?? width, textSize, font));
  return {
    ...block,
    head: block.head && layOutRow(block.head),
    rows: block.rows.map(layOutRow),
  };
}

/** How many lines high a row is. */
export function rowLines(row: readonly Lines[]): number {
  return Math.max(1, ...row.map((cell) => cell.length));
}

function blockLines(block: PageBlock<Lines>): number {
  if (block.kind !== "table") return block.text.length;
  const rows = block.head === null ? block.rows : [block.head, ...block.rows];
  return rows.reduce((sum, row) => sum + rowLines(row), 0);
}

/** How high a page is, in points. */
export function pageHeight({ sections, byline, foot }: LaidOutPage): number {
  const lines = sections.flatMap(({ blocks }) => blocks.map(blockLines));
  const count = lines.reduce((sum, each) => sum + each, byline.length + foot.length);
  const rule = paper.lineHeight;
  return (
    paper.titleHeight + rule + sections.length * paper.headingHeight + count * paper.lineHeight
  );
}

/** Breaks every text of a page into its lines. */
export function layOut(content: PageContent, font: PaperFont): LaidOutPage {
  return {
    title: content.title,
    byline: breakLines(content.byline, paper.width, paper.textSize, font),
    sections: content.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) => layOutBlock(block, font)),
    })),
    foot: breakLines(content.foot, paper.width, paper.footSize, font),
  };
}

/** The first of several versions of a page, the fullest first, that one side holds; else the last of them. */
export function firstThatFits(versions: Iterable<PageContent>, font: PaperFont): LaidOutPage {
  let page: LaidOutPage | null = null;
  for (const version of versions) {
    page = layOut(version, font);
    if (pageHeight(page) <= paper.height) return page;
  }
  if (page === null) throw new Error("There is no version of the page.");
  return page;
}

/** The letters of a page that the font does not have. */
export function missingLetters(content: LaidOutPage, font: PaperFont): string[] {
  const texts = JSON.stringify([content.byline, content.sections, content.foot]).normalize("NFC");
  const missing = [...new Set(texts)].filter(
    (letter) => font.glyphOf(letter.codePointAt(0) ?? 0) === 0,
  );
  return missing;
}
