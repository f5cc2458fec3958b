import { expect, test } from "vitest";

import { owner, readOwner } from "../../src/content/build/owner.ts";
import { emergencyNumbers } from "../../src/content/emergency-numbers.ts";
import { checklistPrice, consultationMinutes } from "../../src/content/program-facts.ts";
import { RESOURCE_CATEGORY_IDS } from "../../src/content/resources/category-ids.ts";
import { resourceCategories } from "../../src/content/resources/resource-categories.ts";

/** As the owner's file is laid out, whatever stands in it by now: one category is enough to say it. */
const categories = RESOURCE_CATEGORY_IDS.map(
  (id) => `
  ${id}:
    name: A name
    drawing: drop
    caution: Ask first.
    items:
      - title: A visit
        publisher: This site
        about: A visit of {minutes} minutes for {price}.
        drawing: pair
        link: https://clinic.example/
      - title: Ours
        publisher: This site
        about: A page of ours.
        drawing: pair
        link: { kind: page, page: guide }
        button: Read`,
);
const text = `
program: { price: $10, minutes: 60 }
helplines:
  checked: 2026-11-20
  countries:
    - country: Nigeria
      emergency: { name: Any emergency, number: "112", source: The regulator. }
      lines:
        - name: Someone to talk to
          kinds: [crisis]
          number: 0800 000 0000
          source: Its own page.
resources:${categories.join("")}
`;

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
  expect(emergencyNumbers.map(({ country }) => country)).toEqual(
    owner.helplines.countries.map(({ country }) => country),
  );
  expect(resourceCategories).toEqual(owner.resources);
});

test("a length that the owner changes stands in the texts of the same file", () => {
  const { resources } = readOwner(changed("minutes: 60", "minutes: 45"));

  const [visit] = resources["health-coaches"].items;
  expect(visit?.about).toBe("A visit of 45 minutes for $10.");
});

test.each([
  ["a number without a source", /\n +source: Its own page\./, ""],
  ["a kind of line that there is not", "kinds: [crisis]", "kinds: [crises]"],
  ["a number that cannot be called", "0800 000 0000", "0800 CALL NOW"],
  ["an address without https", "link: https://", "link: http://"],
  ["a page that there is not", "page: guide", "page: guides"],
  ["a category that there is not", "\n  labs:", "\n  laboratories:"],
  ["a word that means nothing here", "    caution:", "    warning:"],
])("%s stops the build, which names the line", (_, before, after) => {
  expect(() => readOwner(changed(before, after))).toThrow(/owner\.yaml[\s\S]*→ at /);
});
