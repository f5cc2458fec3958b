import { type GreyImage, greyOf } from "@/features/photo-reading/image/grey-image";
import { takeOutPen } from "@/features/photo-reading/image/pen-ink";

/** Phones' canvases hold about this many pixels; letters of a page stay large enough. */
const MOST_PIXELS = 16_000_000;

/** The grey values of a photo the way up that its camera noted, without pen; larger photos are made smaller. */
export async function decodePhoto(photo: Blob): Promise<GreyImage> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: "from-image" });
  try {
    const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (bitmap.width * bitmap.height)));
    const width = Math.max(1, Math.floor(bitmap.width * scale));
    const height = Math.max(1, Math.floor(bitmap.height * scale));
    const context = new OffscreenCanvas(width, height).getContext("2d", {
      willReadFrequently: true,
    });
    if (!context) throw new Error("This browser has no canvas to read the photo from.");
    context.fillStyle = "white";
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = "high";
    context.drawImage(bitmap, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    takeOutPen(data, width, height);
    return greyOf(data, width, height);
  } finally {
    bitmap.close();
  }
}
