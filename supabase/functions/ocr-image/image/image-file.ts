import { IMAGE_MAX_PIXELS, IMAGE_MAX_SIDE_PIXELS } from "../contract.ts";
import { openJpeg } from "./jpeg.ts";
import { type ImageMediaType, type OpenedImage, unreadable } from "./opened-image.ts";
import { openPng } from "./png.ts";

/** One whole picture without anything else that its file said. */
export type CleanImage = { mediaType: ImageMediaType; bytes: Uint8Array };

const JPEG_START = [0xff, 0xd8, 0xff];
const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** How far into a file PDF readers and web browsers look for a beginning of their own. */
const LEADING_BYTES = 1024;
/** Beginnings of other formats: a file that is two things at once is not taken as either. */
const OTHER_BEGINNINGS = [
  "%pdf-",
  "pk\u0003\u0004",
  "rar!\u001a",
  "gif87a",
  "gif89a",
  "<!doctype",
  "<html",
  "<head",
  "<body",
  "<svg",
  "<script",
  "<iframe",
  "<?php",
];

/** Takes exactly one whole JPEG or PNG of a size we take, going by its bytes alone; nothing is decoded. */
export function cleanImage(file: Uint8Array): CleanImage {
  const { mediaType, width, height, parts } = open(file);
  if (width === 0 || height === 0) throw unreadable("no_size");
  if (Math.max(width, height) > IMAGE_MAX_SIDE_PIXELS || width * height > IMAGE_MAX_PIXELS) {
    throw unreadable("too_many_pixels");
  }
  const leading = latin1(file.subarray(0, LEADING_BYTES)).toLowerCase();
  if (OTHER_BEGINNINGS.some((beginning) => leading.includes(beginning))) {
    throw unreadable("two_formats");
  }
  return { mediaType, bytes: joined(parts) };
}

function open(file: Uint8Array): OpenedImage {
  if (startsWith(file, JPEG_START)) return openJpeg(file);
  if (startsWith(file, PNG_START)) return openPng(file);
  throw unreadable("not_jpeg_or_png");
}

function startsWith(file: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => file[index] === byte);
}

function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
