import type { Page } from "@playwright/test";

import { deferred } from "../supabase/local/deferred.ts";
import { expect, test, untilHydrated } from "./journey";

/** How much slower than this machine the phone is on which a page is hydrated. */
const SLOWNESS = 6;

test("no key is lost while the page is hydrated", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWNESS });
  await page.goto("/chat", { waitUntil: "commit" });
  const field = page.getByRole("textbox", { name: "Your question" });
  await field.focus();
  const words = "What does high testosterone mean for my periods?";
  for (const letter of words) await page.keyboard.type(letter);
  await untilHydrated(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await expect(field).toHaveValue(words);
  // The page knows them too: what it does not know goes with the next key.
  await page.keyboard.type(" Thanks");
  await expect(field).toHaveValue(`${words} Thanks`);
});

for (const [moment, wait] of [
  ["before", 0],
  ["while", 150],
  ["still while", 400],
] as const) {
  test(`a link pressed ${moment} the page is hydrated leads on (${wait} ms)`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await page.goto("/articles", { waitUntil: "load" });
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWNESS });
    await page.waitForTimeout(wait);
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('main a[href="/articles/periods"]')?.click(),
    );
    await page.waitForURL((url) => url.pathname === "/articles/periods");
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await expect(
      page.getByRole("heading", { level: 1, name: "Periods and bleeding" }),
    ).toBeVisible();
  });
}

test("a button pressed while the page is hydrated answers once", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await page.goto("/articles", { waitUntil: "load" });
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWNESS });
  await page.getByRole("button", { name: "Search" }).dispatchEvent("click");
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await expect(page.getByRole("dialog", { name: /search/i })).toBeVisible();
});

test("a question to begin with that is pressed before the page is hydrated asks her to sign in", async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto("/chat", { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: "What is PCOS?" }).click();
  letGo();
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    "You must be logged in to send a message.",
  );
  await expect(page.getByRole("textbox", { name: "Your question" })).toHaveValue("What is PCOS?");
});

/** Keeps every script that follows the first from coming until it is let go. */
async function holdScripts(page: Page): Promise<() => void> {
  const held = deferred<null>();
  await page.route(/\/assets\/(?!index-)[^/]+\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return () => held.resolve(null);
}

test("an address typed before the page knows that she wants a reset link goes with her to it", async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto("/auth?mode=reset", { waitUntil: "commit" });
  const email = page.getByLabel("Email");
  await email.focus();
  for (const letter of "ada@exam") await page.keyboard.type(letter);
  letGo();
  for (const letter of "ple.com") await page.keyboard.type(letter);
  await untilHydrated(page);
  await expect(email).toBeFocused();
  await page.keyboard.type(".ng");
  await expect(email).toHaveValue("ada@example.com.ng");
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("heading", { name: "Reset Password" })).toBeVisible();
  await expect(email).toHaveValue("ada@example.com.ng");
});

test("what she types and leaves before the page knows that she wants a reset link stays", async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto("/auth?mode=reset", { waitUntil: "commit" });
  const email = page.getByLabel("Email");
  await email.focus();
  for (const letter of "ada@example.com") await page.keyboard.type(letter);
  await email.blur();
  letGo();
  await untilHydrated(page);
  await expect(email).toHaveValue("ada@example.com");
});

test("a page for a reset link that nobody has touched asks for the address alone", async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto("/auth?mode=reset", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { name: "Welcome to PCOS Care" })).toBeVisible();
  letGo();
  await untilHydrated(page);
  await expect(page.getByRole("heading", { name: "Reset Password" })).toBeVisible();
});
