import type { Page } from "@playwright/test";

import { deferred } from "../supabase/local/deferred.ts";
import {
  ask,
  conversation,
  expect,
  haveAccount,
  newPerson,
  test,
  untilHydrated,
} from "./journey.ts";

/** A letter's width when the display face arrives is all that may move. */
const MOST_SHIFT = 0.01;

const SCRIPTS = /\/assets\/[^/]+\.js$/;

/** How far what is in view has moved by itself since the page was opened, as browsers add it up. */
async function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ("value" in entry && "hadRecentInput" in entry && entry.hadRecentInput === false)
              sum += Number(entry.value);
          }
        }).observe({ type: "layout-shift", buffered: true });
        // What was noted before is told in the next task.
        setTimeout(() => done(sum), 100);
      }),
  );
}

test("the gate and the reset of a password stand still while they come", async ({ page }) => {
  await page.goto("/resources");
  await expect(page.getByRole("dialog", { name: "Welcome!" })).toBeVisible();
  expect(await shiftOf(page)).toBeLessThan(MOST_SHIFT);
  await page.goto("/reset-password");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  expect(await shiftOf(page)).toBeLessThan(MOST_SHIFT);
});

/** Lets every page be painted before a script of ours runs, as on a slow line. */
async function holdScripts(page: Page): Promise<void> {
  await page.route(SCRIPTS, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
}

test("on a slow line nothing moves when the page learns that she is signed in", async ({
  page,
}) => {
  await haveAccount(page);
  await page.goto("/chat");
  await expect(page.getByRole("button", { name: "Attach a file" })).toBeEnabled();
  await ask(page, "What is PCOS?");
  await expect(conversation(page).getByText("From our guides, no AI was used")).toBeVisible();
  await holdScripts(page);
  for (const { path, settled } of [
    { path: "/", settled: page.getByText("Your last question") },
    { path: "/chat", settled: conversation(page).getByText("What is PCOS?", { exact: true }) },
    { path: "/resources", settled: page.getByRole("heading", { level: 1 }) },
    { path: "/my-record", settled: page.getByRole("heading", { level: 1 }) },
  ]) {
    await page.goto(path);
    await untilHydrated(page);
    await expect(settled).toBeVisible();
    expect(await shiftOf(page), path).toBeLessThan(MOST_SHIFT);
  }
});

test("the links of the top bar stand still when a long name comes late", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { email, password } = newPerson();
  const long = `adaeze-chukwuemeka-of-the-long-name.${email}`;
  await haveAccount(page, { email: long, password });
  const links = page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link")
    .or(page.getByRole("button", { name: "Search" }));
  const places = () => links.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
  for (const path of ["/guide", "/chat"]) {
    const held = deferred<null>();
    await page.route(SCRIPTS, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    await expect(links.last()).toBeVisible();
    const before = await places();
    held.resolve(null);
    const account = page.getByRole("button", { name: long });
    await expect(account).toBeVisible({ timeout: 30_000 });
    expect(await places(), path).toEqual(before);
    expect(await shiftOf(page), path).toBeLessThan(MOST_SHIFT);
  }
});

test("the profile stands still while it comes", async ({ page }) => {
  await haveAccount(page);
  await page.goto("/profile");
  await expect(page.getByText("Full Name")).toBeVisible();
  expect(await shiftOf(page)).toBeLessThan(MOST_SHIFT);
});
