/** What a spreadsheet would take for a formula; apostrophes before it are those of an earlier pass. */
const formula = /^'*[=+\-@\t\r]/;

function quoted(cell: string): string {
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Rows as the text of a file whose cells are parted by commas, each cell letter by letter. */
export function tableText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(quoted).join(",")}\r\n`).join("");
}

/** A cell that no spreadsheet takes for a formula: it gets an apostrophe before it. */
function harmless(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell;
}

/** A spreadsheet knows by the mark at the start how the letters are written. */
const LETTERS_MARK = "\u{FEFF}";

/** Rows as a file for a spreadsheet, which runs none of the cells. */
export function spreadsheetText(rows: readonly (readonly string[])[]): string {
  return LETTERS_MARK + tableText(rows.map((row) => row.map(harmless)));
}
