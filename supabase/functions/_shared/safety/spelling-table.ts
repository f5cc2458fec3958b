import { spellings } from "./spellings.ts";

type Respelling = { written: readonly string[]; meant: readonly string[] };

const byFirstWord = new Map<string, Respelling[]>();
for (const line of spellings) {
  const [left = "", right = ""] = line.split("->");
  const meant = wordsOf(right);
  for (const written of left.split("|").map(wordsOf)) {
    const first = written[0] ?? "";
    const known = byFirstWord.get(first) ?? [];
    byFirstWord.set(first, [...known, { written, meant }].toSorted(longestFirst));
  }
}

/** Every word the table can read. */
export const spellingWords: ReadonlySet<string> = new Set(
  [...byFirstWord.values()].flat().flatMap(({ written, meant }) => [...written, ...meant]),
);

/** What is written at this place of the text, in our one spelling; null when the table does not know it. */
export function respell(words: readonly string[], at: number): Respelling | null {
  const known = byFirstWord.get(words[at] ?? "") ?? [];
  return (
    known.find(({ written }) => written.every((word, offset) => words[at + offset] === word)) ??
    null
  );
}

function wordsOf(text: string): string[] {
  return text.trim().split(/\s+/).filter(Boolean);
}

function longestFirst(one: Respelling, other: Respelling): number {
  return other.written.length - one.written.length;
}
