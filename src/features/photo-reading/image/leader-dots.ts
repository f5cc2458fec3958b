import { connectedComponents, type ConnectedComponent } from "./connected-components";
import type { GreyImage } from "./grey-image";

const DARK_BELOW = 170;
/** Sizes as shares of a letter's height; dots that touch are wider than high. */
const MOST_HEIGHT = 0.4;
const MOST_WIDTH = 2;
const MOST_ROOM = 1.2;
const LEVEL = 0.2;
const LEAST_DOTS = 6;
const MARGIN = 2;

/** Whitens the rows of dots that lead from a name to its value, in a deskewed page whose letters are this high. */
export function withoutLeaderDots(image: GreyImage, glyphHeight: number): GreyImage {
  const dots = connectedComponents(image, DARK_BELOW)
    .filter(
      ({ left, top, right, bottom }) =>
        bottom - top <= glyphHeight * MOST_HEIGHT && right - left <= glyphHeight * MOST_WIDTH,
    )
    .toSorted((one, other) => one.left - other.left);
  const rows: ConnectedComponent[][] = [];
  let open: ConnectedComponent[][] = [];
  for (const dot of dots) {
    open = open.filter((row) => dot.left - (row.at(-1)?.right ?? 0) <= glyphHeight * MOST_ROOM);
    const row = open.find((one) => {
      const last = one.at(-1);
      return (
        last !== undefined &&
        Math.abs(last.bottom - dot.bottom) <= glyphHeight * LEVEL &&
        isEmptyBetween(image, last, dot, glyphHeight)
      );
    });
    if (row) {
      row.push(dot);
    } else {
      const begun = [dot];
      rows.push(begun);
      open.push(begun);
    }
  }
  const leaders = rows.filter(({ length }) => length >= LEAST_DOTS).flat();
  if (leaders.length === 0) return image;
  const data = new Uint8Array(image.data);
  for (const { left, top, right, bottom } of leaders) {
    const end = Math.min(image.width, right + MARGIN);
    for (let y = Math.max(0, top - MARGIN); y < Math.min(image.height, bottom + MARGIN); y += 1) {
      data.fill(255, y * image.width + Math.max(0, left - MARGIN), y * image.width + end);
    }
  }
  return { ...image, data };
}

/** Whether no letter stands between two dots. */
function isEmptyBetween(
  { data, width }: GreyImage,
  one: ConnectedComponent,
  other: ConnectedComponent,
  glyphHeight: number,
): boolean {
  const from = Math.max(0, Math.min(one.top, other.top) - Math.round(glyphHeight / 2));
  for (let y = from; y < Math.max(one.bottom, other.bottom); y += 1) {
    for (let x = one.right; x < other.left; x += 1) {
      if ((data[y * width + x] ?? 255) < DARK_BELOW) return false;
    }
  }
  return true;
}
