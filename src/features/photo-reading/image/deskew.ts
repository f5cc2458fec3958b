import type { GreyImage } from "./grey-image";
import type { Direction } from "./text-direction";

/** How many quarter turns to the left bring the text upright. */
export type QuarterTurns = 0 | 1 | 2 | 3;

/** A part of the deskewed page, in the photo's pixels from its centre. */
export type Area = { left: number; top: number; right: number; bottom: number };

/** How to cut straight text out of a photo. */
export type Deskewing = Direction & { turns: QuarterTurns; area: Area; scale: number };

/** Where a point of the turned photo, from its centre, stands on the deskewed page. */
export function onPage(
  { slope, keystone, bend, bulge }: Direction,
  x: number,
  y: number,
): { u: number; v: number } {
  const angle = Math.atan(slope);
  const line = (y - (slope + bend * x) * x) / (1 + (keystone + bulge * x) * x);
  const v = line * Math.cos(angle);
  return { u: (x + v * Math.sin(angle)) / Math.cos(angle), v };
}

/** One resample that turns, deskews, corrects the keystone of the lines, unbends them, cuts out the area and scales it. */
export function deskewed(image: GreyImage, wanted: Deskewing): GreyImage {
  const { slope, keystone, bend, bulge, area, scale, turns } = wanted;
  const width = Math.max(1, Math.round((area.right - area.left) * scale));
  const height = Math.max(1, Math.round((area.bottom - area.top) * scale));
  const data = new Uint8Array(width * height).fill(255);
  const angle = Math.atan(slope);
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  for (let row = 0; row < height; row += 1) {
    const v = area.top + (row + 0.5) / scale;
    const line = v / cosine;
    const steepness = slope + keystone * line;
    const x = (area.left + 0.5 / scale) * cosine - v * sine;
    const step = cosine / scale;
    const start = turnedBack(x, line + x * steepness, turns);
    const stride = turnedBack(step, step * steepness, turns);
    const down = turnedBack(0, bend + bulge * line, turns);
    copyLine(image, data.subarray(row * width, (row + 1) * width), {
      x: start.x + (image.width - 1) / 2,
      y: start.y + (image.height - 1) / 2,
      stepX: stride.x,
      stepY: stride.y,
      from: x,
      step,
      bendX: down.x,
      bendY: down.y,
    });
  }
  return { width, height, data };
}

/** A place in a photo, in shares of its width and height. */
export type PhotoPoint = { x: number; y: number };

/** Where a point of the deskewed page, in its pixels, stands in a photo of this size. */
export function inPhoto(
  { slope, keystone, bend, bulge, area, scale, turns }: Deskewing,
  { width, height }: { width: number; height: number },
  column: number,
  row: number,
): PhotoPoint {
  const angle = Math.atan(slope);
  const v = area.top + row / scale;
  const line = v / Math.cos(angle);
  const x = (area.left + column / scale) * Math.cos(angle) - v * Math.sin(angle);
  const point = turnedBack(
    x,
    line + (slope + keystone * line + (bend + bulge * line) * x) * x,
    turns,
  );
  return { x: point.x / width + 0.5, y: point.y / height + 0.5 };
}

function turnedBack(x: number, y: number, turns: QuarterTurns): { x: number; y: number } {
  if (turns === 0) return { x, y };
  if (turns === 1) return { x: -y, y: x };
  return turns === 2 ? { x: -x, y: -y } : { x: y, y: -x };
}

/** A straight line through the photo, and how far a line leaves it by the square of its distance from the middle. */
type Line = {
  x: number;
  y: number;
  stepX: number;
  stepY: number;
  from: number;
  step: number;
  bendX: number;
  bendY: number;
};

/** Fills a row with the photo's values along a line, mixed from the four pixels around each point. */
function copyLine({ data, width, height }: GreyImage, row: Uint8Array, line: Line): void {
  for (let column = 0; column < row.length; column += 1) {
    const square = (line.from + column * line.step) ** 2;
    const x = line.x + column * line.stepX + square * line.bendX;
    const y = line.y + column * line.stepY + square * line.bendY;
    const left = Math.floor(x);
    const top = Math.floor(y);
    if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
    const at = top * width + left;
    const across = x - left;
    const upper = (data[at] ?? 0) * (1 - across) + (data[at + 1] ?? 0) * across;
    const lower = (data[at + width] ?? 0) * (1 - across) + (data[at + width + 1] ?? 0) * across;
    row[column] = upper + (lower - upper) * (y - top) + 0.5;
  }
}
