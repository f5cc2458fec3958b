import { type OpenedImage, unreadable } from "./opened-image.ts";

const SIGNATURE_LENGTH = 8;
/** Bytes around a chunk's data: its length, its type and its checksum. */
const LENGTH_AND_TYPE = 8;
const CHECKSUM = 4;
/** Size, pixels and colour; all other chunks only tell about the picture. */
const KEPT = new Set(["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB"]);
/** A type in whose first letter is a capital must be understood to show the picture. */
const MUST_BE_UNDERSTOOD = /^[A-Z]/;

type Chunk = { type: string; whole: Uint8Array; data: Uint8Array };

/** Reads a PNG's size from its header and keeps of it what decoding needs: pixels and colour. */
export function openPng(file: Uint8Array): OpenedImage {
  const parts = [file.subarray(0, SIGNATURE_LENGTH)];
  let size: { width: number; height: number } | null = null;
  let hasPixels = false;
  for (const { type, whole, data } of chunks(file)) {
    const isHeader = type === "IHDR";
    if (isHeader !== (size === null)) throw unreadable("png_header");
    size ??= headerSize(data);
    if (type === "IDAT" && data.length > 0) hasPixels = true;
    if (KEPT.has(type)) parts.push(whole);
    else if (MUST_BE_UNDERSTOOD.test(type)) throw unreadable("png_unknown_chunk");
  }
  if (!size || !hasPixels) throw unreadable("png_no_pixels");
  return { mediaType: "image/png", ...size, parts };
}

function headerSize(data: Uint8Array): { width: number; height: number } {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const [compression, filter, interlace = 2] = data.subarray(10);
  if (data.length !== 13 || compression !== 0 || filter !== 0 || interlace > 1) {
    throw unreadable("png_header");
  }
  return { width: view.getUint32(0), height: view.getUint32(4) };
}

/** Every chunk up to the end of the image, which has to be the end of the file. */
function* chunks(file: Uint8Array): Generator<Chunk> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  for (let at = SIGNATURE_LENGTH; ;) {
    const dataAt = at + LENGTH_AND_TYPE;
    if (dataAt > file.length) throw unreadable("png_cut");
    const dataEnd = dataAt + view.getUint32(at);
    const end = dataEnd + CHECKSUM;
    if (end > file.length) throw unreadable("png_cut");
    const type = String.fromCharCode(...file.subarray(at + 4, dataAt));
    if (!/^[A-Za-z]{4}$/.test(type)) throw unreadable("png_cut");
    yield { type, whole: file.subarray(at, end), data: file.subarray(dataAt, dataEnd) };
    if (type === "IEND") {
      if (dataAt !== dataEnd || end !== file.length) throw unreadable("png_more_after_end");
      return;
    }
    at = end;
  }
}
