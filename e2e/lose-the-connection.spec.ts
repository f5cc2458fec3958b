import type { Page } from "@playwright/test";

import {
  expect,
  expectAccessible,
  haveAccount,
  newPerson,
  openFoot,
  test,
  unfoldAll,
  untilHydrated,
} from "./journey.ts";

test.use({
  expectedFailures: [
    /ERR_FAILED|PageLoadError|Failed to fetch dynamically imported module|status of 400/,
  ],
});

/** Nothing whose name begins like this arrives until the connection is back. */
async function lose(page: Page, name: string): Promise<{ bringBack: () => Promise<void> }> {
  const files = new RegExp(`/assets/${name}-[^/]*\\.js$`);
  await page.route(files, (route) => route.abort());
  return { bringBack: () => page.unroute(files) };
}

async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
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
    if (part === "privacy choices") await openFoot(page);
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
  await haveAccount(page);
  await page.goto("/");
  await untilHydrated(page);
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
  await (await openFoot(page)).getByRole("link", { name: "Resources", exact: true }).click();
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
  await unfoldAll(page);
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
  await unfoldAll(page);
  await page.getByRole("main").getByRole("link", { name: "HbA1c" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page did not load");
  await connection.bringBack();
  await page.getByRole("button", { name: "Reload the page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/HbA1c/);
});

test("when the check for danger does not come, nothing is sent, her words stay, and the next try works", async ({
  page,
}) => {
  await haveAccount(page);
  const connection = await lose(page, "check-danger");
  await page.goto("/chat");
  await expect(page.getByRole("button", { name: "Attach a file" })).toBeEnabled();
  const sent: string[] = [];
  page.on("request", (request) => {
    const isQuestion = request.method() === "POST";
    if (isQuestion && request.url().endsWith("/functions/v1/claude-chat")) sent.push(request.url());
  });
  const field = page.getByRole("textbox", { name: "Your question" });
  await field.fill("Why is my period late?");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const alert = page.getByRole("alert").filter({ hasText: "We could not check your message" });
  await expect(alert).toBeVisible();
  await expect(field).toHaveValue("Why is my period late?");
  await expectAccessible(page);
  expect(sent).toEqual([]);
  await connection.bringBack();
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("button", { name: "I agree" })).toBeVisible();
  await expect(alert).toBeHidden();
});

test("when the client of the backend does not come, the form says so, and what she typed is sent with the next try", async ({
  page,
}) => {
  const connection = await lose(page, "supabase");
  await openAlive(page, "/auth");
  await page.getByLabel("Email").fill("ada@example.com");
  await page.getByLabel("Password", { exact: true }).fill("Turmeric4Seeds");
  const send = page.getByRole("main").getByRole("button", { name: "Sign In" });
  await send.click();
  await expect(page.getByText("We could not reach the network.")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("ada@example.com");
  await connection.bringBack();
  const answer = page.waitForResponse((response) => response.url().includes("/auth/v1/token"));
  await send.click();
  expect((await answer).status()).toBe(400);
});

test("when the sending of the gate does not come, her name and email stay", async ({ page }) => {
  const connection = await lose(page, "visitor-api");
  await page.goto("/resources");
  const dialog = page.getByRole("dialog", { name: "Welcome!" });
  await dialog.getByLabel("Name").fill("Ada Obi");
  await dialog.getByLabel("Email").fill(newPerson().email);
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(dialog.getByRole("alert")).toContainText("We could not reach the network.");
  await expect(dialog.getByLabel("Name")).toHaveValue("Ada Obi");
  await connection.bringBack();
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("navigation", { name: "Categories" })).toBeVisible();
});
