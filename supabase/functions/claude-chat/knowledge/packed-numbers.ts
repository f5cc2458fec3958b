import type { Lists } from "./lists.ts";

/** Lists of numbers as two texts. */
export type PackedLists = { starts: string; items: string };

/** Numbers as they lie in memory (little-endian), in base 64. */
export function packNumbers({ buffer, byteOffset, byteLength }: ArrayBufferView): string {
  const bytes = new Uint8Array(buffer, byteOffset, byteLength);
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** The numbers that `packNumbers` has made a text of. */
export function unpackNumbers<Numbers>(
  packed: string,
  Numbers: new (bytes: ArrayBuffer) => Numbers,
): Numbers {
  const text = atob(packed);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return new Numbers(bytes.buffer);
}

export function packLists({ starts, items }: Lists): PackedLists {
  return { starts: packNumbers(starts), items: packNumbers(items) };
}

export function unpackLists({ starts, items }: PackedLists): Lists {
  return {
    starts: unpackNumbers(starts, Uint32Array),
    items: unpackNumbers(items, Uint16Array),
  };
}
