import { readdirSync } from "node:fs";
import { join } from "node:path";

import type { Page } from "@playwright/test";

import { articlePath, labTestPath, paths } from "../src/lib/paths.ts";
import { expect, expectAccessible, openFoot, test, untilHydrated } from "./journey.ts";

const openAddresses = [
  ...Object.values(paths).filter((path) => path !== paths.profile),
  labTestPath("hba1c"),
  articlePath("diagnosis"),
];

function addressesIn(folder: string, addressOf: (id: string) => string): string[] {
  return readdirSync(join(import.meta.dirname, "../src/content", folder))
    .filter((name) => name.endsWith(".md"))
    .map((name) => addressOf(name.replace(/\.md$/, "")));
}

const longTexts = [
  ...addressesIn("lab-tests", labTestPath),
  ...addressesIn("library", articlePath),
];

/** Somebody who has given her name before, and so finds the resources open. */
async function rememberVisitor(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem("userName", "Ada");
    localStorage.setItem("userEmail", "ada@example.com");
  });
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Buttons, fields and links that look like buttons, less than 44 pixels tall. */
async function smallControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        "main button, header button, main select, main input:not([type=checkbox], [type=radio], [type=range]), a.inline-flex:not(table a)",
      ),
    ]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => control.getBoundingClientRect().height < 43.5)
      .map((control) => control.outerHTML.slice(0, 120)),
  );
}

/** Letters, words and lines as far apart as WCAG 1.4.12 says that a page has to bear. */
async function setLettersWide(page: Page): Promise<void> {
  await page.evaluate(() => {
    // A constructed style sheet, since the page allows no style element.
    const wide = new CSSStyleSheet();
    wide.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
    );
    document.adoptedStyleSheets.push(wide);
  });
}

for (const path of openAddresses) {
  test(`${path} has one heading, no fault axe can find and no sideways scroll`, async ({
    page,
  }) => {
    await rememberVisitor(page);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expectAccessible(page, { inTheDark: "every rule" });
    expect(await smallControls(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await setLettersWide(page);
    await expectNoSidewaysScroll(page);
  });
}

test("every lab test and article fits on the smallest phone", async ({ page, isMobile }) => {
  test.skip(!isMobile, "One size of screen is enough.");
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of longTexts) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expectNoSidewaysScroll(page);
  }
});

test("twice as large, long pages stay whole and their header leaves room to read", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "Zooming is for the desktop; on a phone she spreads two fingers.");
  await page.setViewportSize({ width: 640, height: 400 });
  for (const path of [paths.nutritionGuidance, paths.privacyPolicy]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
    const header = await page.getByRole("banner").boundingBox();
    expect(header?.height).toBeLessThan(100);
  }
});

test("with letters set as wide as she may need, the bar's links leave room for Sign In", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "A phone has the links in the menu.");
  await page.goto("/");
  await setLettersWide(page);
  for (const width of [1220, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const links = await page.getByRole("navigation", { name: "Main" }).boundingBox();
    const signIn = await page
      .getByRole("banner")
      .getByRole("link", { name: "Sign In" })
      .boundingBox();
    expect((links?.x ?? 0) + (links?.width ?? 0)).toBeLessThanOrEqual(signIn?.x ?? 0);
    expect(signIn?.height).toBeLessThan(50);
  }
});

test.describe("an unknown address", () => {
  test.use({ expectedFailures: [/status of 404/] });

  test("says so with a way home", async ({ page }) => {
    const response = await page.goto("/no-such-page");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
    await expectAccessible(page);
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL("/");
  });
});

