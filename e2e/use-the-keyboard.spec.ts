import type { Locator, Page } from "@playwright/test";

import { expect, test } from "./journey.ts";

/** Goes on with the Tab key until the focus is where it should be. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

async function skipToMain(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to main content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
}

test("she opens the menu, closes it, and goes to another page", async ({ page, isMobile }) => {
  test.skip(!isMobile, "A desktop shows the links without a menu.");
  await page.goto("/");
  const button = page.getByRole("button", { name: "Open menu" });
  await tabTo(page, button);
  await page.keyboard.press("Enter");
  const menu = page.getByRole("dialog");
  await expect(menu.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(menu.locator(":focus")).toHaveCount(1);
  await tabTo(page, menu.getByRole("link", { name: "Risk Assessment" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/risk-assessment");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("she answers all eight questions and reads her result", async ({ page }) => {
  await page.goto("/risk-assessment");
  await skipToMain(page);
  const answer = async (name: string) => {
    await tabTo(page, page.getByRole("radio").first());
    await page.keyboard.press("Space");
    await tabTo(page, page.getByRole("button", { name }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  };
  for (let question = 1; question < 8; question += 1) {
    await expect(page.getByText(`Question ${question} of 8`)).toBeVisible();
    await answer("Next");
  }
  await answer("Submit");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Your result");
});

test("she works out her BMI", async ({ page }) => {
  await page.goto("/bmi-calculator");
  await skipToMain(page);
  const height = page.getByRole("textbox", { name: "Height" });
  await tabTo(page, height);
  await page.keyboard.press("Control+A");
  await page.keyboard.type("170");
  await tabTo(page, page.getByRole("slider", { name: /weight/i }));
  await page.keyboard.press("ArrowRight");
  await tabTo(page, page.getByRole("button", { name: "Calculate BMI" }));
  await page.keyboard.press("Enter");
  const results = page.getByRole("region", { name: "BMI results" });
  await expect(results.getByRole("heading").first()).toBeFocused();
  await expect(results).toContainText("21.1");
});

test("she looks at each level of the fitness plan with the arrows", async ({ page }) => {
  await page.goto("/fitness-routine");
  await tabTo(page, page.getByRole("tab", { name: "Beginner" }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Intermediate" })).toBeFocused();
  await expect(page.getByRole("tabpanel", { name: "Intermediate" })).toBeVisible();
  await page.keyboard.press("End");
  await expect(page.getByRole("tabpanel", { name: "Advanced" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tabpanel", { name: "Beginner" })).toBeVisible();
});
