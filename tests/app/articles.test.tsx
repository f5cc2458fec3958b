import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";

import { labTestPath, paths } from "@/lib/paths.ts";

import { localSettings, openSite } from "../fakes/owner.tsx";

const page = () => within(screen.getByRole("main"));

test("Section 2, Nutrition guidance: the nutrition article opens with its title, its dates and the pending signature", async () => {
  await openSite(paths.nutritionGuidance, localSettings);
  expect(page().getByRole("heading", { level: 1, name: "Nutrition Guidance" })).toBeTruthy();
  expect(page().getByText("20 November 2026").getAttribute("datetime")).toBe("2026-11-20");
  expect(page().getByText("20 May 2027")).toBeTruthy();
  expect(page().getByText("Clinician sign-off pending")).toBeTruthy();
});

test("Section 2, Nutrition guidance: the list of contents names every part of the page and leads to it", async () => {
  await openSite(paths.nutritionGuidance, localSettings);
  const contents = within(page().getByRole("navigation", { name: "On this page" }));
  const links = contents.getAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual(
    page()
      .getAllByRole("heading", { level: 2 })
      .map((heading) => heading.textContent),
  );
  const places = links.map((link) => link.getAttribute("href")?.split("#")[1] ?? "");
  expect(places.filter((place) => document.getElementById(place) === null)).toEqual([]);
});

test("Section 2, Nutrition guidance: foods of Nigeria and the US stand side by side in a table named by its section", async () => {
  await openSite(paths.nutritionGuidance, localSettings);
  const table = within(page().getByRole("table", { name: "Low-glycemic foods" }));
  expect(table.getAllByRole("columnheader").map((head) => head.textContent)).toEqual([
    "Blood sugar rises",
    "In Nigeria",
    "In the US",
  ]);
  const row = within(table.getByRole("row", { name: /^Slowly/ }));
  const [nigeria, us] = row.getAllByRole("cell").map((cell) => cell.textContent);
  expect(nigeria).toContain("moin moin");
  expect(us).toContain("Lentils");
});

test("Section 2, Nutrition guidance: each mark in the text leads to its source", async () => {
  await openSite(paths.nutritionGuidance, localSettings);
  const marks = page().getAllByRole("link", { name: /^Source \d+$/ });
  const places = marks.map((mark) => mark.getAttribute("href")?.split("#")[1] ?? "");
  expect(places.length).toBeGreaterThan(5);
  expect(places.filter((place) => document.getElementById(place) === null)).toEqual([]);
});

test("Section 2, Nutrition guidance: from the nutrition article a person goes on to the fitness routine", async () => {
  const person = userEvent.setup();
  await openSite(paths.nutritionGuidance, localSettings, paths.fitnessRoutine);
  expect(page().getByRole("link", { name: "the vitamin D test" }).getAttribute("href")).toBe(
    labTestPath("vitamin-d"),
  );
  await person.click(page().getByRole("link", { name: "fitness routine" }));
  expect(page().getByRole("heading", { level: 1, name: "Fitness Routine" })).toBeTruthy();
});

test("Section 2, Nutrition guidance: whoever struggles with eating is shown the way to help", async () => {
  await openSite(paths.nutritionGuidance, localSettings);
  const note = within(page().getByRole("region", { name: "Note" }));
  expect(note.getByRole("link", { name: "get help today" }).getAttribute("href")).toBe(
    `${paths.urgentHelp}#eating-same-day`,
  );
});
