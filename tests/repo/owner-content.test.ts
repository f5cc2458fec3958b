import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { owner, readOwner } from "../../src/content/build/owner.ts";
import { emergencyNumbers } from "../../src/content/emergency-numbers.ts";
import { checklistPrice, consultationMinutes } from "../../src/content/program-facts.ts";
import { resourceCategories } from "../../src/content/resources/resource-categories.ts";

const text = readFileSync("src/content/owner.yaml", "utf8");

function changed(before: string | RegExp, after: string): string {
  const other = text.replace(before, after);
  expect(other).not.toBe(text);
  return other;
}

test("the owner's file says the price, the numbers to call and the resources", () => {
  expect([checklistPrice, consultationMinutes]).toEqual([
    owner.program.price,
    owner.program.minutes,
  ]);
  expect(emergencyNumbers.map(({ country }) => country)).toContain("Nigeria");
  expect(resourceCategories).toEqual(owner.resources);
});

test("a length that the owner changes stands in the texts of the same file", () => {
  const { resources } = readOwner(changed("minutes: 60", "minutes: 45"));

  const [visit] = resources["health-coaches"].items;
  expect(visit?.about).toContain("an online visit of 45 minutes");
});

test.each([
  ["a number without a source", /\n +source: SURPIN launch reports.*/, ""],
  ["a kind of line that there is not", "kinds: [crisis]", "kinds: [crises]"],
  ["a number that cannot be called", "0800 078 7746", "0800 CALL NOW"],
  ["an address without https", "link: https://", "link: http://"],
  ["a page that there is not", "page: guide", "page: guides"],
  ["a category that there is not", "\n  labs:", "\n  laboratories:"],
  ["a word that means nothing here", "    caution:", "    warning:"],
])("%s stops the build, which names the line", (_, before, after) => {
  expect(() => readOwner(changed(before, after))).toThrow(/owner\.yaml[\s\S]*→ at /);
});
