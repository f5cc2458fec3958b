import { deskewed, type Deskewing } from "@/features/photo-reading/image/deskew";
import { type GreyImage, paperBrightness } from "@/features/photo-reading/image/grey-image";
import { withMissingDecimalPoints } from "@/features/photo-reading/image/missing-decimal-points";
import {
  evenedPhoto,
  probe,
  readablePage,
  readingCut,
} from "@/features/photo-reading/image/prepare-page";
import {
  linesOf,
  meanConfidence,
  type ReadWord,
  sureCharacters,
  textOf,
  unsureNumbers,
} from "@/features/photo-reading/image/read-words";
import {
  findText,
  type FoundText,
  type TextLayout,
  upsideDown,
} from "@/features/photo-reading/image/text-layout";

import type { PhotoText, ReadingProgress } from "./photo-messages";
import type { TextReader } from "./text-reader";

/** Below this a page is likely to have been read the wrong way up, or cannot be read. */
const SURE_ENOUGH = 50;
const CLEAR_ENOUGH = 60;
/** Of 255; with paper darker than this no letter can be told from the noise. */
const LEAST_PAPER = 45;
/** One of the ways is taken for certain when lines are this many times as sharp as across it. */
const CERTAIN_RATIO = 1.6;

type Reading = {
  cut: Deskewing;
  picture: GreyImage;
  words: ReadWord[];
  confidence: number;
};

/** Reads the text of a photo, whichever way up it lies. */
export async function readPage(
  photo: GreyImage,
  { read }: TextReader,
  onProgress: (progress: ReadingProgress) => void,
): Promise<PhotoText> {
  onProgress({ stage: "preparing", share: 0 });
  // Said at once: reading in the dark takes a minute, and nothing comes of it.
  if (paperBrightness(photo) < LEAST_PAPER) return nothing("dark");
  const found = findText(photo);
  if (!found) return nothing("unclear");
  const evened = evenedPhoto(photo, found);
  onProgress({ stage: "preparing", share: 1 });
  const readWhole = async (layout: TextLayout): Promise<Reading> => {
    const cut = readingCut(layout);
    const picture = deskewed(evened, cut);
    const page = readablePage(picture);
    const words = await read(page, (share) => onProgress({ stage: "reading", share }));
    return {
      cut,
      picture,
      words: withMissingDecimalPoints(page, words),
      confidence: meanConfidence(words),
    };
  };
  const sureIn = async (layout: TextLayout) => sureCharacters(await read(probe(evened, layout)));

  onProgress({ stage: "reading", share: 0 });
  const layouts = likelyLayouts(found);
  const isSideways = layouts[0]?.turns !== 0;
  const first = isSideways || layouts.length > 2 ? await best(layouts, sureIn) : found.upright;
  let reading = await readWhole(first);
  if (reading.confidence < SURE_ENOUGH) {
    const others = allLayouts(found).filter(({ turns }) => turns !== first.turns);
    const second = await best([first, ...others], sureIn);
    if (second !== first) {
      const again = await readWhole(second);
      if (again.confidence > reading.confidence) reading = again;
    }
  }
  const { cut, picture, words, confidence } = reading;
  const { width, height } = photo;
  const isClear = confidence >= CLEAR_ENOUGH;
  return {
    text: textOf(words),
    unsure: unsureNumbers(words),
    page: isClear ? { picture, lines: linesOf(words), cut, photo: { width, height } } : null,
    problem: isClear ? null : "unclear",
  };
}

const nothing = (problem: "dark" | "unclear"): PhotoText => ({
  text: "",
  unsure: [],
  page: null,
  problem,
});

function allLayouts({ upright, sideways }: FoundText): TextLayout[] {
  return [upright, sideways, upsideDown(upright), upsideDown(sideways)];
}

function likelyLayouts(found: FoundText): TextLayout[] {
  const { upright, sideways } = found;
  const ratio = upright.sharpness / sideways.sharpness;
  if (ratio >= CERTAIN_RATIO) return [upright, upsideDown(upright)];
  if (ratio <= 1 / CERTAIN_RATIO) return [sideways, upsideDown(sideways)];
  return allLayouts(found);
}

async function best(
  layouts: readonly TextLayout[],
  sureIn: (layout: TextLayout) => Promise<number>,
): Promise<TextLayout> {
  let chosen: TextLayout | undefined;
  let most = -1;
  for (const layout of layouts) {
    // One reader reads one page at a time.
    // oxlint-disable-next-line no-await-in-loop
    const sure = await sureIn(layout);
    if (sure > most) {
      most = sure;
      chosen = layout;
    }
  }
  if (!chosen) throw new Error("There is no way up to choose from.");
  return chosen;
}
