import { expect, test } from "vitest";

import { type Phenotype, suggestPhenotype } from "./phenotype";

const highAndrogens = ["hirsutism", "acne-or-oily-skin", "scalp-thinning"];
const others = [
  "weight-gain",
  "dark-skin-patches",
  "skin-tags",
  "difficulty-getting-pregnant",
  "heavy-periods",
  "tiredness",
  "low-mood",
  "pelvic-pain",
];

/** Every set that can be made of these. */
function subsetsOf(items: readonly string[]): string[][] {
  return Array.from({ length: 2 ** items.length }, (_, bits) =>
    items.filter((_item, place) => bits & (1 << place)),
  );
}

/** The specification's table, read as written: its first line that fits. */
function specified(ticked: readonly string[]): Phenotype | null {
  const androgens = highAndrogens.some((sign) => ticked.includes(sign));
  const irregular = ticked.includes("irregular-periods");
  const cysts = ticked.includes("ovarian-cysts");
  const lines: [boolean, Phenotype][] = [
    [androgens && irregular && cysts, "A"],
    [androgens && irregular, "B"],
    [androgens && cysts, "C"],
    [irregular && cysts, "D"],
  ];
  return lines.find(([fits]) => fits)?.[1] ?? null;
}

test("Section 9, chat: every one of the 8,192 sets of symptoms gets the specified pattern", () => {
  const all = [...highAndrogens, "irregular-periods", "ovarian-cysts", ...others];
  const sets = subsetsOf(all);
  expect(sets).toHaveLength(8192);
  const wrong = sets.filter((ticked) => suggestPhenotype(new Set(ticked)) !== specified(ticked));
  expect(wrong).toEqual([]);
});

test.each([
  [["hirsutism", "irregular-periods", "ovarian-cysts"], "A"],
  [["scalp-thinning", "irregular-periods"], "B"],
  [["acne-or-oily-skin", "ovarian-cysts"], "C"],
  [["irregular-periods", "ovarian-cysts"], "D"],
  [["irregular-periods"], null],
  [["hirsutism", "acne-or-oily-skin", "scalp-thinning"], null],
  [[], null],
])("Section 9, chat: %j is pattern %s", (ticked, pattern) => {
  expect(suggestPhenotype(new Set(ticked))).toBe(pattern);
});
