import { SENT_PHOTO_LIMIT } from "@/domain/attachment";

const LONGEST_SIDE = 2400;
const QUALITIES = [0.9, 0.75, 0.5];

async function drawUpright(photo: Blob): Promise<HTMLCanvasElement> {
  const picture = await createImageBitmap(photo, { imageOrientation: "from-image" });
  try {
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const pen = canvas.getContext("2d");
    if (pen === null) throw new Error("the picture could not be drawn");
    // A JPEG cannot be seen through, and black words on black cannot be read.
    pen.fillStyle = "white";
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return canvas;
  } finally {
    picture.close();
  }
}

function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, "image/jpeg", quality);
  });
}

/**
 * Draws a photo anew as a JPEG of bounded size. Only the picture is left: the place, the time and
 * the device that a phone writes into its photos are gone.
 */
export async function preparePhoto(photo: Blob): Promise<Blob> {
  const canvas = await drawUpright(photo).catch(() => null);
  if (canvas === null) throw new Error("this picture cannot be opened here");
  for (const quality of QUALITIES) {
    const jpeg = await toJpeg(canvas, quality);
    if (jpeg !== null && jpeg.size <= SENT_PHOTO_LIMIT) return jpeg;
  }
  throw new Error("the picture is too big to send");
}
