import type { Page } from "@playwright/test";

import { createAccount, expect, expectAccessible, newPerson, signIn, test } from "./journey.ts";

test.use({
  expectedFailures: [/ERR_FAILED|PageLoadError|Failed to fetch dynamically imported module/],
});

/** Nothing whose name begins like this arrives until the connection is back. */
async function lose(page: Page, name: string): Promise<{ bringBack: () => Promise<void> }> {
  const files = new RegExp(`/assets/${name}-[^/]*\\.js$`);
  await page.route(files, (route) => route.abort());
  return { bringBack: () => page.unroute(files) };
}

async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
}

for (const { part, file, button, isOnPhone } of [
  { part: "search", file: "search-dialog", button: "Search", isOnPhone: null },
  {
    part: "privacy choices",
    file: "privacy-choices-dialog",
    button: "Privacy choices",
    isOnPhone: null,
  },
  { part: "menu", file: "menu-drawer", button: "Open menu", isOnPhone: true },
]) {
  test(`Section 2, every page: when the code of the ${part} does not come, the page stays, and a second press works`, async ({
    page,
    isMobile,
  }) => {
    test.skip(isOnPhone === true && !isMobile, "A desktop shows the links without a menu.");
    const connection = await lose(page, file);
    await openAlive(page, "/donate");
    const opener = page.getByRole("button", { name: button });
    await opener.click();
    const alert = page.getByRole("alert").filter({ hasText: `The ${part} did not load` });
    await expect(alert).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await connection.bringBack();
    await alert.getByRole("button").click();
    await opener.click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
}

test("Section 2, Top navigation bar: when the code of the account menu does not come, the page stays, and a second press works", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "On a phone the menu is the drawer.");
  const ada = newPerson();
  await createAccount(page, ada);
  await signIn(page, ada);
  // A page that arrives takes the focus, and a menu closes when it loses it.
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const connection = await lose(page, "account-menu");
  const opener = page.getByRole("banner").getByRole("button", { name: /@example\.com/ });
  await opener.click();
  await expect(page.getByText("The account menu did not load")).toBeVisible();
  await connection.bringBack();
  await opener.click();
  await expect(page.getByRole("menuitem", { name: "Sign out" })).toBeVisible();
});

test("Section 4, Resources gate: when the welcome dialog does not come, she can try again", async ({
  page,
}) => {
  const connection = await lose(page, "welcome-dialog");
  await openAlive(page, "/donate");
  await page.getByRole("contentinfo").getByRole("link", { name: "Resources", exact: true }).click();
  const alert = page.getByRole("alert").filter({ hasText: "The resources did not open" });
  await expect(alert).toBeVisible();
  await expectAccessible(page);
  await connection.bringBack();
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("dialog", { name: "Welcome!" })).toBeVisible();
});

test("Section 2, Route table: when the code of a page does not come, a page says so and loads it anew", async ({
  page,
}) => {
  const connection = await lose(page, "fitness-routine-page");
  await openAlive(page, "/nutrition-guidance");
  await page.getByRole("main").getByRole("link", { name: "fitness routine" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page did not load");
  await expectAccessible(page);
  await connection.bringBack();
  await page.getByRole("button", { name: "Reload the page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fitness Routine");
});

test("Section 2, Lab guide: when the text of a lab test does not come, a page says so and loads it anew", async ({
  page,
}) => {
  const connection = await lose(page, "hba1c");
  await openAlive(page, "/lab-tests");
  await page.getByRole("main").getByRole("link", { name: "HbA1c" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page did not load");
  await connection.bringBack();
  await page.getByRole("button", { name: "Reload the page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/HbA1c/);
});
