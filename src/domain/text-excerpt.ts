/** A part of a text around what was looked for; `isFound` parts are the words themselves. */
export type ExcerptPart = { text: string; isFound: boolean };

const BEFORE = 40;
const AFTER = 120;

function escapeForPattern(word: string): string {
  return word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** The part of a text around the first of these words, on one line and without marks of lists and bold, with every word in it marked. */
export function excerptAround(text: string, words: string): readonly ExcerptPart[] {
  const pattern = words.trim().split(/\s+/).map(escapeForPattern).join("|");
  const line = text
    .replaceAll(/^\s*[-*]\s|\*\*/gm, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  const first = pattern === "" ? -1 : line.search(new RegExp(pattern, "iu"));
  // From the beginning of a word on, so that none is cut in two.
  const start = first > BEFORE ? line.lastIndexOf(" ", first - BEFORE) + 1 : 0;
  const end = Math.min(line.length, Math.max(first, 0) + AFTER);
  const part = `${start > 0 ? "…" : ""}${line.slice(start, end)}${end < line.length ? "…" : ""}`;
  if (pattern === "") return [{ text: part, isFound: false }];
  return part
    .split(new RegExp(`(${pattern})`, "iu"))
    .map((piece, place) => ({ text: piece, isFound: place % 2 === 1 }))
    .filter(({ text: piece }) => piece !== "");
}
