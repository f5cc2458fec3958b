import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, useLocation } from "react-router-dom";
import { expect, onTestFinished, test, vi } from "vitest";

import { passages } from "@shared/knowledge/passages.ts";

import { ToastProvider } from "@/components/toast.tsx";
import { pages } from "@/content/pages.ts";
import { SearchButton } from "@/features/site-search/search-button.tsx";
import { createSiteSearch } from "@/features/site-search/site-search.ts";
import { paths } from "@/lib/paths.ts";

const searchSite = createSiteSearch(passages);

function found(query: string) {
  return searchSite(query).flatMap(({ name, results }) =>
    results.map(({ title, to, detail }) => ({ group: name, title, to, detail })),
  );
}

function Address() {
  const { pathname, hash } = useLocation();
  return <p>{`Address: ${pathname}${hash}`}</p>;
}

/** Opens the search from the top bar, on whatever page it stands. */
async function open() {
  const person = userEvent.setup();
  render(
    <MemoryRouter>
      <ToastProvider>
        <SearchButton />
        <Address />
      </ToastProvider>
    </MemoryRouter>,
  );
  await person.click(screen.getByRole("button", { name: "Search" }));
  const field = await screen.findByRole("searchbox", { name: "What are you looking for?" });
  return { person, field };
}

test("Site search: PCOS, PMOS and PCOD find the same", () => {
  const pcos = searchSite("PCOS");
  expect(pcos.length).toBeGreaterThan(0);
  expect(searchSite("PMOS")).toEqual(pcos);
  expect(searchSite("pcod")).toEqual(pcos);
});

test.for([
  ["quiz", "Pages", "Risk Assessment"],
  ["exercise", "Articles", "Fitness Routine"],
  ["log in", "Pages", "Sign in"],
  ["emergency", "Pages", "Get urgent help"],
  ["book an appointment", "Pages", "PCOS Program"],
  ["blood tests", "Pages", "Lab tests"],
  ["lab result", "Pages", "Lab tests"],
  ["egg count", "Lab tests", "Anti-Müllerian hormone (AMH)"],
  ["sugar", "Lab tests", "Fasting plasma glucose"],
  ["acne", "Resources", "Acne: tips and treatment"],
  ["metformin", "Articles", "Treatments and what they are for"],
  ["get belle", "Articles", "Getting pregnant and pregnancy"],
  ["nafdac", "Resources", "Is a product registered in Nigeria?"],
] as const)("Site search: %s finds, among %s, %s", ([query, group, title]) => {
  expect(found(query)).toContainEqual(expect.objectContaining({ group, title }));
});

test("Site search: half a word is enough", () => {
  expect(
    found("testost")
      .map(({ title }) => title)
      .join(),
  ).toMatch(/Testosterone/);
  expect(found("progr")).toContainEqual(expect.objectContaining({ title: "PCOS Program" }));
});

test("Site search: a slip of the finger is forgiven", () => {
  expect(found("prolctin")).toContainEqual(expect.objectContaining({ title: "Prolactin" }));
});

test("Site search: a question leads to the part of the guide that answers it", () => {
  expect(found("how do I prepare for a fasting glucose test?")).toContainEqual(
    expect.objectContaining({
      title: "Fasting plasma glucose",
      detail: "How to prepare",
      to: "/lab-tests/fasting-plasma-glucose#how-to-prepare",
    }),
  );
});

test.for([
  ["what is phenotype A?", "The four types of PCOS", "/articles/four-types#what-the-letters-mean"],
  [
    "will I get diabetes?",
    "Long-term health and check-ups",
    "/articles/long-term-health#blood-sugar-and-diabetes",
  ],
] as const)("Site search: %s leads to its part of an article", ([query, title, to]) => {
  expect(found(query)).toContainEqual(expect.objectContaining({ title, to }));
});

test.for([
  ["fasting sugar", "/lab-tests/fasting-plasma-glucose"],
  ["A1C", "/lab-tests/hba1c"],
] as const)("Site search: %s is a name, and leads to the start of its page", ([query, to]) => {
  expect(found(query).map((result) => result.to)).toContain(to);
});

test("Site search: every page of the site can be found by its title, at its address", () => {
  for (const { path, title } of Object.values(pages).filter(({ search }) => search !== null)) {
    expect(found(title).map(({ to }) => to.replace(/#.*/, ""))).toContain(path);
  }
});

test("Site search: a page that is an article is listed once", () => {
  const places = found("fitness routine").filter(({ to }) => to.startsWith(paths.fitnessRoutine));
  expect(places).toHaveLength(1);
});

test("Site search: results come in groups while she types, and their number is said", async () => {
  const { person, field } = await open();
  expect(document.activeElement).toBe(field);
  await person.type(field, "amh");
  const labTests = await screen.findByRole("region", { name: "Lab tests" });
  expect(within(labTests).getByRole("link", { name: /Anti-Müllerian hormone/ })).toBeTruthy();
  const dialog = within(screen.getByRole("dialog", { name: "Search" }));
  await waitFor(() => {
    const count = dialog.getAllByRole("link").length;
    expect(dialog.getByRole("status").textContent).toBe(
      count === 1 ? "1 result" : `${count} results`,
    );
  });
});

test("Site search: the arrow keys move through the results and Enter opens one", async () => {
  const { person, field } = await open();
  await person.type(field, "prolactin");
  const links = await screen.findAllByRole("link");
  await person.keyboard("{ArrowDown}");
  expect(document.activeElement).toBe(links[0]);
  await person.keyboard("{ArrowUp}");
  expect(document.activeElement).toBe(field);
  await person.keyboard("{ArrowDown}{Enter}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByText(/^Address: \/lab-tests\/prolactin/)).toBeTruthy();
});

test("Site search: Escape closes it and the focus is back on its button", async () => {
  const { person } = await open();
  await person.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Search" })),
  );
});

test("Site search: when nothing fits, it says so and what to do", async () => {
  const { person, field } = await open();
  await person.type(field, "xyzzyq");
  expect(await screen.findByText("Nothing found for “xyzzyq”")).toBeTruthy();
  const dialog = within(screen.getByRole("dialog"));
  expect(dialog.getByRole("status").textContent).toBe("Nothing found");
  expect(dialog.getByText(/Try one short word/)).toBeTruthy();
  expect(dialog.getByRole("link", { name: "ask the AI Health Assistant" })).toBeTruthy();
});

test("Site search: what she looks for goes nowhere, not even into the address", async () => {
  const calls: unknown[] = [];
  vi.stubGlobal("fetch", async (...call: unknown[]) => {
    calls.push(call);
    throw new TypeError("Failed to fetch");
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const { person, field } = await open();
  await person.type(field, "hirsutism");
  await screen.findAllByRole("link");
  expect(calls).toEqual([]);
  expect(screen.getByText("Address: /")).toBeTruthy();
  expect(window.localStorage.length + window.sessionStorage.length).toBe(0);
});
