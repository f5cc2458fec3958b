type Variant = { written: readonly string[]; meant: readonly string[] };

/** A table of other ways of writing the same, read from lines such as `cant|can not -> cannot`. */
export type VariantTable = {
  /** Every word the table can read or gives. */
  words: ReadonlySet<string>;
  /** What is written at this place of a text, in our one spelling; null when the table does not know it. */
  find: (words: readonly string[], at: number) => Variant | null;
};

/** Reads lines of variants: left of the arrow what may be written, right of it the one form that is meant. */
export function createVariantTable(lines: readonly string[]): VariantTable {
  const byFirstWord = new Map<string, Variant[]>();
  for (const line of lines) {
    const [left = "", right = ""] = line.split("->");
    const meant = wordsOf(right);
    for (const written of left.split("|").map(wordsOf)) {
      const first = written[0] ?? "";
      const known = byFirstWord.get(first) ?? [];
      byFirstWord.set(first, [...known, { written, meant }].toSorted(longestFirst));
    }
  }
  const variants = [...byFirstWord.values()].flat();
  return {
    words: new Set(variants.flatMap(({ written, meant }) => [...written, ...meant])),
    find: (words, at) =>
      byFirstWord
        .get(words[at] ?? "")
        ?.find(({ written }) => written.every((word, offset) => words[at + offset] === word)) ??
      null,
  };
}

function wordsOf(text: string): string[] {
  return text.trim().split(/\s+/).filter(Boolean);
}

function longestFirst(one: Variant, other: Variant): number {
  return other.written.length - one.written.length;
}
