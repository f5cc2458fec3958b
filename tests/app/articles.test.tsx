import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";

import { librarySummaries } from "@/content/library.ts";
import { articlePath, labTestPath, paths } from "@/lib/paths.ts";

import { localSettings, openSite } from "../fakes/owner.tsx";

const page = () => within(screen.getByRole("main"));

test("Section 2, Nutrition guidance: the nutrition article opens with its title, its dates and the pending signature", async () => {
  await openSite(paths.nutritionGuidance, localSettings);
  expect(page().getByRole("heading", { level: 1, name: "Nutrition Guidance" })).toBeTruthy();
  expect(page().getByText("22 November 2026").getAttribute("datetime")).toBe("2026-11-22");
  expect(page().getByText("22 May 2027")).toBeTruthy();
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

test("Articles: the list names every article by topic and leads to it", async () => {
  const person = userEvent.setup();
  await openSite(paths.articles, localSettings, articlePath("symptoms"));
  for (const { id, title } of librarySummaries) {
    const link = page().getByRole("link", { name: (name) => name.startsWith(title) });
    expect(link.getAttribute("href")).toBe(articlePath(id));
  }
  await person.click(page().getByRole("link", { name: /^Symptoms of PCOS/ }));
  expect(page().getByRole("heading", { level: 1, name: "Symptoms of PCOS" })).toBeTruthy();
});

test("Articles: an article opens with its dates, the pending signature and its parts", async () => {
  await openSite(articlePath("what-is-pcos"), localSettings);
  expect(page().getByRole("heading", { level: 1, name: "What is PCOS?" })).toBeTruthy();
  expect(page().getByText("22 November 2026").getAttribute("datetime")).toBe("2026-11-22");
  expect(page().getByText("Clinician sign-off pending")).toBeTruthy();
  const contents = within(page().getByRole("navigation", { name: "On this page" }));
  expect(contents.getAllByRole("link").map((link) => link.textContent)).toEqual(
    page()
      .getAllByRole("heading", { level: 2 })
      .map((heading) => heading.textContent),
  );
});

test("Articles: each mark in the text leads to its source", async () => {
  await openSite(articlePath("treatments"), localSettings);
  const marks = page().getAllByRole("link", { name: /^Source \d+$/ });
  const places = marks.map((mark) => mark.getAttribute("href")?.split("#")[1] ?? "");
  expect(places.length).toBeGreaterThan(5);
  expect(places.filter((place) => document.getElementById(place) === null)).toEqual([]);
});

test("Articles: a reader goes on to what belongs to it", async () => {
  const person = userEvent.setup();
  await openSite(articlePath("periods"), localSettings, articlePath("treatments"));
  const next = within(page().getByRole("navigation", { name: "Read next" }));
  await person.click(next.getByRole("link", { name: /^Treatments/ }));
  expect(
    page().getByRole("heading", { level: 1, name: "Treatments and what they are for" }),
  ).toBeTruthy();
});

test("Articles: an address that names no article says so", async () => {
  await openSite(articlePath("no-such-article"), localSettings);
  expect(page().getByRole("heading", { level: 1, name: "Oops! Page not found" })).toBeTruthy();
});

test("Articles: the nutrition article and a lab test lead to them", async () => {
  await openSite(paths.nutritionGuidance, localSettings, labTestPath("amh"));
  const next = within(page().getByRole("navigation", { name: "Read next" }));
  expect(next.getByRole("link", { name: /^Weight and BMI/ }).getAttribute("href")).toBe(
    articlePath("weight-and-bmi"),
  );
});
