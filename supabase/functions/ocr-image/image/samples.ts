// Pictures for tests.
import { crc32 } from "node:zlib";

type Bytes = Uint8Array<ArrayBuffer>;

/** A whole JPEG of 16 by 8 pixels that browsers show. */
export const plainJpeg = fromBase64(
  "/9j/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////" +
    "2wBDAVVaWnhpeOuCguv/////////////////////////////////////////////////////////////////////////wAARCA" +
    "AIABADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAEE/8QAGhAAAgMBAQAAAAAAAAAAAAAAAAECEVEh4f/EABQBAQAA" +
    "AAAAAAAAAAAAAAAAAAD/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwDU3O+JNWW5ZnoAH//Z",
);

/** A whole PNG of 16 by 8 pixels that browsers show. */
export const plainPng = fromBase64(
  "iVBORw0KGgoAAAANSUhEUgAAABAAAAAICAYAAADwdn+XAAAA2UlEQVR4AayOraqEcBDFfywsWzYKdr+ywWQ0mnwDm29gUSwa" +
    "fAAfQEw+ga9gshoEsVsMIogg3Lv+Ydl+9w7MzJmZM4dz+/kybnwZ/yPQti1xHNP3PWVZUtc1VVUJb+/eNA1FUYjdcRyEYSiw" +
    "cGDbNoZhoOs6y7JwnifjOJJlGfM8C6LruoJzDY/HA9M0L4gQEOhV1nVFVVX2fUfTNJIkQZbl1wXyPOd+v9N1Hdu2MQwD0zR9" +
    "BHzfR5IkPM8jCAKu+fp89yiKcBwHy7J4Pp+kaYqiKB+Bi/yX/AUAAP//yxQyfgAAAAZJREFUAwC2jITRyG8nwQAAAABJRU5E" +
    "rkJggg==",
);

/** Bytes one after another; texts stand for their letters. */
export function bytesOf(...parts: (string | readonly number[] | Uint8Array)[]): Bytes {
  const encoder = new TextEncoder();
  return Uint8Array.from(
    parts.flatMap((part) => (typeof part === "string" ? [...encoder.encode(part)] : [...part])),
  );
}

/** The JPEG with one more segment before its pixels. */
export function jpegWith(marker: number, data: Uint8Array): Bytes {
  const length = data.length + 2;
  const head = [0xff, marker, length >> 8, length & 0xff];
  return bytesOf(plainJpeg.subarray(0, 2), head, data, plainJpeg.subarray(2));
}

/** The JPEG with another size in its header. */
export function jpegOfSize(width: number, height: number): Bytes {
  const frameAt = plainJpeg.findIndex((byte, at) => byte === 0xff && plainJpeg[at + 1] === 0xc0);
  const copy = bytesOf(plainJpeg);
  const view = new DataView(copy.buffer);
  view.setUint16(frameAt + 5, height);
  view.setUint16(frameAt + 7, width);
  return copy;
}

/** What a camera writes beside a photo: which way is up, and here a place too. */
export function cameraNotes(orientation: number, order: "II" | "MM"): Bytes {
  const notes = bytesOf("Exif\0\0", order, new Uint8Array(24), "Lagos 6.52 N 3.37 E");
  const view = new DataView(notes.buffer);
  const isLittle = order === "II";
  view.setUint16(8, 42, isLittle);
  view.setUint32(10, 8, isLittle);
  view.setUint16(14, 1, isLittle);
  view.setUint16(16, 0x0112, isLittle);
  view.setUint16(18, 3, isLittle);
  view.setUint32(20, 1, isLittle);
  view.setUint16(24, orientation, isLittle);
  return notes;
}

/** One chunk of a PNG. */
export function pngChunk(type: string, data: Uint8Array): Bytes {
  const body = bytesOf(type, data);
  return bytesOf(uint32(data.length), body, uint32(crc32(body)));
}

/** The PNG with one more chunk behind its header. */
export function pngWith(chunk: Uint8Array): Bytes {
  return bytesOf(plainPng.subarray(0, PNG_HEADER_END), chunk, plainPng.subarray(PNG_HEADER_END));
}

/** The PNG with another size in its header. */
export function pngOfSize(width: number, height: number): Bytes {
  const header = pngChunk("IHDR", bytesOf(uint32(width), uint32(height), [8, 6, 0, 0, 0]));
  return bytesOf(plainPng.subarray(0, 8), header, plainPng.subarray(PNG_HEADER_END));
}

const PNG_HEADER_END = 33;

function uint32(value: number): Bytes {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

function fromBase64(text: string): Bytes {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
