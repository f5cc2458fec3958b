import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

function namesIn(file: string, pattern: RegExp): string[] {
  return [...readFileSync(file, "utf8").matchAll(pattern)].map(([, name]) => name ?? "").toSorted();
}

const component = "src/components/motif.tsx";

function drawnIn(sheet: string): string[] {
  return namesIn(`src/components/${sheet}.svg`, /<symbol id="m-([a-z-]+)"/g);
}

test("every drawing of the first sheet can be named by a page, and no other", () => {
  expect(drawnIn("motifs").length).toBeGreaterThan(10);
  expect(namesIn(component, /^ {2}\| "([a-z-]+)"/gm)).toEqual(drawnIn("motifs"));
});

test.each(["reading", "moves"])("the drawings for %s stand in their own sheet", (sheet) => {
  const named = namesIn(component, new RegExp(`^  "?([a-z-]+)"?: ${sheet},`, "gm"));
  expect(named.length).toBeGreaterThan(5);
  expect(named).toEqual(drawnIn(`motifs-${sheet}`));
});

test("a large drawing is alone in its sheet, since only a page or two show it", () => {
  expect(drawnIn("motifs-plate")).toEqual(["plate"]);
  expect(drawnIn("motifs-ovary")).toEqual(["ovary-large"]);
});
