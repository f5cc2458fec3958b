import { connectedComponents, type ConnectedComponent } from "./connected-components";
import { type Area, onPage, type QuarterTurns, type Deskewing } from "./deskew";
import { areText, glyphsAmong, glyphsInLines } from "./glyphs";
import { type GreyImage, shrunk } from "./grey-image";
import { evenIllumination } from "./illumination";
import { median } from "./median";
import { type Direction, spotsOf, textDirection } from "./text-direction";

/** Where the text of a photo stands once the photo has made these turns, in the photo's pixels. */
export type TextLayout = Direction & {
  turns: QuarterTurns;
  /** How sharply the letters fall into lines; higher when the turns are right. */
  sharpness: number;
  glyphHeight: number;
  area: Area;
};

/** What was found of a photo's text: how it would lie upright and sideways, and how dark its ink is. */
export type FoundText = { upright: TextLayout; sideways: TextLayout; ink: number };

const COPY_SIDE = 1600;
const MOST_PAGE_PIXELS = 14_000_000;
const DARK_BELOW = 200;
/** Where letters are no darker than this, their thin strokes are as bright as that. */
const FAINT_FROM = 130;
const FAINT_BELOW = 228;
/**
 * The room around the text, in letters: the reader reads less where it has less, and more of the table that the page lies
 * on where it has more (tests/ocr/dev).
 */
const MARGIN = 3;
const COPY_RANGE = { black: 0.35, white: 0.92 };

/** Finds how text lies in a photo; null when there is hardly any. */
export function findText(image: GreyImage): FoundText | null {
  const times = Math.max(1, Math.round(Math.max(image.width, image.height) / COPY_SIDE));
  const copy = evenIllumination(shrunk(image, times), COPY_RANGE);
  const dark = glyphsAmong(connectedComponents(copy, DARK_BELOW));
  if (!areText(dark)) return null;
  const isFaint = darknessOf(copy, dark) > FAINT_FROM;
  const glyphs = isFaint ? glyphsAmong(connectedComponents(copy, FAINT_BELOW)) : dark;
  const { width, height } = copy;
  const reach = Math.max(width, height) / 2;
  const standing = glyphs.map(({ left, top, right, bottom, area }) => ({
    left: top,
    right: bottom,
    top: width - right,
    bottom: width - left,
    area,
  }));
  const layout = (
    turns: 0 | 1,
    letters: readonly ConnectedComponent[],
    across: number,
    down: number,
  ): TextLayout => {
    const glyphHeight = median(letters.map(({ top, bottom }) => bottom - top));
    const direction = textDirection(spotsOf(letters, across, down), glyphHeight, reach);
    const area = areaOf(glyphsInLines(letters, direction, across, down), direction, across, down);
    return inPhotoPixels({ ...direction, turns, glyphHeight, area }, times);
  };
  const darkness = darknessOf(copy, glyphs) / 255;
  return {
    upright: layout(0, glyphs, width, height),
    sideways: layout(1, standing, height, width),
    ink: COPY_RANGE.black + darkness * (COPY_RANGE.white - COPY_RANGE.black),
  };
}

/** The same text with the photo turned upside down. */
export function upsideDown({ turns, keystone, bend, area, ...layout }: TextLayout): TextLayout {
  return {
    ...layout,
    turns: turns === 0 ? 2 : turns === 1 ? 3 : turns === 2 ? 0 : 1,
    keystone: -keystone,
    bend: -bend,
    area: { left: -area.right, top: -area.bottom, right: -area.left, bottom: -area.top },
  };
}

/** How to cut the text out so that its letters get this height. */
export function cutOut(
  { turns, slope, keystone, bend, bulge, area, glyphHeight }: TextLayout,
  height: number,
): Deskewing {
  const pixels = (area.right - area.left) * (area.bottom - area.top);
  const scale = Math.min(height / glyphHeight, Math.sqrt(MOST_PAGE_PIXELS / pixels));
  return { turns, slope, keystone, bend, bulge, area, scale };
}

function darknessOf(image: GreyImage, glyphs: readonly ConnectedComponent[]): number {
  return median(glyphs.map((glyph) => darkest(image, glyph)));
}

function darkest(
  { data, width }: GreyImage,
  { left, top, right, bottom }: ConnectedComponent,
): number {
  let least = 255;
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) least = Math.min(least, data[y * width + x] ?? 255);
  }
  return least;
}

function areaOf(
  glyphs: readonly ConnectedComponent[],
  direction: Direction,
  width: number,
  height: number,
): Area {
  const area = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { left, top, right, bottom } of glyphs) {
    for (const [x, y] of [
      [left, top],
      [right, top],
      [left, bottom],
      [right, bottom],
    ] as const) {
      const { u, v } = onPage(direction, x - width / 2, y - height / 2);
      area.left = Math.min(area.left, u);
      area.top = Math.min(area.top, v);
      area.right = Math.max(area.right, u);
      area.bottom = Math.max(area.bottom, v);
    }
  }
  const margin = MARGIN * median(glyphs.map(({ top, bottom }) => bottom - top));
  return {
    left: area.left - margin,
    top: area.top - margin,
    right: area.right + margin,
    bottom: area.bottom + margin,
  };
}

function inPhotoPixels(layout: TextLayout, times: number): TextLayout {
  const { left, top, right, bottom } = layout.area;
  return {
    ...layout,
    keystone: layout.keystone / times,
    bend: layout.bend / times,
    bulge: layout.bulge / times ** 2,
    glyphHeight: layout.glyphHeight * times,
    area: { left: left * times, top: top * times, right: right * times, bottom: bottom * times },
  };
}
