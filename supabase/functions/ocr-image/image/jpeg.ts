import { type OpenedImage, unreadable } from "./opened-image.ts";

const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
/** Baseline, extended and progressive; the rare other kinds are shown by no browser. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
/** Huffman tables, scans, quantisation tables and restart intervals. */
const DECODING = new Set([0xc4, START_OF_SCAN, 0xdb, 0xdd]);
const ADOBE = 0xee;
const EXIF = 0xe1;
const COMMENT = 0xfe;

type Segment = { marker: number; whole: Uint8Array; data: Uint8Array };

/** Reads a JPEG's size from its header and keeps of it what decoding needs: pixels, colour and which way is up. */
export function openJpeg(file: Uint8Array): OpenedImage {
  const parts: Uint8Array[] = [Uint8Array.of(0xff, START_OF_IMAGE)];
  let size: { width: number; height: number } | null = null;
  let hasPixels = false;
  for (const { marker, whole, data } of segments(file)) {
    if (FRAMES.has(marker)) {
      if (size) throw unreadable("jpeg_two_frames");
      size = frameSize(data);
      parts.push(whole);
    } else if (marker === START_OF_SCAN) {
      if (!size) throw unreadable("jpeg_no_frame");
      hasPixels = true;
      parts.push(whole);
    } else if (DECODING.has(marker) || marker === ADOBE) {
      parts.push(whole);
    } else if (marker === EXIF) {
      parts.push(orientationSegment(data));
    } else if (!isSaidBeside(marker)) {
      throw unreadable("jpeg_unknown_segment");
    }
  }
  if (!size || !hasPixels) throw unreadable("jpeg_no_pixels");
  parts.push(Uint8Array.of(0xff, END_OF_IMAGE));
  return { mediaType: "image/jpeg", ...size, parts };
}

/** What cameras and programs write about a picture: previews, places, dates, names, remarks. */
function isSaidBeside(marker: number): boolean {
  return (marker >= 0xe0 && marker <= 0xef) || marker === COMMENT;
}

function frameSize(data: Uint8Array): { width: number; height: number } {
  const view = viewOf(data);
  const components = data[5] ?? 0;
  if (data.length !== 6 + 3 * components || ![1, 3, 4].includes(components) || data[0] !== 8) {
    throw unreadable("jpeg_frame");
  }
  return { height: view.getUint16(1), width: view.getUint16(3) };
}

/** Every segment up to the end of the image, which has to be the end of the file; a scan brings its pixels along. */
function* segments(file: Uint8Array): Generator<Segment> {
  const view = viewOf(file);
  for (let at = 2; ;) {
    if (file[at] !== 0xff) throw unreadable("jpeg_cut");
    while (file[at + 1] === 0xff) at += 1;
    const marker = file[at + 1];
    if (marker === END_OF_IMAGE) {
      if (at + 2 !== file.length) throw unreadable("jpeg_more_after_end");
      return;
    }
    const length = at + 4 <= file.length ? view.getUint16(at + 2) : 0;
    const dataEnd = at + 2 + length;
    if (marker === undefined || length < 2 || dataEnd > file.length) throw unreadable("jpeg_cut");
    const end = marker === START_OF_SCAN ? endOfScan(file, dataEnd) : dataEnd;
    yield { marker, whole: file.subarray(at, end), data: file.subarray(at + 4, dataEnd) };
    at = end;
  }
}

/** Where the next marker stands; inside a scan, escaped bytes and restarts are not markers. */
function endOfScan(file: Uint8Array, from: number): number {
  for (let at = file.indexOf(0xff, from); at !== -1; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0;
    const isRestart = next >= 0xd0 && next <= 0xd7;
    if (next !== 0 && next !== 0xff && !isRestart) {
      if (at === from) throw unreadable("jpeg_no_pixels");
      return at;
    }
  }
  throw unreadable("jpeg_cut");
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

const EXIF_NAME = [0x45, 0x78, 0x69, 0x66, 0, 0];
const ORIENTATION_TAG = 0x0112;
const SHORT = 3;

/** From what a camera wrote about a photo, which way is up and nothing else; empty when it is upright. */
function orientationSegment(data: Uint8Array): Uint8Array {
  const orientation = readOrientation(data);
  if (orientation === null || orientation < 2 || orientation > 8) return new Uint8Array();
  const entry = [0x01, 0x12, 0, SHORT, 0, 0, 0, 1, 0, orientation, 0, 0];
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, ...entry, 0, 0, 0, 0];
  const length = 2 + EXIF_NAME.length + tiff.length;
  return Uint8Array.from([0xff, 0xe1, 0, length, ...EXIF_NAME, ...tiff]);
}

function readOrientation(data: Uint8Array): number | null {
  const tiffAt = EXIF_NAME.length;
  if (!EXIF_NAME.every((byte, index) => data[index] === byte)) return null;
  const isLittleEndian = data[tiffAt] === 0x49;
  const view = viewOf(data);
  const has = (at: number, length: number) => at + length <= data.length;
  if (!has(tiffAt, 8)) return null;
  const listAt = tiffAt + view.getUint32(tiffAt + 4, isLittleEndian);
  if (!has(listAt, 2)) return null;
  const entries = view.getUint16(listAt, isLittleEndian);
  for (let at = listAt + 2; at < listAt + 2 + entries * 12 && has(at, 12); at += 12) {
    const isOrientation = view.getUint16(at, isLittleEndian) === ORIENTATION_TAG;
    if (isOrientation && view.getUint16(at + 2, isLittleEndian) === SHORT) {
      return view.getUint16(at + 8, isLittleEndian);
    }
  }
  return null;
}
