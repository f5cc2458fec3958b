import { expect, test } from "vitest";

import { textDirection } from "./text-direction";

/** The ends of letters on twelve lines that bend by this much, the lower ones more. */
function bentLines(bend: number, bulge: number) {
  const along: number[] = [];
  const across: number[] = [];
  for (let line = -300; line <= 300; line += 50) {
    for (let x = -500; x <= 500; x += 14) {
      along.push(x);
      across.push(line + x * x * (bend + bulge * line));
    }
  }
  return { along: Float32Array.from(along), across: Float32Array.from(across) };
}

test("follows lines that a curled sheet bends", () => {
  const bend = 0.00008;
  const bulge = 0.0000003;
  const found = textDirection(bentLines(bend, bulge), 20, 500);
  for (const line of [-300, 0, 300]) {
    const atEnd = (direction: { bend: number; bulge: number }) =>
      500 ** 2 * (direction.bend + direction.bulge * line);
    expect(Math.abs(atEnd(found) - atEnd({ bend, bulge }))).toBeLessThan(6);
  }
});

test("takes straight lines for straight", () => {
  expect(textDirection(bentLines(0, 0), 20, 500)).toMatchObject({ bend: 0, bulge: 0 });
});
