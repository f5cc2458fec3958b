import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { beforeAll, expect, test } from "vitest";

import { openLibrary } from "@/app/lazy-open-library.ts";
import { FocusOnNavigation } from "@/app/focus-on-navigation.tsx";
import { ResourcesPage } from "@/app/routes/resources-page.tsx";
import {
  RESOURCE_CATEGORY_IDS,
  type ResourceCategoryId,
} from "@/content/resources/category-ids.ts";
import {
  resourceCategories,
  resourcesDisclaimer,
} from "@/content/resources/resource-categories.ts";
import { resourcesIntro } from "@/content/resources/resources-intro.ts";
import { readingGrade } from "@/domain/reading-grade.ts";
import { CategoryView } from "@/features/resources/category-view.tsx";
import { LibraryFailure } from "@/features/resources/library-failure.tsx";
import { targetOf } from "@/features/resources/resource-target.ts";

beforeAll(async () => {
  await openLibrary.get();
});

/** Opens the resources as a visitor who has given her name and e-mail. */
function visit(address = "/resources") {
  window.localStorage.setItem("userName", "Ada");
  window.localStorage.setItem("userEmail", "ada@example.com");
  render(
    <MemoryRouter initialEntries={[address]}>
      <FocusOnNavigation />
      <Routes>
        <Route path="/resources" element={<ResourcesPage />} />
      </Routes>
    </MemoryRouter>,
  );
}

function categories(): HTMLElement[] {
  return within(screen.getByRole("navigation", { name: "Categories" })).getAllByRole("link");
}

function cards(): HTMLElement[] {
  return within(screen.getByRole("main"))
    .getAllByRole("heading", { level: 3 })
    .flatMap((heading) => heading.closest("li") ?? []);
}

function targetsOf(id: ResourceCategoryId) {
  return resourceCategories[id].items.map(({ link }) => targetOf(link));
}

const allItems = RESOURCE_CATEGORY_IDS.flatMap((id) => resourceCategories[id].items);

test("Section 2, Resources: the ten categories stand in their order, and Videos is open at first", () => {
  visit();
  expect(categories().map((link) => link.textContent.replace(/\d+$/, ""))).toEqual([
    "Videos",
    "Skin Care",
    "Labs",
    "Remote Health Monitors",
    "Supplements",
    "Fertility Resources",
    "Fertility Centers",
    "Health Coaches",
    "Nutrition Guidance",
    "Fitness Routines",
  ]);
  expect(screen.getByRole("heading", { level: 2, name: "Videos" })).toBeTruthy();
  expect(categories()[0]?.getAttribute("aria-current")).toBe("true");
});

test("Section 2, Resources: Videos has five cards, each with a button that opens a new tab and says that it is a search", () => {
  visit();
  const watch = screen.getAllByRole("link", {
    name: /^Search YouTube: .+ \(opens in a new tab\)$/,
  });
  expect(watch).toHaveLength(5);
  expect(cards()).toHaveLength(5);
  expect(watch.map((link) => link.getAttribute("target"))).toEqual(Array(5).fill("_blank"));
  expect(screen.getByText("Videos open in a new tab and use mobile data.")).toBeTruthy();
});

test("Section 2, Resources: choosing a category shows it, says so, and leaves the focus on its link", async () => {
  const person = userEvent.setup();
  visit();
  const link = screen.getByRole("link", { name: "Skin Care" });
  await person.click(link);
  expect(screen.getByRole("heading", { level: 2, name: "Skin Care" })).toBeTruthy();
  expect(screen.getByRole("status").textContent).toBe(
    `Skin Care: ${resourceCategories["skin-care"].items.length} entries`,
  );
  expect(link.getAttribute("aria-current")).toBe("true");
  expect(document.activeElement).toBe(link);
});

test("Section 2, Resources: Labs says how many cards it has, and how many tests its guide explains", () => {
  visit("/resources?category=labs");
  expect(screen.getAllByRole("status")[0]?.textContent).toBe(
    `Labs: ${resourceCategories.labs.items.length} entries, 22 lab tests`,
  );
});

test.for([
  ["/resources?category=supplements", "Supplements"],
  ["/resources?category=no-such-category", "Videos"],
  ["/resources?category=", "Videos"],
  ["/resources?other=labs", "Videos"],
] as const)("Section 2, Resources: %s opens %s", ([address, name]) => {
  visit(address);
  expect(screen.getByRole("heading", { level: 2, name })).toBeTruthy();
});

test.for(RESOURCE_CATEGORY_IDS)(
  "Section 7, Resources: every card of %s that leaves the site opens a new tab and says so",
  (id) => {
    visit(`/resources?category=${id}`);
    const { items } = resourceCategories[id];
    expect(items.length).toBeGreaterThan(0);
    expect(cards().slice(0, items.length)).toHaveLength(items.length);
    for (const card of cards().slice(0, items.length)) {
      const link = within(card).getByRole("link");
      const isAway = link.getAttribute("href")?.startsWith("https://") === true;
      expect(link.getAttribute("target")).toBe(isAway ? "_blank" : null);
      expect(link.getAttribute("rel")).toBe(isAway ? "noopener noreferrer" : null);
      expect(link.getAttribute("aria-label")?.endsWith("(opens in a new tab)")).toBe(isAway);
    }
  },
);

