import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

function namesIn(file: string, pattern: RegExp): string[] {
  return [...readFileSync(file, "utf8").matchAll(pattern)].map(([, name]) => name ?? "").toSorted();
}

test("every drawing that a page can name stands in the sheet, and no other", () => {
  const drawn = namesIn("src/components/motifs.svg", /<symbol id="m-([a-z-]+)"/g);

  expect(drawn.length).toBeGreaterThan(10);
  expect(namesIn("src/components/motif.tsx", /^ {2}\| "([a-z-]+)"/gm)).toEqual(drawn);
});
