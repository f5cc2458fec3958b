import { Buffer } from "node:buffer";

import type { Lists } from "./lists.ts";

/** Lists of numbers as two texts. */
export type PackedLists = { starts: string; items: string };

/** Numbers as they lie in memory (little-endian), in base 64. */
export function packNumbers({ buffer, byteOffset, byteLength }: ArrayBufferView): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString("base64");
}

/** The numbers that `packNumbers` has made a text of. */
export function unpackNumbers<Numbers>(
  packed: string,
  Numbers: new (bytes: ArrayBuffer) => Numbers,
): Numbers {
  // A copy of its own, since a short text's bytes lie among others', where numbers of several bytes may not begin.
  return new Numbers(new Uint8Array(Buffer.from(packed, "base64")).buffer);
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
