/** Blue outweighs green by more than this share of itself in the ink of a blue or violet pen, not in the shade of paper. */
const PEN_BLUENESS = 0.3;
/** The soft edge of a stroke is at least this blue; the edge of print is grey. */
const EDGE_BLUENESS = 0.1;
/** Print under a stroke is darker than this, and stays. */
const PEN_BLUE_FROM = 80;
/** What is darker than this is ink of some kind. */
const INK_BELOW = 150;
/** When more of the ink than this is blue, the page itself is printed in blue. */
const MOST_PEN = 0.4;
const REACH = 2;

/**
 * Takes the strokes of a blue or violet pen out of a colour picture (red, green, blue, alpha), in place: they become as
 * bright as the paper around them. A page that is printed in blue stays as it is.
 */
export function takeOutPen(rgba: Uint8ClampedArray, width: number, height: number): void {
  const isPen = new Uint8Array(width * height);
  let ink = 0;
  let pen = 0;
  for (let pixel = 0, at = 0; pixel < isPen.length; pixel += 1, at += 4) {
    const red = rgba[at] ?? 0;
    const green = rgba[at + 1] ?? 0;
    const blue = rgba[at + 2] ?? 0;
    if (Math.min(red, green) >= INK_BELOW) continue;
    ink += 1;
    if (blue < PEN_BLUE_FROM || blue - green <= blue * PEN_BLUENESS || blue < red) continue;
    isPen[pixel] = 1;
    pen += 1;
  }
  if (pen === 0 || pen > ink * MOST_PEN) return;
  for (let y = 0; y < height; y += 1) fillRow(rgba, isPen, y, width, height);
}

/** Gives the pen's pixels of a row, and the soft edge around them, the colour of the paper before them. */
function fillRow(
  rgba: Uint8ClampedArray,
  isPen: Uint8Array,
  y: number,
  width: number,
  height: number,
): void {
  let paper = -1;
  for (let x = 0; x < width; x += 1) {
    const at = (y * width + x) * 4;
    if (!isNearPen(isPen, x, y, width, height)) {
      // Only what is as bright as paper is carried on, never a letter of the print.
      if (Math.min(rgba[at] ?? 0, rgba[at + 1] ?? 0) >= INK_BELOW) paper = at;
      continue;
    }
    const blue = rgba[at + 2] ?? 0;
    const isPrint = blue < PEN_BLUE_FROM || blue - (rgba[at + 1] ?? 0) <= blue * EDGE_BLUENESS;
    if (isPrint || paper < 0) continue;
    for (let channel = 0; channel < 3; channel += 1)
      rgba[at + channel] = rgba[paper + channel] ?? 255;
  }
}

function isNearPen(
  isPen: Uint8Array,
  x: number,
  y: number,
  width: number,
  height: number,
): boolean {
  for (let dy = -REACH; dy <= REACH; dy += 1) {
    const row = y + dy;
    if (row < 0 || row >= height) continue;
    for (let dx = -REACH; dx <= REACH; dx += 1) {
      const column = x + dx;
      if (column >= 0 && column < width && isPen[row * width + column] === 1) return true;
    }
  }
  return false;
}
