import type { Page } from "@playwright/test";

import { articlePath, labTestPath, paths } from "../src/lib/paths.ts";
import {
  expect,
  expectAccessible,
  haveAccount,
  newPerson,
  test,
  untilHydrated,
} from "./journey.ts";

const addresses = [
  ...Object.values(paths).filter((path) => path !== paths.profile),
  labTestPath("hba1c"),
  articlePath("diagnosis"),
];

const sizes = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** At every place of a page: what can be pressed there and has something else over its middle that takes the touch. */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found = new Set<string>();
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
    const drawn = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    /** A bar that stays while the page moves under it, as wide as what it covers; a floating button is none. */
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
    const isBarOver = (cover: Element, control: DOMRect) => {
      for (let part: Element | null = cover; part !== null; part = part.parentElement) {
        const { left, right, width } = part.getBoundingClientRect();
        const stays = ["fixed", "sticky"].includes(getComputedStyle(part).position);
        if (stays && width >= 240 && left <= control.left + 1 && right >= control.right - 1)
          return true;
      }
      return false;
    };
    /** Scrolled out of a part of the page that scrolls by itself. */
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
    const isCutOff = (control: Element, x: number, y: number) => {
      for (let part = control.parentElement; part !== null; part = part.parentElement) {
        const { left, top, right, bottom } = part.getBoundingClientRect();
        const isCut = x < left || x > right || y < top || y > bottom;
        if (isCut && getComputedStyle(part).overflow !== "visible") return true;
      }
      return false;
    };
    const look = () => {
      for (const control of document.querySelectorAll(
        "a, button, input, select, textarea, summary",
      )) {
        // What is folded has a place on the page, but is not drawn.
        if (control.closest("details:not([open]) > :not(summary)") !== null) continue;
        const place = control.getBoundingClientRect();
        const x = place.left + place.width / 2;
        const y = place.top + place.height / 2;
        if (place.width === 0 || x < 0 || x >= innerWidth || y < 0 || y >= innerHeight) continue;
        const { visibility, pointerEvents } = getComputedStyle(control);
        if (visibility === "hidden" || pointerEvents === "none") continue;
        const top = document.elementFromPoint(x, y);
        if (top === null || control.contains(top) || top.contains(control)) continue;
        if (top.closest("label")?.contains(control) === true) continue;
        if (isBarOver(top, place) || isCutOff(control, x, y)) continue;
        found.add(`${control.outerHTML.slice(0, 90)} under ${top.outerHTML.slice(0, 90)}`);
      }
    };
    const step = Math.floor(innerHeight / 3);
    for (let y = 0; ; y += step) {
      scrollTo({ top: y, behavior: "instant" });
      // oxlint-disable-next-line no-await-in-loop -- one place after the other
      await drawn();
      look();
      if (y >= document.documentElement.scrollHeight - innerHeight) return [...found];
    }
  });
}

for (const address of addresses) {
  test(`everything that can be pressed takes the press, at every place of ${address}`, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, "The window takes each of its sizes here.");
    test.setTimeout(120_000);
    await page.goto(address);
    await untilHydrated(page);
    for (const size of sizes) {
      await page.setViewportSize(size);
      expect({ size, covered: await coveredControls(page) }).toEqual({ size, covered: [] });
    }
  });
}

test("a button that floats over a control is found by the measuring", async ({ page }) => {
  await page.goto("/auth");
  await untilHydrated(page);
  await page.evaluate(() => {
    const field = document.querySelector("main input")?.getBoundingClientRect();
    const cover = document.createElement("div");
    cover.id = "cover";
    document.body.append(cover);
    const { left = 0, top = 0, width = 0, height = 0 } = field ?? {};
    Object.assign(cover.style, {
      position: "absolute",
      left: `${left + width / 2 - 28}px`,
      top: `${top + scrollY + height / 2 - 28}px`,
      width: "56px",
      height: "56px",
      zIndex: "50",
    });
  });
  expect(await coveredControls(page)).toEqual([expect.stringContaining('under <div id="cover"')]);
});

test("the message button stands still while the page moves, and gives way to what lies under it", async ({
  page,
}) => {
  await page.goto("/articles");
  await untilHydrated(page);
  const button = page.getByRole("link", { name: /WhatsApp/ });
  const first = await button.boundingBox();
  const widths = await page.evaluate(
    () => document.documentElement.scrollHeight - document.documentElement.clientHeight,
  );
  for (const share of [0.1, 0.25, 0.4, 0.55, 0.7, 0.85]) {
    await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), share * widths);
    expect(await button.boundingBox()).toEqual(first);
  }
  await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), widths);
  await expect(page.locator("aside[data-click-through]")).toHaveCount(0);
  await button.click({ trial: true });
});

test("the menu holds every part of the site and never overflows, with the longest address too", async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, "A desktop shows the links without a menu.");
  const { password } = newPerson();
  const email = `${"adaezechukwunonsoogbonnayaokonkwo".repeat(2).slice(0, 40)}${Date.now()}@example.com`;
  await haveAccount(page, { email, password });
  await page.goto("/");
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu.getByRole("link", { name: "BMI Calculator" })).toBeVisible();
    await expect(menu.getByText(email)).toBeVisible();
    await expect(menu.getByRole("link", { name: "Get urgent help" })).toBeVisible();
    if (height > 519) {
      await expect(menu.getByRole("link", { name: "Get urgent help" })).toBeInViewport({
        ratio: 1,
      });
      await expect(menu.getByRole("button", { name: "Sign Out" })).toBeInViewport({ ratio: 1 });
    }
    const overflow = await menu.evaluate((element) =>
      [element, ...element.querySelectorAll("*")]
        .filter((part) => {
          const { right } = part.getBoundingClientRect();
          return right > innerWidth + 0.5;
        })
        .map((part) => part.outerHTML.slice(0, 80)),
    );
    expect(overflow).toEqual([]);
    if (width === 320) await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
  }
});
