import { withDoubtMarks } from "@shared/lab-results/doubt-mark";
import type { UnsureNumber } from "@/features/photo-reading/doubtful-lines";
import type { PhotoPoint } from "@/features/photo-reading/image/deskew";
import { outlineInPhoto, type PhotoPage, stripAt } from "@/features/photo-reading/image/photo-page";
import type { Box } from "@/features/photo-reading/image/read-words";
import {
  type DoubtfulPart,
  doubtfulParts,
  type RowDoubt,
} from "@/features/photo-reading/report-doubts";

/** A part of a photo's text that she is asked to look at, where it stands now, and where it was read. */
export type CheckRow = Omit<DoubtfulPart, "doubt"> & {
  /** Stays the same while the text around it changes. */
  key: number;
  /** What was doubted first. */
  asked: RowDoubt;
  /** What is doubted of it now; null when she has mended it or says that it is right. */
  doubt: RowDoubt | null;
  isConfirmed?: true;
  /** Where it stands on the page, and what runs around its line in the photo; null when that is not known. */
  strip: Box | null;
  outline: readonly PhotoPoint[] | null;
};

/** The text of a photo with her corrections, and what of it is worth a second look. */
export type PhotoCheck = {
  text: string;
  unsure: readonly UnsureNumber[];
  page: PhotoPage | null;
  /** Of each line of the text, which line of the page it is; null when that is not known. */
  readLines: readonly (number | null)[];
  rows: readonly CheckRow[];
};

type Read = Pick<PhotoCheck, "text" | "unsure" | "page">;

const linesOf = (text: string) => text.split("\n");

/** The check of a text as it was read. */
export function beginCheck(read: Read): PhotoCheck {
  const readLines = linesOf(read.text).map((_, line) => line);
  return judged({ ...read, readLines, rows: [] });
}

/** The text as it goes into her message: what is doubtful still is marked. */
export function textToUse({ text, rows }: PhotoCheck): string {
  return withDoubtMarks(
    text,
    rows.filter(({ doubt, start, end }) => doubt !== null && end > start),
  );
}

/** The check with a row that she has compared with her paper and found right. */
export function withConfirmed(check: PhotoCheck, confirmed: CheckRow): PhotoCheck {
  const rows = check.rows.map((row): CheckRow =>
    row.key === confirmed.key ? { ...row, doubt: null, isConfirmed: true } : row,
  );
  return { ...check, rows };
}

/** What stands in the text at a row's place. */
export function valueOf({ text }: PhotoCheck, { line, start, end }: CheckRow): string {
  return (linesOf(text)[line - 1] ?? "").slice(start, end);
}

/** The check with another value at a row's place of the text; every row stays. */
export function withValue(check: PhotoCheck, changed: CheckRow, value: string): PhotoCheck {
  const { line, start, end } = changed;
  const lines = linesOf(check.text);
  const before = lines[line - 1] ?? "";
  // A number that was missing gets a space of its own.
  const space = start === end && value !== "" && /^\S/.test(before.slice(end)) ? " " : "";
  const after = before.slice(0, start) + value + space + before.slice(end);
  const longer = after.length - before.length;
  const rows = check.rows.map((row) => {
    if (row.key === changed.key) {
      const { isConfirmed: _, ...unconfirmed } = row;
      return { ...unconfirmed, end: start + value.length };
    }
    if (row.line !== line || row.start < end) return row;
    return { ...row, start: row.start + longer, end: row.end + longer };
  });
  // Her correction of one number says nothing of the others on the line.
  const unsure = check.unsure.map((one) =>
    one.words === before.trim() ? { ...one, words: after.trim() } : one,
  );
  const text = lines.with(line - 1, after).join("\n");
  return judged({ ...check, text, unsure, rows });
}

/** The check with the text as she has written it: lines that she changed are judged anew, the rows of all others stay. */
export function withText(check: PhotoCheck, text: string): PhotoCheck {
  const before = linesOf(check.text);
  const after = linesOf(text);
  const most = Math.min(before.length, after.length);
  let above = 0;
  while (above < most && before[above] === after[above]) above += 1;
  let below = 0;
  while (below < most - above && before.at(-1 - below) === after.at(-1 - below)) below += 1;
  const more = after.length - before.length;
  const changed = check.readLines.slice(above, before.length - below);
  const readLines = [
    ...check.readLines.slice(0, above),
    ...(more === 0 ? changed : after.slice(above, after.length - below).map(() => null)),
    ...check.readLines.slice(before.length - below),
  ];
  const rows = check.rows.flatMap((row) => {
    if (row.line <= above) return [row];
    return row.line > before.length - below ? [{ ...row, line: row.line + more }] : [];
  });
  return judged({ ...check, text, readLines, rows });
}

/** The check with what is doubted of each row now, and rows for what has come to be doubted. */
function judged(check: PhotoCheck): PhotoCheck {
  const doubts = doubtfulParts(check.text, check.unsure);
  const known = check.rows.map((row) => ({
    ...row,
    doubt: row.isConfirmed
      ? null
      : (doubts.find((found) => isAbout(row, found, check.text))?.doubt ?? null),
  }));
  const highest = Math.max(0, ...known.map(({ key }) => key));
  const fresh = doubts
    .filter((found) => !known.some((row) => isAbout(row, found, check.text)))
    .map((found, index) => ({
      ...found,
      key: highest + 1 + index,
      asked: found.doubt,
      ...placeOf(check, found),
    }));
  const rows = [...known, ...fresh].toSorted(
    (one, other) => one.line - other.line || one.start - other.start,
  );
  return { ...check, rows };
}

/** Which part of its line a row asks her to look at. */
export function partAsked({ asked }: Pick<CheckRow, "asked">): "name" | "range" | "number" {
  if (asked === "name" || asked === "unknown_name") return "name";
  return asked === "range" ? "range" : "number";
}

/** Whether a doubt is about what stands in a row's field; a number is also missing behind what is none. */
function isAbout(row: CheckRow, found: DoubtfulPart, text: string): boolean {
  if (row.line !== found.line) return false;
  if (row.start <= found.end && row.end >= found.start) return true;
  if (partAsked(row) !== "number" || found.doubt !== "no_number" || found.start < row.end)
    return false;
  return (linesOf(text)[row.line - 1] ?? "").slice(row.end, found.start).trim() === "";
}

function placeOf(
  { page, readLines }: PhotoCheck,
  { line, start }: DoubtfulPart,
): Pick<CheckRow, "strip" | "outline"> {
  const words = page?.lines[readLines[line - 1] ?? -1];
  if (!page || !words) return { strip: null, outline: null };
  return { strip: stripAt(words, start), outline: outlineInPhoto(page, words) };
}
