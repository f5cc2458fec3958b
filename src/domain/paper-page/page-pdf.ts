import {
  columnsOf,
  type LaidOutPage,
  type Lines,
  type PageTable,
  paper,
  rowLines,
} from "./page-layout";
import type { PaperFont } from "./true-type";

/** The sides of paper, in points. */
const PAPER_SIZES = { A4: [595.28, 841.89], Letter: [612, 792] } as const;

export type PaperSize = keyof typeof PAPER_SIZES;

const HEADING_WEIGHT = 0.3;

function hex(number: number): string {
  return number.toString(16).padStart(4, "0");
}

function round(number: number): number {
  return Math.round(number * 100) / 100;
}

type Placed = { x: number; y: number; size: number; isBold?: boolean };

/** Draws the page from top to bottom; gives the commands and the letters that it used (ISO 32000-1, 9.4). */
function draw(page: LaidOutPage, font: PaperFont, [width, height]: readonly [number, number]) {
  const left = (width - paper.width) / 2;
  const used = new Map<number, string>();
  const commands: string[] = [];
  let y = height - paper.top;

  function put(text: string, { x, y: baseline, size, isBold = false }: Placed): void {
    const glyphs = Array.from(text, (letter) => {
      const glyph = font.glyphOf(letter.codePointAt(0) ?? 0);
      used.set(glyph, glyph === 0 ? "\u{FFFD}" : letter);
      return hex(glyph);
    });
    const weight = isBold ? `2 Tr ${HEADING_WEIGHT} w` : "0 Tr";
    commands.push(
      `BT /F1 ${size} Tf ${weight} 1 0 0 1 ${round(left + x)} ${round(baseline)} Tm <${glyphs.join("")}> Tj ET`,
    );
  }

  function putLines(lines: Lines, size: number, isBold = false): void {
    for (const line of lines) {
      y -= paper.lineHeight;
      put(line, { x: 0, y, size, isBold });
    }
  }

  function putRow(row: readonly Lines[], widths: readonly number[], isBold: boolean): void {
    const columns = columnsOf(widths);
    for (const [at, cell] of row.entries()) {
      for (const [line, text] of cell.entries()) {
        const baseline = y - (line + 1) * paper.lineHeight;
        put(text, { x: columns[at]?.start ?? 0, y: baseline, size: paper.textSize, isBold });
      }
    }
    y -= rowLines(row) * paper.lineHeight;
  }

  function putTable({ head, rows, widths }: PageTable<Lines>): void {
    if (head !== null) putRow(head, widths, true);
    for (const row of rows) putRow(row, widths, false);
  }

  function putRule(at: number): void {
    commands.push(
      `0.5 w ${round(left)} ${round(at)} m ${round(left + paper.width)} ${round(at)} l S`,
    );
  }

  y -= paper.titleHeight;
  put(page.title, { x: 0, y: y + 5, size: paper.titleSize, isBold: true });
  putLines(page.byline, paper.textSize);
  for (const { title, blocks } of page.sections) {
    y -= paper.headingHeight;
    put(title, { x: 0, y: y + 2, size: paper.headingSize, isBold: true });
    for (const block of blocks) {
      if (block.kind === "table") putTable(block);
      else putLines(block.text, paper.textSize, block.kind === "label");
    }
  }
  y -= paper.lineHeight;
  putRule(y + 4);
  putLines(page.foot, paper.footSize);
  return { commands: commands.join("\n"), used };
}

