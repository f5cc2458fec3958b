import type { Page } from "@playwright/test";

import { readLibrary } from "../src/content/build/articles.ts";
import { readLabTests } from "../src/content/build/lab-tests.ts";
import { articlePath, labTestPath, paths } from "../src/lib/paths.ts";
import { expect, test, untilHydrated } from "./journey.ts";

const PHONE = { width: 390, height: 844 };

/** Where the first line of the text ends, below the top of the first screen. */
function firstLine(page: Page): Promise<number> {
  return page.evaluate(() => {
    const text = [...document.querySelectorAll("main article p")].find(
      (paragraph) =>
        paragraph.closest("header, details, li, [aria-labelledby='in-short']") === null,
    );
    const range = document.createRange();
    range.selectNodeContents(text ?? document.body);
    return range.getClientRects()[0]?.bottom ?? Infinity;
  });
}

/** Every word of the page, folded ones too, without what it tells search engines and browsers without scripts. */
function mainText(page: Page): Promise<string> {
  return page
    .getByRole("main")
    .evaluate((main) =>
      [...main.querySelectorAll("script, noscript")].reduce(
        (text, script) => text.replace(script.textContent, ""),
        main.textContent,
      ),
    );
}

/** How far the page reaches, without what stands at the foot of every page. */
function mainHeight(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelector("main")?.scrollHeight ?? Infinity);
}

async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const before = Number(document.documentElement.dataset["shift"] ?? 0);
        const value = "value" in entry ? Number(entry.value) : 0;
        document.documentElement.dataset["shift"] = String(before + value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

function shift(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset["shift"] ?? 0));
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(PHONE);
});

test("every article and lab test begins its text above 500 pixels, and is no wider than the screen", async ({
  page,
}) => {
  const addresses = [
    ...readLibrary().map(({ id }) => articlePath(id)),
    ...readLabTests().map(({ id }) => labTestPath(id)),
  ];
  for (const address of addresses) {
    await page.goto(address);
    expect(await firstLine(page), address).toBeLessThanOrEqual(500);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, address).toBe(PHONE.width);
    const names = await mainText(page);
    expect(names.match(/now also called PMOS/g), address).toHaveLength(1);
  }
});

test("no mark of a source begins a line alone", async ({ page }) => {
  for (const address of [articlePath("treatments"), labTestPath("testosterone")]) {
    await page.goto(address);
    const alone = await page.evaluate(
      () =>
        [...document.querySelectorAll("main a[aria-label^='Source']")].filter((mark) => {
          const line = mark.parentElement?.getClientRects() ?? [];
          return line.length > 1;
        }).length,
    );
    expect(alone, address).toBe(0);
  }
});

test.describe("the pages of guides are short while they are folded", () => {
  for (const [path, limit] of [
    [paths.nutritionGuidance, 4500],
    [paths.labTests, 3500],
  ] as const) {
    test(`${path} is at most ${limit} pixels long`, async ({ page }) => {
      await page.goto(path);
      await untilHydrated(page);
      expect(await mainHeight(page)).toBeLessThanOrEqual(limit);
    });
  }
});

test("every page to read says the newer name at most once", async ({ page }) => {
  for (const path of [
    paths.articles,
    paths.labTests,
    paths.nutritionGuidance,
    paths.fitnessRoutine,
    paths.donate,
    paths.guide,
    paths.survey,
    paths.symptomChecker,
  ]) {
    await page.goto(path);
    const text = await mainText(page);
    expect(text.match(/now also called PMOS/g) ?? [], path).toHaveLength(1);
    expect(text, path).not.toMatch(/VITE_|\bsample\b/);
  }
});

test("nothing moves on the gate, nor while the resources come", async ({ page }) => {
  await countShifts(page);
  await page.goto(paths.resources);
  await page.getByRole("dialog").waitFor();
  expect(await shift(page)).toBe(0);

  await page.addInitScript(() => {
    localStorage.setItem("userName", "Ada");
    localStorage.setItem("userEmail", "ada@example.com");
  });
  await page.goto(paths.resources);
  await page
    .getByRole("link", { name: /^Search YouTube/ })
    .first()
    .waitFor();
  expect(await shift(page)).toBe(0);
});

test("our own list of symptoms makes a summary to take along, and asks about danger", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(paths.symptomChecker);
  const list = page.frameLocator("iframe[title='Symptom checker']");
  await expect(list.getByRole("checkbox")).toHaveCount(13);
  await expect(list.getByRole("button", { name: "Print" })).toBeDisabled();
  // The frame has a set height: the way to what it does not show stays at its foot.
  const frame = await page.locator("iframe[title='Symptom checker']").boundingBox();
  const way = list.getByRole("link", { name: "See your summary" });
  const place = await way.boundingBox();
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(
    (frame?.y ?? 0) + (frame?.height ?? 0),
  );
  await way.click();
  await expect(list.getByRole("button", { name: "Copy" })).toBeInViewport();
  await list.getByRole("checkbox", { name: "Acne or oily skin" }).check();
  await list.getByRole("checkbox", { name: "Pelvic or lower tummy pain" }).check();
  await expect(list.getByText("Is the pain sudden or very severe?")).toBeVisible();
  await expect(list.locator("#chosen li")).toHaveText([
    "Acne or oily skin",
    "Pelvic or lower tummy pain",
  ]);
  await list.getByRole("button", { name: "Copy" }).click();
  await expect(list.getByText(/^(?:Copied\.|It could not be copied)/)).toBeVisible();
});
