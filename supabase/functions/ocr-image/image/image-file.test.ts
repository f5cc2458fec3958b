import { expect, test } from "vitest";

import { cleanImage } from "./image-file.ts";
import { HttpError } from "../../_shared/http-error.ts";
import {
  bytesOf,
  cameraNotes,
  jpegOfSize,
  jpegWith,
  plainJpeg,
  plainPng,
  pngChunk,
  pngOfSize,
  pngWith,
} from "./samples.ts";

const pixels = new Uint8Array([1, 2, 3]);
const zip = bytesOf("PK\u0003\u0004", new Uint8Array(26), "a.txt");
const svg = bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><text>TSH 2.1</text></svg>');
const pdf = bytesOf("%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF");
const html = bytesOf("<!DOCTYPE html><script>alert(1)</script>");

function verdictOn(file: Uint8Array): string | null {
  try {
    cleanImage(file);
    return null;
  } catch (error) {
    if (error instanceof HttpError && error.code === "image_unreadable") return error.reason;
    throw error;
  }
}

test("a whole JPEG and a whole PNG are taken by their bytes", () => {
  expect(cleanImage(plainJpeg)).toEqual({ mediaType: "image/jpeg", bytes: plainJpeg });
  expect(cleanImage(plainPng)).toEqual({ mediaType: "image/png", bytes: plainPng });
});

test.each([
  ["nothing", new Uint8Array(), "not_jpeg_or_png"],
  ["SVG", svg, "not_jpeg_or_png"],
  ["PDF", pdf, "not_jpeg_or_png"],
  ["ZIP", zip, "not_jpeg_or_png"],
  ["HTML", html, "not_jpeg_or_png"],
  ["GIF", bytesOf("GIF89a", new Uint8Array(40)), "not_jpeg_or_png"],
  ["WebP", bytesOf("RIFF", [40, 0, 0, 0], "WEBPVP8 ", new Uint8Array(40)), "not_jpeg_or_png"],
  ["plain text", bytesOf("TSH 2.1 mIU/L"), "not_jpeg_or_png"],
  ["a JPEG's first bytes alone", plainJpeg.subarray(0, 3), "jpeg_cut"],
  ["a PNG's first bytes alone", plainPng.subarray(0, 8), "png_cut"],
  ["a JPEG's beginning before HTML", bytesOf([0xff, 0xd8, 0xff], html), "jpeg_cut"],
  ["a PNG's beginning before HTML", bytesOf(plainPng.subarray(0, 8), html), "png_cut"],
  ["a JPEG in a PNG's coat", bytesOf(plainPng.subarray(0, 8), plainJpeg), "png_cut"],
  ["two JPEGs", bytesOf(plainJpeg, plainJpeg), "jpeg_more_after_end"],
  ["a JPEG and a ZIP", bytesOf(plainJpeg, zip), "jpeg_more_after_end"],
  ["a PNG and a ZIP", bytesOf(plainPng, zip), "png_more_after_end"],
  ["a PNG and one byte", bytesOf(plainPng, [0]), "png_more_after_end"],
  ["a PNG whose end carries data", endWithData(), "png_more_after_end"],
  ["a PDF in a JPEG's remark", jpegWith(0xfe, pdf), "two_formats"],
  ["a web page in a JPEG's notes", jpegWith(0xe1, html), "two_formats"],
  ["a ZIP in a JPEG's remark", jpegWith(0xfe, zip), "two_formats"],
  ["a web page in a PNG's text", pngWith(pngChunk("tEXt", html)), "two_formats"],
  ["a JPEG with two frames", jpegWith(0xc0, frame()), "jpeg_two_frames"],
  ["a JPEG of a rare kind", jpegWith(0xc3, frame()), "jpeg_unknown_segment"],
  ["a JPEG that begins twice", jpegWith(0xd8, pixels), "jpeg_unknown_segment"],
  ["a PNG with a chunk that nobody knows", pngWith(pngChunk("ABCD", pixels)), "png_unknown_chunk"],
  ["a PNG with two headers", pngWith(pngChunk("IHDR", new Uint8Array(13))), "png_header"],
  ["a PNG without pixels", withoutPixels(), "png_no_pixels"],
  ["a PNG of 30,000 by 30,000", pngOfSize(30_000, 30_000), "too_many_pixels"],
  ["a PNG of 4,294,967,295 by 1", pngOfSize(0xffff_ffff, 1), "too_many_pixels"],
  ["a PNG of 8,001 by 1", pngOfSize(8001, 1), "too_many_pixels"],
  ["a PNG of 5,001 by 5,000", pngOfSize(5001, 5000), "too_many_pixels"],
  ["a PNG of 0 by 8", pngOfSize(0, 8), "no_size"],
  ["a JPEG of 65,535 by 65,535", jpegOfSize(65_535, 65_535), "too_many_pixels"],
  ["a JPEG of 1 by 8,001", jpegOfSize(1, 8001), "too_many_pixels"],
  ["a JPEG of 8 by 0", jpegOfSize(8, 0), "no_size"],
])("%s is not taken", (_name, file, reason) => {
  expect(verdictOn(file)).toBe(reason);
});

