import { expect, test } from "vitest";

import { countries } from "./countries";

test("Section 2, Profile: about 195 countries can be chosen, each once, in the order of the alphabet", () => {
  expect(Math.abs(countries.length - 195)).toBeLessThanOrEqual(5);
  expect(new Set(countries).size).toBe(countries.length);
  expect(countries).toEqual(
    [...countries].toSorted((one, other) => one.localeCompare(other, "en")),
  );
});

test("Section 2, Profile: the names that lists write differently are written as agreed", () => {
  expect(countries).toEqual(
    expect.arrayContaining([
      "Korea, North",
      "Korea, South",
      "Kosovo",
      "Taiwan",
      "Vatican City",
      "East Timor",
    ]),
  );
});
