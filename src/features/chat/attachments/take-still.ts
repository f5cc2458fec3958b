const QUALITY = 0.92;

/** The picture that a video element shows at this moment, as a JPEG. */
export async function takeStill(view: HTMLVideoElement): Promise<File> {
  const canvas = document.createElement("canvas");
  canvas.width = view.videoWidth;
  canvas.height = view.videoHeight;
  const pen = canvas.getContext("2d");
  if (pen === null || canvas.width === 0) throw new Error("The camera shows no picture yet.");
  pen.drawImage(view, 0, 0);
  const jpeg = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, "image/jpeg", QUALITY);
  });
  if (jpeg === null) throw new Error("The picture could not be kept.");
  return new File([jpeg], "photo.jpg", { type: "image/jpeg" });
}