test("5,000 by 5,000 pixels and 8,000 on a side are taken", () => {
  for (const [width, height] of [
    [5000, 5000],
    [8000, 3125],
  ] as const) {
    expect(verdictOn(pngOfSize(width, height))).toBeNull();
    expect(verdictOn(jpegOfSize(height, width))).toBeNull();
  }
});

test.each([
  ["JPEG", plainJpeg],
  ["PNG", plainPng],
])("a %s cut at any byte is not taken", (_name, file) => {
  for (let length = 0; length < file.length; length += 1) {
    expect(verdictOn(file.subarray(0, length))).not.toBeNull();
  }
});

test("a JPEG whose end was overwritten is not taken", () => {
  expect(verdictOn(bytesOf(plainJpeg.subarray(0, -2), [0, 0x41]))).toBe("jpeg_cut");
});

test("whatever bytes come, they are taken or refused and nothing else happens", () => {
  let seed = 42;
  const next = () => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31);
  for (const file of [plainJpeg, plainPng]) {
    for (let round = 0; round < 2000; round += 1) {
      const damaged = bytesOf(file);
      for (let hit = 0; hit < 3; hit += 1) damaged[next() % file.length] = next() % 256;
      expect(() => verdictOn(damaged)).not.toThrow();
    }
  }
});

test("what a camera says about place, time and owner is left out of a JPEG", () => {
  for (const marker of [0xe0, 0xe1, 0xe2, 0xed, 0xef, 0xfe]) {
    const noted = jpegWith(marker, bytesOf("Ada Obi, Lagos, 20 November"));
    expect(cleanImage(noted).bytes).toEqual(plainJpeg);
  }
});

test("a JPEG keeps what its colours need", () => {
  const adobe = jpegWith(0xee, bytesOf("Adobe", [0, 100, 0, 0, 0, 0, 1]));
  expect(cleanImage(adobe).bytes).toEqual(adobe);
});

test.each(["II", "MM"] as const)(
  "a photo keeps which way is up and loses its place (%s)",
  (order) => {
    const clean = cleanImage(jpegWith(0xe1, cameraNotes(6, order))).bytes;
    const upsideOnly = bytesOf(
      "Exif\0\0MM",
      [0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6],
    );
    expect(clean).toEqual(jpegWith(0xe1, bytesOf(upsideOnly, new Uint8Array(6))));
  },
);

test("an upright photo, and one with broken notes, keeps no notes at all", () => {
  const notes = cameraNotes(6, "II");
  for (const data of [
    cameraNotes(1, "II"),
    cameraNotes(9, "MM"),
    notes.subarray(0, 8),
    notes.subarray(0, 15),
    notes.subarray(0, 27),
    bytesOf(notes.subarray(0, 10), [0xff, 0xff, 0xff, 0xff]),
  ]) {
    expect(cleanImage(jpegWith(0xe1, data)).bytes).toEqual(plainJpeg);
  }
});

test("what a program wrote into a PNG is left out, and its colours stay", () => {
  for (const type of ["tEXt", "zTXt", "iTXt", "eXIf", "tIME", "iCCP", "acTL", "fcTL", "fdAT"]) {
    expect(cleanImage(pngWith(pngChunk(type, bytesOf("Ada Obi")))).bytes).toEqual(plainPng);
  }
  const coloured = pngWith(pngChunk("gAMA", bytesOf([0, 0, 0xb1, 0x8f])));
  expect(cleanImage(coloured).bytes).toEqual(coloured);
});

test("a part of a bigger memory is read as itself", () => {
  const around = bytesOf("noise", plainPng, "noise");
  const clean = cleanImage(around.subarray(5, 5 + plainPng.length));
  expect(clean.bytes).toEqual(plainPng);
});

function frame(): Uint8Array {
  return bytesOf([8, 0, 8, 0, 16, 1, 1, 0x11, 0]);
}

function endWithData(): Uint8Array {
  return bytesOf(plainPng.subarray(0, -12), pngChunk("IEND", pixels));
}

function withoutPixels(): Uint8Array {
  return bytesOf(plainPng.subarray(0, 33), pngChunk("IEND", new Uint8Array()));
}
