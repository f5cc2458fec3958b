import type { Page } from "@playwright/test";

import {
  ask,
  conversation,
  expect,
  expectAccessible,
  openChat,
  openSide,
  test,
  untilHydrated,
} from "./journey.ts";

const question = "How many hours must I fast for a fasting sugar test?";

/** What is left of the window between the lowest thing at its upper edge and the highest at its lower edge. */
function conversationHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const rows = Array.from({ length: innerHeight }, (_, y) =>
      document.elementFromPoint(innerWidth / 2, y),
    );
    return rows.filter((found) => !found?.closest("header, [data-chat-edge]")).length;
  });
}

/** Everything that has moved without her doing since the page began to load. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ("value" in entry && "hadRecentInput" in entry && entry.hadRecentInput === false)
              sum += Number(entry.value);
          }
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );
}

test("the first screen asks with one press, and her agreement is a sheet with both answers in view", async ({
  page,
}) => {
  await openChat(page);
  await expect(page.getByRole("heading", { name: "Ask about PCOS" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await page.getByText("What I can and cannot do").click();
  await expectAccessible(page);

  await page.getByRole("button", { name: "What is PCOS?" }).click();
  const sheet = page.getByRole("dialog", { name: "Before you write" });
  await expect(sheet.getByRole("heading", { name: "Before you write" })).toBeFocused();
  await expect(sheet.getByText("Answers come from our own guides.")).toBeVisible();
  for (const name of ["I agree", "Not now"]) {
    await expect(sheet.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  }
  await sheet.getByText("Read more about your data").click();
  await expectAccessible(page);
  for (const name of ["I agree", "Not now"]) {
    await expect(sheet.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  }
  await sheet.getByRole("button", { name: "I agree" }).click();
  await expect(sheet).toBeHidden();
  await expect(conversation(page).getByText("From our guides, no AI was used")).toBeVisible();
  await expect(page.locator("body")).not.toBeFocused();
});

test("the focus goes to her conversation though what shows its messages comes late", async ({
  page,
}) => {
  await page.route(/\/thread-[^/]+\.js$/, async (route) => {
    await page.waitForTimeout(3000);
    await route.continue();
  });
  await openChat(page);
  await page.getByRole("button", { name: "What is PCOS?" }).click();
  await page.getByRole("button", { name: "I agree" }).click();
  await expect(page.getByRole("log")).toBeFocused();
  await expect(conversation(page).getByText("From our guides, no AI was used")).toBeVisible();
  await expect(page.getByRole("log")).toBeFocused();
});

test("what is asked before her first answer stands in view, below a whole first screen", async ({
  page,
}) => {
  await openChat(page);
  await untilHydrated(page);
  await page
    .getByRole("textbox", { name: /question|message/i })
    .fill("I feel so alone in this and I want to give up");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("heading", { name: "hurting yourself" })).toBeInViewport({
    ratio: 1,
  });
  await expect(page.getByRole("button", { name: "Talk to someone now" })).toBeInViewport({
    ratio: 1,
  });
});

test("with a keyboard open, at least 320 px belong to the conversation", async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, "a keyboard on the screen is a phone's");
  await openChat(page);
  await ask(page, question);
  await expect(conversation(page).getByText("From our guides, no AI was used")).toBeVisible();
  await page.setViewportSize({ width: 390, height: 508 });
  await page.getByRole("textbox", { name: "Your question" }).tap();
  await expect.poll(() => conversationHeight(page)).toBeGreaterThanOrEqual(320);
  await expect(page.getByRole("link", { name: "Get urgent help" })).not.toBeInViewport();

  await page.getByRole("textbox", { name: "Your question" }).blur();
  await expect(page.getByRole("link", { name: "Get urgent help" })).toBeInViewport();
});

test("a reload opens at her newest question, and nothing moves", async ({ page }) => {
  await openChat(page);
  for (const text of [question, "What is PCOS?", "Why is my hair falling out?"]) {
    await ask(page, text);
    await expect(page.getByRole("button", { name: "Send", exact: true })).toBeVisible();
  }
  const newest = conversation(page).getByText("Why is my hair falling out?", { exact: true });
  await expect(newest).toBeInViewport();
  await page.reload();
  await untilHydrated(page);
  await expect(newest).toBeInViewport();
  expect(await layoutShift(page)).toBe(0);
});

test("an arrow leads to the newest words only while some are out of sight, and covers none", async ({
  page,
}) => {
  await openChat(page);
  await ask(page, "What is PCOS?");
  await expect(page.getByRole("button", { name: "Send", exact: true })).toBeVisible();
  for (const text of ["Why is my hair falling out?", "Can I get pregnant with PCOS?"]) {
    await ask(page, text);
    await expect(page.getByRole("button", { name: "Send", exact: true })).toBeVisible();
  }
  const jump = page.getByRole("button", { name: "Jump to latest" });
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(jump).toBeVisible();
  const box = await jump.boundingBox();
  expect([box?.width, box?.height]).toEqual([44, 44]);
  const thread = await page.getByRole("log").boundingBox();
  const dock = await page.locator("[data-chat-edge=dock]").boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(dock?.y ?? Infinity);
  expect(thread).not.toBeNull();
  await jump.click();
  await expect(jump).toBeHidden();
});

test("each answer can be rated, and an unsafe one shows whom to call first", async ({ page }) => {
  await openChat(page);
  await ask(page, question);
  await expect(conversation(page).getByText("From our guides, no AI was used")).toBeVisible();
  await page.getByRole("button", { name: "This helped" }).click();
  await expect(page.getByRole("button", { name: "This helped" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.reload();
  await expect(page.getByRole("button", { name: "This helped" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.getByRole("button", { name: "More about this answer" }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("menuitem", { name: "This is unsafe" }).click();
  const dialog = page.getByRole("dialog", { name: "This answer is unsafe" });
  await expect(dialog.getByRole("link", { name: /112/ })).toBeVisible();
  const size = page.viewportSize();
  for (const height of [844, 508]) {
    await page.setViewportSize({ width: 390, height });
    for (const name of ["Cancel", "Report it"]) {
      const button = dialog.getByRole("button", { name });
      await expect(button).toBeInViewport({ ratio: 1 });
      // A trial press fails where something else would take it.
      await button.click({ trial: true });
    }
  }
  if (size !== null) await page.setViewportSize(size);
  await dialog.getByText("Show what would be shared").click();
  await expectAccessible(page);
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: "Report it" }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole("button", { name: "This did not help" }).click();
  const why = page.getByRole("dialog", { name: "What was wrong?" });
  await expectAccessible(page);
  await why.getByRole("button", { name: "It was too long" }).click();
  await expect(page.getByRole("button", { name: "This did not help" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("the history and the symptoms come over the conversation, and have no fault axe can find", async ({
  page,
}) => {
  await openChat(page);
  await ask(page, question);
  await expect(conversation(page).getByText("From our guides, no AI was used")).toBeVisible();
  const history = await openSide(page, {
    button: /^History$/,
    sheet: "History",
    column: "Your messages by day",
  });
  await expect(history.getByText("Kept in your account only.")).toBeVisible();
  await expectAccessible(page);
});