test("Section 2, Route table: the old program address leads to the guide and leaves no step back to itself", async ({
  page,
}) => {
  await page.goto("/");
  await page.goto("/pcos-program");
  await page.waitForURL((url) => url.pathname === "/guide");
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("Section 2, Top navigation bar: the six links are one press away, and the page's heading gets the focus", async ({
  page,
  isMobile,
}) => {
  await page.goto("/");
  const names = [
    "Home",
    "Symptom Checker",
    "Risk Assessment",
    "Resources",
    "PCOS Program",
    "AI Health Assistant",
  ];
  if (isMobile) await page.getByRole("button", { name: "Open menu" }).click();
  const navigation = isMobile ? page.getByRole("dialog") : page.getByRole("banner");
  for (const name of names) {
    await expect(navigation.getByRole("link", { name, exact: true })).toBeVisible();
  }
  if (isMobile) await expectAccessible(page);
  // Before that, the browser itself follows a link and begins the next page at its top.
  await untilHydrated(page);
  await navigation.getByRole("link", { name: "AI Health Assistant" }).click();
  await expect(page).toHaveURL("/chat");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("Sections 2 and 9, Top navigation bar: it stays at the top, and below 768 pixels becomes a drawer", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "The desktop's window is made smaller here.");
  await page.goto("/donate");
  await page.evaluate(() => scrollTo({ top: 400, behavior: "instant" }));
  expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
  const opener = page.getByRole("button", { name: "Open menu" });
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(opener).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  for (const [width, drawerWidth] of [
    [767, 300],
    [390, 250],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
    await opener.click();
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(drawerWidth);
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
  }
});

test("a question of the quiz stands without the foot of the page, in the prerendered page too; the result has it again", async ({
  page,
  request,
}) => {
  const readyMade = await (await request.get("/risk-assessment")).text();
  expect(readyMade).toContain("data-without-footer");
  await page.goto("/risk-assessment");
  const foot = page.locator("footer").filter({ hasText: "All rights reserved" });
  for (let question = 1; question <= 8; question += 1) {
    await expect(page.getByText(`Question ${question} of 8`)).toBeVisible();
    await expect(foot).toBeHidden();
    await page.getByRole("radio").last().check();
    await page.getByRole("button", { name: question < 8 ? "Next" : "Submit" }).click();
  }
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Your result");
  await expect(foot).toBeVisible();
});

test("a link at the foot of a page opens the next page at its top", async ({ page }) => {
  await page.goto("/");
  await untilHydrated(page);
  await (await openFoot(page)).getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeFocused();
  await expect(page).toHaveTitle("Privacy Policy | PCOS Care");
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("an address that names a part of a page opens there, below the header", async ({
  page,
  isMobile,
}) => {
  await page.goto("/articles/treatments");
  const contents = page.getByRole("navigation", { name: "On this page" });
  if (isMobile) await contents.getByText("On this page").click();
  const part = contents.getByRole("link").nth(4);
  const heading = page.getByRole("heading", { name: await part.innerText(), exact: true });
  await part.click();
  for (const isNewVisit of [false, true]) {
    if (isNewVisit) await page.reload();
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    const header = await page.getByRole("banner").boundingBox();
    // Where it comes to rest: the page may still be gliding there.
    await expect(async () => {
      const place = await heading.boundingBox();
      expect(place?.y).toBeGreaterThanOrEqual(header?.height ?? Infinity);
    }).toPass();
  }
});

test("with reduced motion nothing glides or fades", async ({ page, isMobile }) => {
  await page.addInitScript(() => {
    let steps = 0;
    document.addEventListener("scroll", () => {
      steps += 1;
      document.documentElement.dataset["scrollSteps"] = String(steps);
    });
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await page.getByRole("main").getByRole("link", { name: "Learn More" }).first().click();
  const features = page.getByRole("heading", { name: "PCOS Care Resources" });
  await expect(features).toBeInViewport();
  await expect(features).toBeFocused();
  const steps = await page.evaluate(() => document.documentElement.dataset["scrollSteps"]);
  expect(Number(steps)).toBeLessThanOrEqual(3);
  if (isMobile) await page.getByRole("button", { name: "Open menu" }).click();
  else await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("dialog")).toHaveCSS("animation-duration", "0s");
});

test("what a page tells search engines about itself is left alone when it is hydrated, and goes with it", async ({
  page,
}) => {
  await page.goto("/lab-tests/hba1c");
  await untilHydrated(page);
  const data = page.locator('script[type="application/ld+json"]');
  expect(JSON.parse((await data.textContent()) ?? "")).toMatchObject({
    "@type": "MedicalWebPage",
    name: "HbA1c",
  });
  await page.getByRole("main").getByRole("link", { name: "Lab tests", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Comprehensive PCOS Lab Tests");
  await expect(data).toHaveCount(0);
});
