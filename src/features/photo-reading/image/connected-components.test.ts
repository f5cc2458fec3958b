import { expect, test } from "vitest";

import { connectedComponents } from "./connected-components";

function picture(...rows: string[]) {
  const width = rows[0]?.length ?? 0;
  const data = Uint8Array.from(rows.join(""), (sign) => (sign === "#" ? 0 : 255));
  return { width, height: rows.length, data };
}

test("finds each component once, with its box and its size", () => {
  const components = connectedComponents(picture("##...", "##..#", "....#"), 128);
  expect(components).toEqual([
    { left: 0, top: 0, right: 2, bottom: 2, area: 4 },
    { left: 4, top: 1, right: 5, bottom: 3, area: 2 },
  ]);
});

test("joins arms that meet only further down, and pixels that touch at a corner", () => {
  expect(connectedComponents(picture("#...#", "#...#", ".###."), 128)).toEqual([
    { left: 0, top: 0, right: 5, bottom: 3, area: 7 },
  ]);
});

test("finds nothing on white paper", () => {
  expect(connectedComponents(picture("....", "...."), 128)).toEqual([]);
});