/** Tells a reader which letter each drawing is, so that text can be searched and copied (ISO 32000-1, 9.10.3). */
function lettersOf(used: ReadonlyMap<number, string>): string {
  const rows = [...used].map(
    ([glyph, letter]) => `<${hex(glyph)}> <${hex(letter.codePointAt(0) ?? 0)}>`,
  );
  const parts: string[] = [];
  for (let at = 0; at < rows.length; at += 100) {
    const part = rows.slice(at, at + 100);
    parts.push(`${part.length} beginbfchar`, ...part, "endbfchar");
  }
  return [
    "/CIDInit /ProcSet findresource begin 12 dict begin begincmap",
    "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def",
    "/CMapName /Adobe-Identity-UCS def /CMapType 2 def",
    "1 begincodespacerange <0000> <ffff> endcodespacerange",
    ...parts,
    "endcmap CMapName currentdict /CMap defineresource pop end end",
  ].join("\n");
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const part of parts) {
    all.set(part, place);
    place += part.length;
  }
  return all;
}

const plain = new TextEncoder();

/** An object of the file: its dictionary, and its stream where it has one. */
type FileObject = { entries: string; stream?: Uint8Array };

/** Puts objects into a file with the table of where each begins (ISO 32000-1, 7.5). */
function fileOf(objects: readonly FileObject[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [
    plain.encode("%PDF-1.7\n"),
    Uint8Array.of(0x25, 0xe2, 0xe3, 0xcf, 0xd3, 0x0a),
  ];
  const starts: number[] = [];
  let place = parts.reduce((sum, { length }) => sum + length, 0);
  function add(bytes: Uint8Array): void {
    parts.push(bytes);
    place += bytes.length;
  }
  for (const [at, { entries, stream }] of objects.entries()) {
    starts.push(place);
    const length = stream === undefined ? "" : ` /Length ${stream.length}`;
    add(plain.encode(`${at + 1} 0 obj\n<< ${entries}${length} >>\n`));
    if (stream !== undefined)
      add(joined([plain.encode("stream\n"), stream, plain.encode("\nendstream\n")]));
    add(plain.encode("endobj\n"));
  }
  const table = starts.map((start) => `${String(start).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  parts.push(
    plain.encode(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R /Info 10 0 R >>\nstartxref\n${place}\n%%EOF\n`,
    ),
  );
  return joined(parts);
}

/** A laid-out page as a PDF file of one side; its text can be searched and copied. */
export function writePdf(
  page: LaidOutPage,
  font: PaperFont,
  paperSize: PaperSize,
): Uint8Array<ArrayBuffer> {
  const size = PAPER_SIZES[paperSize];
  const { commands, used } = draw(page, font, size);
  const scaled = (units: number) => Math.round((units * 1000) / font.unitsPerEm);
  const widths = [...used.keys()].map((glyph) => `${glyph} [${scaled(font.widthOf(glyph))}]`);
  const name = "/BaseFont /PAPERS+NotoSans";
  return fileOf([
    {
      entries:
        "/Type /Catalog /Pages 2 0 R /Lang (en) /ViewerPreferences << /DisplayDocTitle true >>",
    },
    { entries: "/Type /Pages /Kids [3 0 R] /Count 1" },
    {
      entries: `/Type /Page /Parent 2 0 R /MediaBox [0 0 ${size.join(" ")}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >>`,
    },
    { entries: "", stream: plain.encode(commands) },
    {
      entries: `/Type /Font /Subtype /Type0 ${name} /Encoding /Identity-H /DescendantFonts [6 0 R] /ToUnicode 9 0 R`,
    },
    {
      entries: `/Type /Font /Subtype /CIDFontType2 ${name} /CIDToGIDMap /Identity /FontDescriptor 7 0 R /W [${widths.join(" ")}] /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>`,
    },
    {
      entries: `/Type /FontDescriptor /FontName /PAPERS+NotoSans /Flags 4 /FontBBox [${font.box.map(scaled).join(" ")}] /ItalicAngle 0 /Ascent ${scaled(font.ascent)} /Descent ${scaled(font.descent)} /CapHeight 714 /StemV 80 /FontFile2 8 0 R`,
    },
    { entries: `/Length1 ${font.bytes.length}`, stream: font.bytes },
    { entries: "", stream: plain.encode(lettersOf(used)) },
    { entries: `/Title (${page.title.replace(/[^\w ]/g, "")})` },
  ]);
}
