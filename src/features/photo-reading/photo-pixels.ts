/** Phones' canvases hold about this many pixels; letters of a page stay large enough. */
const MOST_PIXELS = 16_000_000;

type MadeCanvas = { getContext: (kind: "2d", options: { willReadFrequently: true }) => Context };
type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null;

/** The pixels of a photo the way up that its camera noted; larger photos are made smaller. */
export async function photoPixels(
  photo: Blob,
  makeCanvas: (width: number, height: number) => MadeCanvas,
): Promise<ImageData> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: "from-image" });
  try {
    const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (bitmap.width * bitmap.height)));
    const width = Math.max(1, Math.floor(bitmap.width * scale));
    const height = Math.max(1, Math.floor(bitmap.height * scale));
    const context = makeCanvas(width, height).getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("This browser has no canvas to read the photo from.");
    context.fillStyle = "white";
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = "high";
    context.drawImage(bitmap, 0, 0, width, height);
    return context.getImageData(0, 0, width, height);
  } finally {
    bitmap.close();
  }
}

/** The pixels of a photo, drawn by the page: Safari before 16.4 has no canvas in a worker. */
export function drawOnPage(photo: Blob): Promise<ImageData> {
  return photoPixels(photo, (width, height) =>
    Object.assign(document.createElement("canvas"), { width, height }),
  );
}
