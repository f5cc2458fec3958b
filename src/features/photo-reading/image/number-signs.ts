import { connectedComponents, type ConnectedComponent } from "./connected-components";
import type { GreyImage } from "./grey-image";
import { median } from "./median";
import type { ReadWord } from "./read-words";

/** What a connected component in the picture of a number is. */
export type Sign = { kind: "digit" | "point" | "dash" | "unknown"; middle: number; right: number };

/** The signs of a number from left to right, and how high its digits are. */
export type NumberSigns = { signs: Sign[]; digitHeight: number };

const SURROUND = 3;
const LEAST_AREA = 4;
/** Sizes as shares of a digit's height. */
const DIGIT_FROM = 0.7;
const POINT_FROM = 0.07;
const POINT_TO = 0.34;
const BASELINE_SLACK = 0.14;
const DASH_FROM = 0.15;
const DASH_THICKNESS_TO = 0.28;
const USUAL_PITCH = 0.78;
const USUAL_ROOM = 1.45;
const LEAST_SAMPLES = 3;

/** The signs that are darker than a share of the way from the word's darkest ink to white. */
export function signsOf(page: GreyImage, word: ReadWord, darkness: number): NumberSigns {
  const picture = cropped(page, word);
  const darkest = picture.data.reduce((least, value) => Math.min(least, value), 255);
  const components = connectedComponents(picture, darkest + (255 - darkest) * darkness)
    .filter(({ area }) => area >= LEAST_AREA)
    .toSorted((one, other) => one.left - other.left);
  const digitHeight = Math.max(1, ...components.map(({ top, bottom }) => bottom - top));
  const baseline = Math.max(
    ...components
      .filter((component) => component.bottom - component.top >= digitHeight * DIGIT_FROM)
      .map(({ bottom }) => bottom),
  );
  const signs = components.flatMap((component) => {
    const kind = kindOf(component, digitHeight, baseline);
    return kind
      ? [{ kind, middle: (component.left + component.right) / 2, right: component.right }]
      : [];
  });
  return { signs, digitHeight };
}

/** How far apart the middles of two digits stand, as shares of their height: side by side, and with a point between. */
export type Pitch = { plain: number; pointed: number };

/** The usual pitch of a page's numbers, from those whose digits stand one by one. */
export function pitchOf(page: GreyImage, words: readonly ReadWord[], darkness: number): Pitch {
  const plain: number[] = [];
  const pointed: number[] = [];
  for (const word of words) {
    const { signs, digitHeight } = signsOf(page, word, darkness);
    const digits = word.text.replace(/\D/g, "").length;
    if (signs.filter(({ kind }) => kind === "digit").length !== digits) continue;
    const hasPoint = /\d[.,]\d/.test(word.text);
    signs.forEach((sign, index) => {
      const [next, second] = [signs[index + 1], signs[index + 2]];
      if (sign.kind !== "digit" || !next) return;
      if (next.kind === "digit") plain.push((next.middle - sign.middle) / digitHeight);
      else if (hasPoint && next.kind === "point" && second?.kind === "digit")
        pointed.push((second.middle - sign.middle) / digitHeight);
    });
  }
  const side = plain.length < LEAST_SAMPLES ? USUAL_PITCH : median(plain);
  return {
    plain: side,
    pointed: pointed.length < LEAST_SAMPLES ? side * USUAL_ROOM : median(pointed),
  };
}

function kindOf(
  { left, top, right, bottom }: ConnectedComponent,
  digitHeight: number,
  baseline: number,
): Sign["kind"] | null {
  const width = (right - left) / digitHeight;
  const height = (bottom - top) / digitHeight;
  const above = (baseline - bottom) / digitHeight;
  if (height >= DIGIT_FROM) return "digit";
  if (width < POINT_FROM || height < POINT_FROM) return null;
  if (width <= POINT_TO && height <= POINT_TO && Math.abs(above) <= BASELINE_SLACK) return "point";
  if (width >= DASH_FROM && height <= DASH_THICKNESS_TO && above > 0.2 && above < 0.6)
    return "dash";
  return "unknown";
}

function cropped({ data, width, height }: GreyImage, word: ReadWord): GreyImage {
  const left = Math.max(0, word.left - SURROUND);
  const right = Math.min(width, word.right + SURROUND);
  const top = Math.max(0, word.top - SURROUND);
  const bottom = Math.min(height, word.bottom + SURROUND);
  const part = new Uint8Array(Math.max(0, right - left) * Math.max(0, bottom - top));
  for (let y = top; y < bottom; y += 1) {
    part.set(data.subarray(y * width + left, y * width + right), (y - top) * (right - left));
  }
  return { width: right - left, height: bottom - top, data: part };
}
