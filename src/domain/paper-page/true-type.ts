/** What is needed of a font to break lines and to put it into a file. */
export type PaperFont = {
  bytes: Uint8Array;
  unitsPerEm: number;
  ascent: number;
  descent: number;
  /** The box that holds every letter: left, bottom, right, top. */
  box: readonly [number, number, number, number];
  /** The number of the drawing of a letter; 0 where the font has none. */
  glyphOf: (codePoint: number) => number;
  /** How far a drawing moves what comes after it. */
  widthOf: (glyph: number) => number;
};

/** Where each table of the font begins (OpenType, the table directory). */
function tablesOf(view: DataView): (tag: string) => number {
  const starts = new Map<string, number>();
  for (let place = 12; place < 12 + view.getUint16(4) * 16; place += 16) {
    const letters = [0, 1, 2, 3].map((at) => view.getUint8(place + at));
    starts.set(String.fromCodePoint(...letters), view.getUint32(place + 8));
  }
  return (tag) => {
    const start = starts.get(tag);
    if (start === undefined) throw new Error(`The font has no table ${tag}.`);
    return start;
  };
}

/** The letters that the font has, and the drawing of each (OpenType, cmap of format 4). */
function glyphsOf(view: DataView, cmap: number): Map<number, number> {
  const places = Array.from({ length: view.getUint16(cmap + 2) }, (_, at) => cmap + 4 + at * 8);
  const table = places
    .map((place) => cmap + view.getUint32(place + 4))
    .find((start) => view.getUint16(start) === 4);
  if (table === undefined) throw new Error("The font does not say which letters it has.");
  const glyphs = new Map<number, number>();
  const length = view.getUint16(table + 6);
  for (let at = 0; at < length; at += 2) {
    const last = view.getUint16(table + 14 + at);
    const first = view.getUint16(table + 16 + length + at);
    const delta = view.getUint16(table + 16 + length * 2 + at);
    const offsetPlace = table + 16 + length * 3 + at;
    const offset = view.getUint16(offsetPlace);
    for (let letter = first; letter <= last && letter < 0xff_ff; letter += 1) {
      const listed =
        offset === 0 ? letter : view.getUint16(offsetPlace + offset + (letter - first) * 2);
      glyphs.set(letter, (listed + delta) % 0x1_00_00);
    }
  }
  return glyphs;
}

/** Reads a TrueType font. */
export function readFont(bytes: Uint8Array): PaperFont {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const table = tablesOf(view);
  const [head, hhea, hmtx] = [table("head"), table("hhea"), table("hmtx")];
  const glyphs = glyphsOf(view, table("cmap"));
  const lastWidth = view.getUint16(hhea + 34) - 1;
  return {
    bytes,
    unitsPerEm: view.getUint16(head + 18),
    ascent: view.getInt16(hhea + 4),
    descent: view.getInt16(hhea + 6),
    box: [
      view.getInt16(head + 36),
      view.getInt16(head + 38),
      view.getInt16(head + 40),
      view.getInt16(head + 42),
    ],
    glyphOf: (codePoint) => glyphs.get(codePoint) ?? 0,
    widthOf: (glyph) => view.getUint16(hmtx + Math.min(glyph, lastWidth) * 4),
  };
}