test("Section 2, Resources: the lab tests card brings her to the guide on the same page", async () => {
  const person = userEvent.setup();
  visit("/resources?category=labs");
  await person.click(
    screen.getByRole("link", { name: "Read the guide: Comprehensive PCOS Lab Tests" }),
  );
  const guide = screen.getByRole("heading", { level: 2, name: "Comprehensive PCOS Lab Tests" });
  await waitFor(() => expect(document.activeElement).toBe(guide));
});

test("Sections 2 and 3, Resources: Labs holds the guide with its four parts and says that there are more tests", () => {
  visit("/resources?category=labs");
  const counts = ["Metabolic Markers", "Hormonal Markers", "Radiology", "Additional Tests"].map(
    (name) => within(screen.getByRole("table", { name })).getAllByRole("rowheader").length,
  );
  expect(counts).toEqual([9, 6, 5, 2]);
  expect(screen.getByText(/This list is not exhaustive/)).toBeTruthy();
});

test("Section 2, Resources: the guide belongs to Labs alone", () => {
  visit("/resources?category=supplements");
  expect(screen.queryByRole("table")).toBeNull();
});

test("Section 2, Resources: Nutrition Guidance leads to our article and one other site, Fitness Routines to our plan", () => {
  const nutrition = targetsOf("nutrition-guidance");
  expect(nutrition.filter(({ host }) => host === null).map(({ to }) => to)).toEqual([
    "/nutrition-guidance",
  ]);
  expect(nutrition.filter(({ host }) => host !== null)).toHaveLength(1);
  expect(targetsOf("fitness-routines").map(({ to }) => to)).toContain("/fitness-routine");
});

test("Section 2, Resources: every category says that the page is not medical advice", () => {
  visit("/resources?category=health-coaches");
  expect(screen.getByText(/This page is not medical advice/)).toBeTruthy();
});

test("Resources, Labs: the newer name and the words on advice stand once on the page", () => {
  visit("/resources?category=labs");
  const { textContent } = document.body;
  expect(textContent.match(/now also called PMOS/g)).toHaveLength(1);
  expect(textContent.match(/not medical advice/g)).toHaveLength(1);
  expect(textContent).toContain("This list is not exhaustive.");
});

test("Section 4, Resources: nothing is shown before a name and an email are known", () => {
  render(
    <MemoryRouter initialEntries={["/resources"]}>
      <ResourcesPage />
    </MemoryRouter>,
  );
  expect(screen.getByRole("heading", { level: 1, name: "Resources" })).toBeTruthy();
  expect(screen.queryByRole("navigation")).toBeNull();
  expect(screen.getByText(resourcesIntro.waiting)).toBeTruthy();
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(
    resourcesIntro.gets,
  );
});

test("Section 7, Resources: a video that the owner has chosen is opened at its own address", () => {
  const link = { kind: "video", place: 1, search: "lab report" } as const;
  const chosen = [null, "https://videos.example.org/lab-report", null];
  expect(targetOf(link, chosen)).toEqual({
    to: "https://videos.example.org/lab-report",
    host: "videos.example.org",
    isSearch: false,
  });
});

test.for([
  ["not chosen", null],
  ["of a local copy", "/not-open-yet.html#video"],
] as const)("Section 2, Resources: a video %s is searched for by its subject", ([, setting]) => {
  const link = { kind: "video", place: 0, search: "what is PCOS & PMOS" } as const;
  expect(targetOf(link, [setting])).toEqual({
    to: "https://www.youtube.com/results?search_query=what+is+PCOS+%26+PMOS",
    host: "youtube.com",
    isSearch: true,
  });
});

test("Section 2, Resources: an empty category says so and offers the lab guide", () => {
  render(
    <MemoryRouter>
      <CategoryView category={{ ...resourceCategories.labs, items: [] }} testCount={0} />
    </MemoryRouter>,
  );
  expect(screen.getByText("Nothing here yet")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Read the lab guide" }).getAttribute("href")).toBe(
    "/resources?category=labs#lab-guide",
  );
});

test("Section 2, Resources: when they cannot be shown, she can try again", async () => {
  let tries = 0;
  render(
    <LibraryFailure
      error={new Error("Broken.")}
      onRetry={() => {
        tries += 1;
      }}
    />,
  );
  expect(screen.getByRole("alert").textContent).toContain("The resources did not load");
  await userEvent.setup().click(screen.getByRole("button", { name: "Try again" }));
  expect(tries).toBe(1);
});

test("Section 2, Resources: every address is a safe one, and no two cards are the same", () => {
  const addresses = allItems.flatMap(({ link }) => (link.kind === "site" ? [link.url] : []));
  expect(addresses.filter((url) => !/^https:\/\/[\w.-]+\/\S*$/.test(url))).toEqual([]);
  expect(new Set(addresses).size).toBe(addresses.length);
  const titles = allItems.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

test("Section 2, Resources: it can be read with eight years of school, names no dose and blames nobody", () => {
  const cautions = Object.values(resourceCategories).flatMap(({ caution }) => caution ?? []);
  const { lead, waiting } = resourcesIntro;
  const lines = [
    ...allItems.map(({ about }) => about),
    ...cautions,
    lead,
    waiting,
    resourcesDisclaimer,
  ];
  expect(readingGrade(lines, ["clinician", "supplement", "dietitian"])).toBeLessThanOrEqual(8);
  expect(lines.join(" ")).not.toMatch(/\d\s?(mg|mcg|µg|g|IU)\b/);
  expect(lines.join(" ")).not.toMatch(/\b(suffer|cure|obese|just|simply|fail)\b|!/i);
});
