import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { localSettings, openSite, ownersSettings } from "../fakes/owner.tsx";

test("Section 2, Donate: Contribute Now opens the card-payment page in a new tab and says who receives the gift", async () => {
  const settings = ownersSettings({
    VITE_DONATION_URL: "https://give.example.com/pcos",
    VITE_PROVIDER_NAME: "Ife Clinic",
  });
  await openSite("/donate", settings);
  const main = within(screen.getByRole("main"));

  const button = main.getByRole("link", { name: "Contribute Now (opens in a new tab)" });
  expect(button.getAttribute("href")).toBe("https://give.example.com/pcos");
  expect(button.getAttribute("target")).toBe("_blank");
  expect(button.getAttribute("rel")).toBe("noopener noreferrer");
  expect(main.getByText(/by card on a secure page.*goes to Ife Clinic\./)).toBeTruthy();
});

test("Section 2, Donate: a donation helps education, research and community", async () => {
  await openSite("/donate", ownersSettings());
  const helps = screen.getByRole("region", { name: "How your donation helps" });

  expect(
    within(helps)
      .getAllByRole("heading", { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual(["Education", "Research", "Community"]);
});

test.each([
  ["local", localSettings],
  ["hosted", ownersSettings()],
])(
  "Section 2, Donate: a %s site that takes no donations yet says so, and its button leads to a finished page",
  async (_, settings) => {
    await openSite("/donate", settings);
    const main = within(screen.getByRole("main"));

    expect(main.getByText(/Giving by card is not open yet/)).toBeTruthy();
    expect(main.getByRole("link", { name: /^Contribute Now/ }).getAttribute("href")).toBe(
      "/not-open-yet.html#giving",
    );
    expect(main.queryByText(/VITE_|sample/)).toBeNull();
  },
);
