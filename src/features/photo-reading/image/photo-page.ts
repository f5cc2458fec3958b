import { inPhoto, type PhotoPoint, type Deskewing } from "./deskew";
import type { GreyImage } from "./grey-image";
import { median } from "./median";
import type { Box, ReadWord } from "./read-words";

/** A photo's text as a page of its own. */
export type PhotoPage = {
  /** Evened and straight, with its ruled lines. */
  picture: GreyImage;
  /** The words on it line by line, in the order of the text. */
  lines: readonly (readonly ReadWord[])[];
  /** How it was cut out of the photo, and the photo's size. */
  cut: Deskewing;
  photo: { width: number; height: number };
};

/** In heights of a word: letters stay large enough on a phone, and the lines above and below can be told. */
const STRIP_WIDTH = 34;
const STRIP_HEIGHT = 2.5;
const MARGIN = 1;

/**
 * The part of a line to show beside what stands at this place of its text: from there to the right as far as letters
 * stay readable on a phone, or the end of the line.
 */
export function stripAt(words: readonly ReadWord[], place: number): Box | null {
  const word = wordAt(words, place);
  if (word === undefined) return null;
  const height = median(words.map(({ top, bottom }) => bottom - top));
  const width = STRIP_WIDTH * height;
  const first = Math.min(...words.map(({ left }) => left)) - MARGIN * height;
  const last = Math.max(...words.map(({ right }) => right)) + MARGIN * height;
  const left = Math.max(first, Math.min(word.left - MARGIN * height, last - width));
  const shown = words.filter((one) => one.right > left && one.left < left + width);
  const middle = median(shown.map(({ top, bottom }) => (top + bottom) / 2));
  const top = middle - (STRIP_HEIGHT / 2) * height;
  return { left, top, right: left + width, bottom: top + STRIP_HEIGHT * height };
}

const OUTLINE_STEPS = 8;
const OUTLINE_REACH = 1.25;

/** What runs around a line in the photo itself, which may slant and bend; nothing of a line without words. */
export function outlineInPhoto(
  { cut, photo }: Pick<PhotoPage, "cut" | "photo">,
  words: readonly ReadWord[],
): PhotoPoint[] {
  const height = median(words.map(({ top, bottom }) => bottom - top));
  const middle = median(words.map(({ top, bottom }) => (top + bottom) / 2));
  const left = Math.min(...words.map((word) => word.left)) - height;
  const right = Math.max(...words.map((word) => word.right)) + height;
  if (words.length === 0) return [];
  const edge = (row: number) =>
    Array.from({ length: OUTLINE_STEPS + 1 }, (_, step) =>
      inPhoto(cut, photo, left + ((right - left) * step) / OUTLINE_STEPS, row),
    );
  const reach = OUTLINE_REACH * height;
  return [...edge(middle - reach), ...edge(middle + reach).toReversed()];
}

/** The word at a place of the line's text; the last one behind its end. */
function wordAt(words: readonly ReadWord[], place: number): ReadWord | undefined {
  let end = 0;
  return (
    words.find(({ text }) => {
      end += text.length + 1;
      return place < end;
    }) ?? words.at(-1)
  );
}
