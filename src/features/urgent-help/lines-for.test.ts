import { expect, test } from "vitest";

import { linesFor } from "./lines-for";

const names = (country: string | null, kinds: Parameters<typeof linesFor>[1]) =>
  linesFor(country, kinds).countries.flatMap(({ lines }) => lines.map(({ name }) => name));

test("her own country's numbers stand alone", () => {
  const { countries } = linesFor("Nigeria", ["crisis"]);
  expect(countries.map(({ emergency }) => emergency.number)).toEqual(["112"]);
  expect(names("Nigeria", ["crisis"])).toContain("SURPIN, thoughts of suicide");
  expect(names("Nigeria", ["crisis"])).not.toContain("Suicide and crisis line");
});

test("a country without confirmed numbers gets no foreign ones", () => {
  expect(linesFor("Ghana", ["crisis"])).toEqual({
    countries: [],
    missing: ["We know of no confirmed line for a mental health crisis in Ghana."],
  });
});

test("where a kind of line is missing, it says so and offers the nearest", () => {
  const { missing } = linesFor("Nigeria", ["eating"]);
  expect(missing).toEqual([
    "We know of no confirmed line for eating problems in Nigeria. These come nearest:",
  ]);
  expect(names("Nigeria", ["eating"])).toContain("She Writes Woman, mental health");
  expect(linesFor("United Kingdom", ["eating"]).missing).toEqual([]);
});

test("an unknown country gets the numbers of all", () => {
  expect(linesFor(null, []).countries.map(({ country }) => country)).toEqual([
    "Nigeria",
    "United States",
    "United Kingdom",
  ]);
  expect(linesFor(null, ["eating"]).missing).toEqual([]);
});

test("a line that serves two needs is named once", () => {
  const all = names("United Kingdom", ["crisis", "eating"]);
  expect(all).toEqual([...new Set(all)]);
  expect(all).toContain("NHS advice");
});
