import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { expect, test } from "vitest";

import { LabTestPage } from "@/app/routes/lab-test-page.tsx";
import { LabTestsPage } from "@/app/routes/lab-tests-page.tsx";
import { labTestSummaries } from "@/content/lab-guide.ts";
import { labTestText } from "@/features/lab-guide/lab-test-store.ts";
import { paths } from "@/lib/paths.ts";

/** Opens a page whose text has been fetched already, as pointing at its link does. */
async function visit(address: string) {
  for (const { id } of labTestSummaries) await labTestText(id)?.get();
  render(
    <MemoryRouter initialEntries={[address]}>
      <Suspense fallback={<p>Loading</p>}>
        <Routes>
          <Route path={paths.labTests} element={<LabTestsPage />} />
          <Route path={`${paths.labTests}/:testId`} element={<LabTestPage />} />
        </Routes>
      </Suspense>
    </MemoryRouter>,
  );
}

test("Sections 2 and 3, Lab guide: the guide lists every test under its kind and says that there are more", async () => {
  await visit("/lab-tests");
  const counts = ["Metabolic Markers", "Hormonal Markers", "Radiology", "Additional Tests"].map(
    (name) => within(screen.getByRole("table", { name })).getAllByRole("rowheader").length,
  );
  expect(counts).toEqual([9, 6, 5, 2]);
  expect(screen.getByText(/This list is not exhaustive/)).toBeTruthy();
});

test("Section 2, Lab guide: what she types leaves the tests that hold it, and opens their kind", async () => {
  const person = userEvent.setup();
  await visit("/lab-tests");
  await person.type(screen.getByRole("searchbox", { name: "Find a test" }), "prolactin");
  expect(screen.getAllByRole("rowheader").map((head) => head.textContent)).toEqual(
    expect.arrayContaining([expect.stringContaining("Prolactin")]),
  );
  expect(screen.getByRole("status").textContent).toMatch(/^\d of 22 tests$/);
  expect(screen.queryByRole("table", { name: "Additional Tests" })).toBeNull();
  const kind = screen.getByRole("table", { name: "Hormonal Markers" }).closest("details");
  expect(kind?.open).toBe(true);
});

test("Section 2, Lab guide: each kind of test that is shown is one press away", async () => {
  const person = userEvent.setup();
  await visit("/lab-tests");
  const kinds = within(screen.getByRole("navigation", { name: "Kinds of tests" }));
  for (const link of kinds.getAllByRole<HTMLAnchorElement>("link")) {
    const named = document.getElementById(link.hash.slice(1));
    expect(named?.textContent).toBe(link.textContent);
  }
  await person.type(screen.getByRole("searchbox", { name: "Find a test" }), "prolactin");
  expect(kinds.queryByRole("link", { name: "Hormonal Markers" })).toBeTruthy();
  expect(kinds.queryByRole("link", { name: "Additional Tests" })).toBeNull();
});

test("Section 2, Lab guide: from the guide a person opens a test and reads how to prepare", async () => {
  const person = userEvent.setup();
  await visit("/lab-tests");
  await person.click(screen.getByRole("link", { name: "Fasting plasma glucose" }));
  expect(screen.getByRole("heading", { level: 1, name: "Fasting plasma glucose" })).toBeTruthy();
  const part = screen.getByRole("region", { name: "How to prepare" });
  expect(part.textContent).toContain("no food for at least 8 hours");
});

test("Section 2, Lab guide: a test says when it was checked and that no clinician has signed it yet", async () => {
  await visit("/lab-tests/hba1c");
  expect(screen.getByText("22 November 2026")).toBeTruthy();
  expect(screen.getByText(/sign-off pending/).textContent).toBe("Clinician sign-off pending");
});

test("Section 2, Lab guide: a test says at a glance if she fasts, when it is done, and its units", async () => {
  await visit("/lab-tests/hba1c");
  const glance = within(screen.getByRole("region", { name: "At a glance" }));
  expect(glance.getAllByRole("term").map((term) => term.textContent)).toEqual([
    "Fast?",
    "When?",
    "Unit",
    "Looks back",
  ]);
  expect(glance.getAllByRole("definition").map((answer) => answer.textContent)).toEqual([
    "No",
    "Any time of day",
    "% or mmol/mol",
    "About 3 months",
  ]);
});

test("Section 2, Lab guide: a scan is reported in words, and no page says that a unit is none", async () => {
  await visit("/lab-tests/pituitary-mri");
  const glance = screen.getByRole("region", { name: "At a glance" });
  expect(glance.textContent).toContain("In words, no unit");
  expect(screen.queryByText(/Units: None/)).toBeNull();
});

test("Section 2, Lab guide: each mark in the text leads to a source that opens in a new tab", async () => {
  await visit("/lab-tests/hba1c");
  const marks = screen.getAllByRole("link", { name: /^Source \d+$/ });
  const places = marks.map((mark) => mark.getAttribute("href")?.split("#")[1] ?? "");
  expect(places.length).toBeGreaterThan(0);
  expect(places.filter((place) => document.getElementById(place) === null)).toEqual([]);
  const sources = within(screen.getByRole("region", { name: "Sources" })).getAllByRole("link");
  for (const source of sources) {
    expect(source.getAttribute("target")).toBe("_blank");
    expect(source.textContent).toContain("opens in a new tab");
  }
});

test("Section 2, Lab guide: a person converts her own result on the page", async () => {
  const person = userEvent.setup();
  await visit("/lab-tests/fasting-plasma-glucose");
  await person.type(screen.getByRole("textbox", { name: "Glucose in mg/dL" }), "126");
  expect(screen.getByRole("textbox", { name: "Glucose in mmol/L" })).toHaveProperty("value", "7.0");
});

test("Section 2, Lab guide: a test whose two units are the same number has no converter", async () => {
  await visit("/lab-tests/thyroid-function");
  screen.getByRole("heading", { level: 1 });
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("Section 2, Lab guide: from the last metabolic test a person goes on to the hormones", async () => {
  const person = userEvent.setup();
  await visit("/lab-tests/vitamin-d");
  await person.click(screen.getByRole("link", { name: /Next test/ }));
  expect(screen.getByRole("heading", { level: 1, name: /Testosterone/ })).toBeTruthy();
});

test("Section 2, Lab guide: a test page leads to the companion and to urgent help", async () => {
  await visit("/lab-tests/amh");
  const ask = screen.getByRole("link", { name: "Ask the companion" });
  expect(ask.getAttribute("href")).toBe(paths.chat);
  expect(screen.getByRole("link", { name: "Get urgent help" }).getAttribute("href")).toBe(
    paths.urgentHelp,
  );
});

test("Section 2, Lab guide: an unknown test is a page that was not found", async () => {
  await visit("/lab-tests/no-such-test");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Oops! Page not found");
});

test("Section 2, Labs: the additional tests are hysterosalpingography and the partner's semen analysis", async () => {
  await visit("/lab-tests");
  const additional = within(screen.getByRole("table", { name: "Additional Tests" }));
  expect(additional.getAllByRole("rowheader").map((head) => head.textContent)).toEqual([
    expect.stringMatching(/hysterosalpingography/i),
    expect.stringMatching(/partner.*semen analysis/i),
  ]);
});
