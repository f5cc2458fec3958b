export type ImageMediaType = "image/jpeg" | "image/png";

/** A picture's size, and the parts of its file that show it. */
export type OpenedImage = {
  mediaType: ImageMediaType;
  width: number;
  height: number;
  parts: Uint8Array[];
};
