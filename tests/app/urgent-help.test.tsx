import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";

import { UrgentHelpPage } from "@/app/routes/urgent-help-page.tsx";

function visit() {
  render(
    <MemoryRouter>
      <UrgentHelpPage />
    </MemoryRouter>,
  );
}

test("whom to call stands before anything else, for every country we know", () => {
  visit();
  const card = screen.getByRole("region", { name: "Get medical help now" });
  const calls = within(card).getAllByRole("link");
  expect(calls.map((call) => call.getAttribute("href"))).toEqual(["tel:112", "tel:911", "tel:999"]);
  expect(screen.getAllByRole("link")[0]).toBe(calls[0]);
  expect(card.textContent).toContain("or go to the nearest hospital");
});

test("help lines can be called with one press, and say when their numbers were checked", () => {
  visit();
  const lines = screen.getByRole("region", { name: "Talk to someone" });
  expect(
    within(lines)
      .getByRole("link", { name: /Samaritans/ })
      .getAttribute("href"),
  ).toBe("tel:116123");
  expect(lines.textContent).toContain("20 November 2026");
});

test("a line for text messages only is no call button", () => {
  visit();
  expect(screen.getByText(/Text HOME to 741741/)).toBeTruthy();
  expect(screen.queryByRole("link", { name: /Crisis Text Line/ })).toBeNull();
});

test("the list at the top leads to every part of the page", () => {
  visit();
  const links = within(screen.getByRole("navigation", { name: "On this page" })).getAllByRole(
    "link",
  );
  expect(links).toHaveLength(4);
  for (const link of links) {
    const place = link.getAttribute("href")?.split("#")[1] ?? "";
    expect(document.getElementById(place)?.textContent).toBe(link.textContent);
  }
});
