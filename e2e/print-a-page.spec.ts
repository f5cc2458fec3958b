import type { Page } from "@playwright/test";

import { expect, test } from "./journey.ts";

/** Shows the page as its paper will be; the picture is kept beside the results. */
async function toPaper(page: Page, name: string): Promise<void> {
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true });
}

/** Only the page's own words, dark on white, in the width of the paper. */
async function expectCleanPaper(page: Page): Promise<void> {
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("link", { name: /WhatsApp/ })).toBeHidden();
  await expect(page.getByRole("link", { name: "Skip to main content" })).toBeHidden();
  await expect(page.getByRole("button")).toHaveCount(0);
  const paper = await page.evaluate(() => ({
    ground: getComputedStyle(document.documentElement).backgroundColor,
    top: document.querySelector("h1")?.getBoundingClientRect().top ?? 0,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  expect(paper.ground).toBe("rgb(255, 255, 255)");
  expect(paper.top).toBeLessThan(120);
  expect(paper.overflow).toBeLessThanOrEqual(0);
}

test("an article on paper keeps its text, its dates and the addresses of its sources", async ({
  page,
}) => {
  await page.goto("/nutrition-guidance");
  await toPaper(page, "article");
  await expectCleanPaper(page);
  await expect(page.getByRole("navigation", { name: "On this page" })).toBeHidden();
  await expect(page.getByRole("heading", { name: "Low-glycemic foods" })).toBeVisible();
  await expect(page.getByText(/^Checked/)).toBeVisible();
  await expect(page.getByText(/^https:\/\//).first()).toBeVisible();
});

test("the fitness plan on paper is the level she has chosen", async ({ page }) => {
  await page.goto("/fitness-routine");
  await page.getByRole("tab", { name: "Intermediate" }).click();
  await toPaper(page, "fitness-plan");
  await expectCleanPaper(page);
  await expect(page.getByRole("heading", { name: "Intermediate week" })).toBeVisible();
  await expect(page.getByRole("table").first()).toBeVisible();
  await expect(page.getByRole("tab")).toHaveCount(0);
});

test("the quiz's result on paper holds her answers and what to do next", async ({ page }) => {
  await page.goto("/risk-assessment");
  for (let question = 1; question <= 8; question += 1) {
    await expect(page.getByText(`Question ${question} of 8`)).toBeVisible();
    await page.getByRole("radio").first().check();
    await page.getByRole("button", { name: /^(Next|Submit)$/ }).click();
  }
  await toPaper(page, "quiz-result");
  await expectCleanPaper(page);
  await expect(page.getByRole("heading", { name: "What to do next" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your answers" })).toBeVisible();
});

test("a lab test on paper keeps its sources", async ({ page }) => {
  await page.goto("/lab-tests/hba1c");
  await toPaper(page, "lab-test");
  await expectCleanPaper(page);
  await expect(page.getByText(/^https:\/\//).first()).toBeVisible();
});
