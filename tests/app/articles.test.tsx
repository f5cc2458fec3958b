import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";

import { libraryEntries, startHere } from "@/content/library.ts";
import { articlePath, labTestPath, paths } from "@/lib/paths.ts";

import { localSettings, openSite } from "../fakes/owner.tsx";

const page = () => within(screen.getByRole("main"));

function textsOf(elements: HTMLElement[] = []): (string | null)[] {
  return elements.map((element) => element.textContent);
}

/** The list of the page's parts; the one that is folded and the one beside the text are the same. */
function contentsLinks(): HTMLElement[] {
  const [folded, beside] = page()
    .getAllByRole("navigation", { name: "On this page" })
    .map((list) => within(list).getAllByRole("link"));
  expect(textsOf(folded)).toEqual(textsOf(beside));
  return folded ?? [];
}

function placeOf(link: HTMLElement): HTMLElement | null {
  return document.getElementById(link.getAttribute("href")?.split("#")[1] ?? "");
}

test("Section 2, Nutrition guidance: the nutrition article opens with its title, its dates and the pending signature", async () => {
  await openSite(paths.nutritionGuidance, localSettings);
  expect(page().getByRole("heading", { level: 1, name: "Nutrition Guidance" })).toBeTruthy();
  expect(page().getByText("22 November 2026").getAttribute("datetime")).toBe("2026-11-22");
  expect(page().getByText("22 May 2027")).toBeTruthy();
  expect(page().getByText(/sign-off pending/).textContent).toBe("Clinician sign-off pending");
});

test("Section 2, Nutrition guidance: the list of contents names its seven sections in their order and leads to them", async () => {
  await openSite(paths.nutritionGuidance, localSettings);
  const links = within(page().getByRole("navigation", { name: "On this page" })).getAllByRole(
    "link",
  );
  expect(links.map((link) => link.textContent)).toEqual([
    "Low-glycemic foods",
    "Anti-inflammatory foods",
    "Balanced macronutrients",
    "Specific nutrients",
    "Foods to minimize",
    "Beyond diet",
    "Note",
    "Sources",
  ]);
  expect(links.map(placeOf).map((place) => place?.tagName)).toEqual(links.map(() => "H2"));
});

test("Section 2, Nutrition guidance: the plate has its three shares, and foods of her country on them", async () => {
  await openSite(paths.nutritionGuidance, localSettings);
  const plate = within(page().getByRole("figure"));
  expect(plate.getAllByRole("term").map((name) => name.textContent)).toEqual([
    "Halfvegetables",
    "A quarterprotein",
    "A quarterstarch",
  ]);
  expect(plate.getByText(/^Okra, ugu or bitterleaf soup$/).className).toBe("");
  expect(plate.getByText(/^Salad, greens, broccoli$/).className).toContain("hidden");
});

test("Section 2, Nutrition guidance: the country that she chooses is shown, and remembered on the device", async () => {
  const person = userEvent.setup();
  const { unmount } = await openSite(paths.nutritionGuidance, localSettings);
  expect(page().getByRole("button", { name: "Food in Nigeria", pressed: true })).toBeTruthy();
  await person.click(page().getByRole("button", { name: "Food in the US" }));
  expect(page().getByText(/^Salad, greens, broccoli$/).className).toBe("");
  unmount();

  await openSite(paths.nutritionGuidance, localSettings);
  expect(page().getByRole("button", { name: "Food in the US", pressed: true })).toBeTruthy();
  expect(page().getByText(/^Okra, ugu or bitterleaf soup$/).className).toContain("hidden");
});

test("Section 2, Nutrition guidance: how fast sugar rises is told for each country, and in both without scripts", async () => {
  await openSite(paths.nutritionGuidance, localSettings);
  const part = within(page().getByRole("region", { name: "Low-glycemic foods" }));
  const [slowly, between, fast] = part
    .getAllByRole("listitem")
    .map((item) => item.textContent)
    .filter((words) => /^(?:Slowly|In between|Fast)/.test(words));
  expect(slowly).toMatch(/moin moin.*Lentils/);
  expect(between).toMatch(/millet porridge.*Sweet potato/);
  expect(fast).toMatch(/Eba.*White bread/);
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
  for (const { id, title, minutes } of libraryEntries) {
    const isFirst = id === startHere.id;
    const name = isFirst ? `Read it: ${title}` : `${title} ${minutes} minutes`;
    const link = page().getByRole("link", { name });
    expect(link.getAttribute("href")).toBe(articlePath(id));
  }
  await person.click(page().getByRole("link", { name: /^Symptoms of PCOS/ }));
  expect(page().getByRole("heading", { level: 1, name: "Symptoms of PCOS" })).toBeTruthy();
});

test("Articles: an article opens with its dates, the pending signature and its parts", async () => {
  await openSite(articlePath("what-is-pcos"), localSettings);
  expect(page().getByRole("heading", { level: 1, name: "What is PCOS?" })).toBeTruthy();
  expect(page().getByText("22 November 2026").getAttribute("datetime")).toBe("2026-11-22");
  expect(page().getByText(/sign-off pending/).textContent).toBe("Clinician sign-off pending");
  const links = contentsLinks();
  expect(links.map((link) => link.textContent)).toEqual(
    links.map((link) => placeOf(link)?.textContent),
  );
  expect(links.length).toBeGreaterThan(5);
});

test("Articles: an article says in short what to take away, how long it takes, and opens with its drawing", async () => {
  await openSite(articlePath("what-is-pcos"), localSettings);
  const inShort = within(page().getByRole("region", { name: "In short" }));
  expect(inShort.getAllByRole("listitem")).toHaveLength(3);
  const top = screen.getByRole("heading", { level: 1 }).closest("header");
  expect(top?.textContent).toMatch(/\d minutes · Checked 22 November 2026/);
  expect(top?.querySelector("use")?.getAttribute("href")).toMatch(/#m-follicle$/);
});

test("Articles: the sources are folded until a mark in the text leads to one", async () => {
  const person = userEvent.setup();
  await openSite(articlePath("treatments"), localSettings);
  const fold = document.getElementById("sources")?.closest("details");
  expect(fold?.open).toBe(false);
  await person.click(page().getAllByRole("link", { name: "Source 1" })[0] ?? document.body);
  expect(fold?.open).toBe(true);
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
  expect(next.getByRole("link", { name: /^Plates, fasting/ }).getAttribute("href")).toBe(
    articlePath("ways-of-eating"),
  );
});
