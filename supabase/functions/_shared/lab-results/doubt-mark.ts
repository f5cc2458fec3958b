/**
 * Stands behind a number that the user was asked to check and left as it was. It is a part of the message, so that
 * whoever reads it, a program or a person, knows of the doubt.
 */
const DOUBT_MARK = "(?)";
const MARK = / ?\(\?\)/g;

/** A part of a text: its line, counted from 1, and where the part ends in it. */
export type DoubtedPlace = { line: number; end: number };

/** The text with a mark behind each doubted place. */
export function withDoubtMarks(text: string, places: readonly DoubtedPlace[]): string {
  const lines = text.split("\n");
  const fromLast = places.toSorted((one, other) => other.end - one.end);
  for (const { line, end } of fromLast) {
    const words = lines[line - 1] ?? "";
    lines[line - 1] = `${words.slice(0, end)} ${DOUBT_MARK}${words.slice(end)}`;
  }
  return lines.join("\n");
}

/** The words without marks, and where in them each mark stood. */
export function withoutDoubtMarks(words: string): { words: string; marks: number[] } {
  const marks: number[] = [];
  let taken = 0;
  const rest = words.replace(MARK, (mark: string, at: number) => {
    marks.push(at - taken);
    taken += mark.length;
    return "";
  });
  return { words: rest, marks };
}
