import { expect, test } from "vitest";

import { outlineInPhoto, stripAt } from "./photo-page";
import type { ReadWord } from "./read-words";

/** Words of 20 high that begin at these places, each as wide as ten a letter. */
function line(...words: readonly (readonly [text: string, left: number])[]): ReadWord[] {
  return words.map(([text, left]) => ({
    text,
    confidence: 95,
    line: "1",
    left,
    top: 100,
    right: left + text.length * 10,
    bottom: 120,
  }));
}

const long = line(["Prolactin", 50], ["20.2", 700], ["ng/mL", 900], ["4.8-23.3", 1400]);

test("cuts out a line from the number on, with a margin and the edges of the lines around it", () => {
  expect(stripAt(long, 10)).toEqual({ left: 680, top: 85, right: 1360, bottom: 135 });
});

test("ends with the line where the number stands late in it", () => {
  expect(stripAt(long, 15)).toMatchObject({ left: 820, right: 1500 });
  expect(stripAt(long, 400)).toMatchObject({ left: 820, right: 1500 });
});

test("begins with a line that is shorter than the strip", () => {
  expect(stripAt(line(["TSH", 40], ["2.1", 120]), 4)).toMatchObject({ left: 20, right: 700 });
});

test("follows a line that has run askew", () => {
  const askew = long.map((word, index) => ({
    ...word,
    top: 100 - index * 4,
    bottom: 120 - index * 4,
  }));
  expect(stripAt(askew, 0)).toMatchObject({ top: 85, bottom: 135 });
  expect(stripAt(askew, 25)).toMatchObject({ top: 77, bottom: 127 });
});

test("has no strip and no outline of a line without words", () => {
  const flat = { slope: 0, keystone: 0, bend: 0, bulge: 0, turns: 0, scale: 1 } as const;
  const cut = { ...flat, area: { left: -100, top: -50, right: 100, bottom: 50 } };
  expect(stripAt([], 0)).toBeNull();
  expect(outlineInPhoto({ cut, photo: { width: 200, height: 100 } }, [])).toEqual([]);
});

test("runs around a line in the photo, also when the page was cut out of it and turned over", () => {
  const flat = { slope: 0, keystone: 0, bend: 0, bulge: 0, scale: 2 };
  const area = { left: -500, top: -100, right: 500, bottom: 100 };
  const photo = { width: 2000, height: 1000 };
  const words = line(["TSH", 40], ["2.1", 120]);
  const upright = outlineInPhoto({ cut: { ...flat, turns: 0, area }, photo }, words);
  expect(upright[0]?.x).toBeCloseTo(510 / 2000);
  expect(upright[0]?.y).toBeCloseTo(442.5 / 1000);
  expect(upright[9]?.x).toBeCloseTo(585 / 2000);
  expect(upright[9]?.y).toBeCloseTo(467.5 / 1000);
  const over = outlineInPhoto({ cut: { ...flat, turns: 2, area }, photo }, words);
  expect(over[0]?.x).toBeCloseTo(1490 / 2000);
  expect(over[0]?.y).toBeCloseTo(557.5 / 1000);
});
