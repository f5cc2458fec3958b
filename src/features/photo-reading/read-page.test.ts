import { expect, test } from "vitest";

import type { GreyImage } from "@/features/photo-reading/image/grey-image";
import type { ReadWord } from "@/features/photo-reading/image/read-words";

import { readPage } from "./read-page";
import type { TextReader } from "./text-reader";

/** A page with lines of small bars that stand as letters do. */
function page(width: number, height: number): GreyImage {
  const data = new Uint8Array(width * height).fill(230);
  for (let top = 60; top < height - 60; top += 50) {
    for (let left = 60; left < width - 60; left += 16) {
      const tall = (left / 16) % 3 < 1 ? 22 : 16;
      for (let y = top + 22 - tall; y < top + 22; y += 1) {
        data.fill(30, y * width + left, y * width + left + 9);
      }
    }
  }
  return { width, height, data };
}

function turnedLeft({ width, height, data }: GreyImage): GreyImage {
  const turned = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      turned[(width - 1 - x) * height + y] = data[y * width + x] ?? 0;
    }
  }
  return { width: height, height: width, data: turned };
}

const word = (text: string, confidence: number): ReadWord => ({
  text,
  confidence,
  line: "1",
  left: 0,
  top: 0,
  right: 10,
  bottom: 10,
});

/** A reader that answers in this order, and keeps the sizes of what it was given. */
function readerOf(...answers: ReadWord[]) {
  const given: { width: number; height: number }[] = [];
  const reader: TextReader = {
    read: (picture) => {
      given.push({ width: picture.width, height: picture.height });
      const answer = answers[given.length - 1];
      return Promise.resolve(answer ? [answer] : []);
    },
  };
  return { reader, given };
}

const ignore = () => undefined;

test("reads an upright page once", async () => {
  const { reader, given } = readerOf(word("FSH", 95));
  const result = await readPage(page(900, 1200), reader, ignore);
  expect(result).toEqual({ text: "FSH", unsure: [], page: result.page, problem: null });
  expect(given).toHaveLength(1);
  expect(result.page).toMatchObject({
    picture: given[0],
    lines: [[word("FSH", 95)]],
    cut: { turns: 0 },
    photo: { width: 900, height: 1200 },
  });
});

test("looks at a sideways page from both sides, then reads it from the better one", async () => {
  const { reader, given } = readerOf(word("hsj", 20), word("FSH", 95), word("FSH 6.8", 95));
  const sideways = turnedLeft(page(900, 1200));
  const result = await readPage(sideways, reader, ignore);
  expect(result).toEqual({ text: "FSH 6.8", unsure: [], page: result.page, problem: null });
  expect(result.page).toMatchObject({ cut: { turns: 3 }, photo: { width: 1200, height: 900 } });
  expect(given).toHaveLength(3);
  const [, , whole] = given;
  expect(whole?.height).toBeGreaterThan(whole?.width ?? Infinity);
});

test("turns a page over that made no sense, and keeps the better reading", async () => {
  const { reader } = readerOf(
    word("HSH", 22),
    word("HSH", 22),
    word("=", 10),
    word("FSH", 95),
    word("|", 10),
    word("FSH 6.8", 92),
  );
  const result = await readPage(page(900, 1200), reader, ignore);
  expect(result).toEqual({ text: "FSH 6.8", unsure: [], page: result.page, problem: null });
  expect(result.page?.lines).toEqual([[word("FSH 6.8", 92)]]);
});

test("calls a page unclear that could hardly be read any way up", async () => {
  const { reader } = readerOf(word("F5H", 40));
  expect(await readPage(page(900, 1200), reader, ignore)).toEqual({
    text: "F5H",
    unsure: [{ words: "F5H", number: "F5H" }],
    page: null,
    problem: "unclear",
  });
});

test("does not read a picture without text", async () => {
  const { reader, given } = readerOf();
  const wall = { width: 600, height: 600, data: new Uint8Array(360_000).fill(180) };
  expect(await readPage(wall, reader, ignore)).toEqual({
    text: "",
    unsure: [],
    page: null,
    problem: "unclear",
  });
  expect(given).toEqual([]);
});

test("says that a photo is too dark without reading it", async () => {
  const { reader, given } = readerOf();
  const lit = page(900, 1200);
  const dark = { ...lit, data: lit.data.map((value) => value / 6) };
  expect(await readPage(dark, reader, ignore)).toEqual({
    text: "",
    unsure: [],
    page: null,
    problem: "dark",
  });
  expect(given).toEqual([]);
});
