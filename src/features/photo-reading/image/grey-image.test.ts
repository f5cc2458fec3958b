import { expect, test } from "vitest";

import { greyOf, portableGreyMap, shrunk } from "./grey-image";

test("makes green brighter than red, and red brighter than blue", () => {
  const rgba = new Uint8ClampedArray([
    255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255,
  ]);
  const { data } = greyOf(rgba, 4, 1);
  expect([...data]).toEqual([76, 149, 28, 255]);
});

test("shrinks by the mean, and leaves out what does not fill a whole pixel", () => {
  const image = {
    width: 5,
    height: 2,
    data: new Uint8Array([0, 10, 20, 30, 99, 20, 30, 40, 50, 99]),
  };
  expect(shrunk(image, 2)).toEqual({ width: 2, height: 1, data: new Uint8Array([15, 35]) });
});

test("hands over the size and the grey values", () => {
  const bytes = portableGreyMap({ width: 2, height: 1, data: new Uint8Array([7, 250]) });
  expect(new TextDecoder().decode(bytes.slice(0, 11))).toBe("P5\n2 1\n255\n");
  expect(bytes.slice(11)).toEqual(new Uint8Array([7, 250]));
});
