/** A part of a page in its pixels; right and bottom are exclusive. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** A word as the reader saw it on the prepared page. */
export type ReadWord = Box & {
  text: string;
  /** How sure the reader is, 0 to 100. */
  confidence: number;
  /** The same for words of one line. */
  line: string;
};

const WORD_LEVEL = "5";
const SURE = 80;

/** The words of the reader's table, whose columns are tab-separated. */
export function readWords(table: string): ReadWord[] {
  return table.split("\n").flatMap((row) => {
    const [level, page, block, paragraph, line, , left, top, width, height, confidence, text] =
      row.split("\t");
    if (level !== WORD_LEVEL || !text?.trim()) return [];
    return [
      {
        text: text.trim(),
        confidence: Number(confidence),
        line: [page, block, paragraph, line].join(" "),
        left: Number(left),
        top: Number(top),
        right: Number(left) + Number(width),
        bottom: Number(top) + Number(height),
      },
    ];
  });
}

/** The words line by line, as `textOf` puts them. */
export function linesOf(words: readonly ReadWord[]): ReadWord[][] {
  const lines = new Map<string, ReadWord[]>();
  for (const word of words) lines.set(word.line, [...(lines.get(word.line) ?? []), word]);
  return [...lines.values()];
}

/** The words as lines of text. */
export function textOf(words: readonly ReadWord[]): string {
  return linesOf(words).map(lineText).join("\n");
}

const lineText = (words: readonly ReadWord[]) => words.map(({ text }) => text).join(" ");

/** A word with a digit that the reader was not sure of, and the words of its line as in `textOf`. */
export type UnsureNumber = { words: string; number: string };

/**
 * How sure the reader must be of a number, by how the whole page was read: hard pages have wrong numbers of which it is
 * as sure as of right ones elsewhere. Fitted on tests/ocr/dev and on made pictures.
 */
const LEAST_SURE = { clear: 85, usual: 92, hard: 95 };
const CLEAR_PAGE = 88;
const HARD_PAGE = 80;
const MOST_UNSURE = 0.6;

function leastSure(words: readonly ReadWord[]): number {
  const confidence = meanConfidence(words);
  const numbers = words.filter(({ text }) => /\d/.test(text));
  const unsure = numbers.filter((number) => number.confidence < LEAST_SURE.usual);
  if (confidence < HARD_PAGE || unsure.length > numbers.length * MOST_UNSURE)
    return LEAST_SURE.hard;
  return confidence >= CLEAR_PAGE ? LEAST_SURE.clear : LEAST_SURE.usual;
}

/** The numbers that are worth a second look by how sure the reader was of them. */
export function unsureNumbers(words: readonly ReadWord[]): UnsureNumber[] {
  const least = leastSure(words);
  return linesOf(words).flatMap((line) =>
    line
      .filter(({ text, confidence }) => /\d/.test(text) && confidence < least)
      .map(({ text }) => ({ words: lineText(line), number: text })),
  );
}

/** How many letters and digits stand in words that the reader is sure of. */
export function sureCharacters(words: readonly ReadWord[]): number {
  return words
    .filter(({ confidence }) => confidence >= SURE)
    .reduce((sum, { text }) => sum + text.replace(/[^\p{L}\p{N}]/gu, "").length, 0);
}

/** How sure the reader is of the whole, 0 to 100, each word counting by its length; 0 of nothing. */
export function meanConfidence(words: readonly ReadWord[]): number {
  const length = words.reduce((sum, { text }) => sum + text.length, 0);
  const weighed = words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0);
  return length === 0 ? 0 : weighed / length;
}
