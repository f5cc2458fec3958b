import type { GreyImage } from "./grey-image";
import { type NumberSigns, pitchOf, type Sign, signsOf } from "./number-signs";
import type { ReadWord } from "./read-words";

const NUMBER = /^[<>]?\d[\d.,-]*\d$/;
/** From dark to faint: digits may touch in the one, a point be missing in the other. */
const DARKNESS = [0.42, 0.55, 0.68, 0.8];
const MIDDLE_DARKNESS = 0.55;
/** Digits stand apart as with a point between them from this share of the way on. */
const PARTED_FROM = 0.4;

/**
 * The words with the decimal points that the reader passed over: where a number's digits stand one by
 * one in the picture, a dot on the baseline with room of its own between two of them is a point.
 */
export function withMissingDecimalPoints(page: GreyImage, words: readonly ReadWord[]): ReadWord[] {
  const numbers = words.filter(({ text }) => NUMBER.test(text));
  const { plain, pointed: withPoint } = pitchOf(page, numbers, MIDDLE_DARKNESS);
  const least = plain + (withPoint - plain) * PARTED_FROM;
  return words.map((word) => {
    if (!NUMBER.test(word.text) || !/\d\d/.test(word.text)) return word;
    const found = DARKNESS.map((darkness) =>
      pointed(word.text, signsOf(page, word, darkness), least),
    );
    return {
      ...word,
      text: found.find((text) => text !== null && text !== word.text) ?? word.text,
    };
  });
}

/** The number with the points that stand in the picture; null when its other signs are not the picture's. */
function pointed(text: string, { signs, digitHeight }: NumberSigns, parted: number): string | null {
  let at = text.startsWith("<") || text.startsWith(">") ? 1 : 0;
  let joint = text.slice(0, at);
  const start = at;
  for (const [index, sign] of signs.entries()) {
    const isPointRead = /[.,]/.test(text[at] ?? "");
    if (isPointRead) {
      joint += text[at] ?? "";
      at += 1;
    }
    if (sign.kind === "point") {
      if (isPointRead) continue;
      if (!partsDigits(signs, index, digitHeight * parted)) return null;
      joint += ".";
      continue;
    }
    if (sign.kind !== kindOf(text[at])) return null;
    joint += text[at] ?? "";
    at += 1;
  }
  return at === text.length && isNumber(joint.slice(start)) ? joint : null;
}

function partsDigits(signs: readonly Sign[], index: number, least: number): boolean {
  const before = signs[index - 1];
  const after = signs[index + 1];
  return (
    before?.kind === "digit" && after?.kind === "digit" && after.middle - before.middle >= least
  );
}

function kindOf(character: string | undefined): Sign["kind"] {
  if (character === "-") return "dash";
  return character !== undefined && /\d/.test(character) ? "digit" : "unknown";
}

const isNumber = (text: string) => text.split("-").every((part) => /^\d+(?:[.,]\d+)?$/.test(part));
