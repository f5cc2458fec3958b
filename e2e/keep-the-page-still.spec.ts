import type { Page } from "@playwright/test";

import { createAccount, expect, newPerson, signIn, test } from "./journey.ts";

/** A letter's width when the display face arrives is all that may move. */
const MOST_SHIFT = 0.01;

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

test("the profile stands still while it comes", async ({ page }) => {
  const ada = newPerson();
  await createAccount(page, ada);
  await signIn(page, ada);
  await page.goto("/profile");
  await expect(page.getByText("Full Name")).toBeVisible();
  expect(await shiftOf(page)).toBeLessThan(MOST_SHIFT);
});
