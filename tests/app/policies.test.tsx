import { screen, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";

import { PrivacyPolicyPage } from "@/app/routes/privacy-policy-page.tsx";
import { paths } from "@/lib/paths.ts";

import { localSettings, openSite, ownersSettings } from "../fakes/owner.tsx";

const page = () => within(screen.getByRole("main"));

afterEach(() => {
  vi.useRealTimers();
});

function todayIs(day: string): void {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${day}T12:00:00`) });
}

const policies = [
  ["Privacy Policy", paths.privacyPolicy],
  ["Terms of Service", paths.termsOfService],
] as const;

test.for(policies)(
  "Section 2, Privacy policy and terms: %s shows today's date, and beside it the version and when its words last changed",
  async ([title, address]) => {
    todayIs("2027-03-08");
    await openSite(address, localSettings);
    expect(page().getByRole("heading", { level: 1, name: title })).toBeTruthy();
    expect(page().getByText(/^Last updated:/).textContent).toBe("Last updated: 8 March 2027");
    const changed = page().getByText(/^Version \d+, words last changed on/);
    expect(changed.textContent).toMatch(/\d{1,2} \w+ 2026$/);
    expect(page().getByText(/sign-off pending/).textContent).toBe("Lawyer sign-off pending");
  },
);

test("Section 2, Privacy policy and terms: a page made ahead of time holds no date of the day on which it was made", () => {
  todayIs("2027-03-08");
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <PrivacyPolicyPage />
    </MemoryRouter>,
  );
  expect(markup).toContain("Last updated:");
  expect(markup).not.toContain("2027-03-08");
});

test.for(policies)(
  "Section 2, Privacy policy and terms: %s names the provider and the contact of this copy",
  async ([, address]) => {
    const settings = ownersSettings({
      VITE_PROVIDER_NAME: "Ada Clinic",
      VITE_CONTACT_EMAIL: "hello@ada.example",
    });
    await openSite(address, settings);
    expect(page().getAllByText(/Ada Clinic/).length).toBeGreaterThan(0);
    const links = page().getAllByRole("link", { name: "hello@ada.example" });
    expect(new Set(links.map((link) => link.getAttribute("href")))).toEqual(
      new Set(["mailto:hello@ada.example"]),
    );
    expect(page().queryByText(/[{}]/)).toBeNull();
  },
);

test("Section 2, Privacy policy and terms: without a contact address the policy says so instead of leaving a hole", async () => {
  await openSite(paths.privacyPolicy, ownersSettings());
  expect(page().getAllByText(/an e-mail address has not been set up yet/).length).toBeGreaterThan(
    0,
  );
});

test("Section 2, Privacy policy and terms: the policy says where the data of this copy is kept", async () => {
  const { unmount } = await openSite(paths.privacyPolicy, ownersSettings());
  expect(page().getByRole("cell", { name: /is kept by Supabase, in the region/ })).toBeTruthy();
  unmount();
  const chosen = ownersSettings({ VITE_HOSTING_REGION: "Frankfurt, Germany" });
  const named = await openSite(paths.privacyPolicy, chosen);
  expect(
    page().getByRole("cell", { name: /is kept by Supabase, in Frankfurt, Germany$/ }),
  ).toBeTruthy();
  named.unmount();
  await openSite(paths.privacyPolicy, localSettings);
  expect(
    page().getByRole("cell", { name: /is kept on the computer that runs this copy/ }),
  ).toBeTruthy();
});

test("Section 2, Privacy policy and terms: the terms lead to urgent help and to the privacy policy", async () => {
  await openSite(paths.termsOfService, localSettings);
  expect(page().getByRole("link", { name: "Get urgent help" }).getAttribute("href")).toBe(
    paths.urgentHelp,
  );
  expect(page().getByRole("link", { name: "privacy policy" }).getAttribute("href")).toBe(
    paths.privacyPolicy,
  );
});
