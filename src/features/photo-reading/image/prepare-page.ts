import { deskewed, type Deskewing } from "./deskew";
import type { GreyImage } from "./grey-image";
import { evenIllumination } from "./illumination";
import { withoutLeaderDots } from "./leader-dots";
import { withoutRuledLines } from "./ruled-lines";
import { cutOut, type FoundText, type TextLayout } from "./text-layout";

/** The height of letters that the reader reads best, in pixels. */
export const READING_HEIGHT = 28;

const WHITE = 0.95;
const BLACK_BELOW_INK = 1.4;
const LEAST_BLACK = 0.05;

/** The photo with even light and ink that is dark. */
export function evenedPhoto(image: GreyImage, { ink }: FoundText): GreyImage {
  const black = Math.max(LEAST_BLACK, WHITE - (WHITE - ink) * BLACK_BELOW_INK);
  return evenIllumination(image, { black, white: WHITE });
}

/** How to cut the text out so that its letters have the height that the reader reads best. */
export function readingCut(layout: TextLayout): Deskewing {
  return cutOut(layout, READING_HEIGHT);
}

/** The page as the reader wants it: without ruled lines, and without the dots between a name and its value. */
export function readablePage(page: GreyImage): GreyImage {
  return withoutLeaderDots(withoutRuledLines(page, READING_HEIGHT), READING_HEIGHT);
}

/** A part of the page around the middle of its text, enough to see which way up it is. */
export function probe(evened: GreyImage, layout: TextLayout): GreyImage {
  const { area, glyphHeight } = layout;
  const middle = (area.top + area.bottom) / 2;
  const height = Math.min((area.bottom - area.top) / 2, 6 * glyphHeight);
  const width = Math.min(area.right - area.left, 60 * glyphHeight);
  const strip = {
    ...area,
    right: area.left + width,
    top: middle - height,
    bottom: middle + height,
  };
  return readablePage(deskewed(evened, readingCut({ ...layout, area: strip })));
}
