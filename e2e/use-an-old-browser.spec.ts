import { readFile } from "node:fs/promises";
import { join } from "node:path";

import type { Page } from "@playwright/test";

import {
  ask,
  conversation,
  createAccount,
  expect,
  newPerson,
  signIn,
  test,
  untilHydrated,
} from "./journey.ts";

const labPhoto = join(import.meta.dirname, "../tests/ocr/dev/r00_clean.jpg");

/** Takes away what the oldest browsers do not have in which the site works whole. */
async function takeAwayNewerApis(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const missing: [object | undefined, string[]][] = [
      [AbortSignal, ["any", "timeout"]],
      [URL, ["canParse", "parse"]],
      [Array.prototype, ["toSorted", "toReversed", "toSpliced", "with"]],
      [Object.getPrototypeOf(Uint8Array.prototype), ["toSorted", "toReversed", "with"]],
      [HTMLFormElement.prototype, ["requestSubmit"]],
      [Element.prototype, ["checkVisibility"]],
      [Document.prototype, ["adoptedStyleSheets", "startViewTransition"]],
      [Object, ["groupBy"]],
      [Promise, ["withResolvers", "try"]],
      [window, ["OffscreenCanvas", "CloseWatcher", "requestIdleCallback", "navigation"]],
    ];
    for (const [owner, names] of missing) {
      for (const name of names) if (owner) Reflect.deleteProperty(owner, name);
    }
  });
}

test("in a browser of 2022 she signs in, asks, searches and has a photo read", async ({ page }) => {
  await takeAwayNewerApis(page);
  const ada = newPerson();
  await createAccount(page, ada);
  await signIn(page, ada);
  await page.goto("/chat");
  expect(await page.evaluate(() => "OffscreenCanvas" in window)).toBe(false);
  await ask(page, "Do I need to fast before a fasting glucose test?");
  await expect(conversation(page).getByText(/fast/i).nth(1)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText("Answering")).toHaveCount(0, { timeout: 20_000 });

  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Attach a file" }).click();
  const buffer = await readFile(labPhoto);
  await (await chooser).setFiles({ name: "report.jpg", mimeType: "image/jpeg", buffer });
  const check = page.getByRole("dialog", { name: "Check the text in your photo" });
  await expect(check).toBeVisible();
  await expect(check.getByRole("textbox")).toHaveValue(/Testosterone|FSH|LH/i, { timeout: 50_000 });

  await page.goto("/");
  await untilHydrated(page);
  await page.getByRole("button", { name: "Search" }).click();
  const search = page.getByRole("dialog", { name: /search/i });
  await search.getByRole("searchbox").fill("hba1c");
  await expect(search.getByRole("link", { name: /HbA1c/ }).first()).toBeVisible();
});

test.describe("a browser that is too old for the site's scripts", () => {
  test("reads every word, and is told what does not work", async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(AbortSignal.prototype, "throwIfAborted");
    });
    await page.goto("/fitness-routine");
    await expectPlainPage(page);
  });
});

test.describe("a browser without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("reads every word, finds every page and can call for help", async ({ page }) => {
    await page.goto("/fitness-routine");
    await expectPlainPage(page);
    await page.goto("/guide");
    await expect(page.getByText("One-on-One Consultations").first()).toBeVisible();
    await expect(page.getByRole("tabpanel")).toHaveCount(2);
    for (const panel of await page.getByRole("tabpanel").all()) await expect(panel).toBeVisible();
    await page.goto("/chat");
    await page.getByRole("link", { name: "get urgent help", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Get urgent help" })).toBeVisible();
    await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
    await page.goto("/profile");
    await expect(page.getByText(/You can read every page/)).toBeVisible();
  });
});

async function expectPlainPage(page: Page): Promise<void> {
  await expect(page.getByText(/You can read every page/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Search" })).toBeHidden();
  await expect(page.getByRole("tabpanel")).toHaveCount(3);
  for (const panel of await page.getByRole("tabpanel").all()) await expect(panel).toBeVisible();
  const list = page.getByRole("link", { name: "All pages" });
  if (await list.isVisible()) {
    await list.click();
    expect(new URL(page.url()).hash).toBe("#all-pages");
  }
  const foot = page.getByRole("contentinfo");
  await foot.getByRole("link", { name: "Nutrition Guidance" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Nutrition");
}
