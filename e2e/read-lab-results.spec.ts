import { readFile } from "node:fs/promises";
import { join } from "node:path";

import type { Locator, Page } from "@playwright/test";

import { ask, conversation, expect, expectAccessible, openChat, test } from "./journey.ts";

const labPhoto = join(import.meta.dirname, "../tests/ocr/dev/r00_clean.jpg");
const typedResults =
  "My TSH is 2.1 mIU/L (0.4 - 4.0) and my testosterone is 67 ng/dL (8 - 60), what do they mean?";
const bleeding = "I soak a pad every hour since morning and I feel dizzy";

function row(page: Page, name: string): Locator {
  return conversation(page)
    .locator("dl > div")
    .filter({ has: page.locator("dt").getByText(name, { exact: true }) });
}

/** Looks at a window tall enough that no button is half under the bars, which would count as too small. */
async function expectTallAccessible(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ width: size.width, height: 3000 });
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expectAccessible(page);
  await page.setViewportSize(size);
}

async function expectTypedRows(page: Page): Promise<void> {
  await expect(row(page, "TSH")).toContainText(/2\.1\s*mIU\/L/);
  await expect(row(page, "TSH")).toContainText("Inside the range");
  await expect(row(page, "Testosterone")).toContainText("Above the range");
}

test("she types two results and reads each beside the range of her report, also after a reload", async ({
  page,
}) => {
  await openChat(page);
  await ask(page, typedResults);
  await expectTypedRows(page);
  await expectTallAccessible(page);

  await page.getByRole("button", { name: "Change units" }).click();
  await expect(row(page, "Testosterone")).toContainText("nmol/L");
  await expect(row(page, "Testosterone")).toContainText("67 ng/dL on your report.");

  await page.reload();
  await expectTypedRows(page);
  await row(page, "TSH").getByRole("link", { name: "About this test: TSH" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/TSH|thyroid/i);
});

test("she photographs a report, checks its text and reads her results in rows", async ({
  page,
}) => {
  test.setTimeout(150_000);
  await openChat(page);
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Attach a file" }).click();
  await (
    await chooser
  ).setFiles({ name: "report.jpg", mimeType: "image/jpeg", buffer: await readFile(labPhoto) });
  const check = page.getByRole("dialog", { name: "Check the text in your photo" });
  const use = check.getByRole("button", { name: "Use this text" });
  await expect(use).toBeEnabled({ timeout: 100_000 });
  await use.click();
  await page.getByRole("textbox", { name: "Your question" }).fill("What do my results mean?");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByRole("button", { name: "I agree" }).click();
  await expect(conversation(page).locator("dl dt").first()).toBeVisible();
  await expect(conversation(page)).toContainText("the range on your report.");
  await expect(page.getByRole("heading", { name: /^Get medical help/ })).toHaveCount(0);

  const more = conversation(page).getByRole("button", { name: /^Show \d+ more results?$/ });
  if (await more.isVisible()) {
    await more.press("Enter");
    await expect(conversation(page).locator("dl dt").nth(6)).toBeFocused();
  }
  await expectTallAccessible(page);
});

test("she taps one of the questions that may be meant", async ({ page }) => {
  await openChat(page);
  await ask(page, "hair");
  const thread = conversation(page);
  await expect(thread.getByText("Do you mean one of these?")).toBeVisible();
  await expectTallAccessible(page);
  await page.reload();
  const choice = thread.getByRole("button", { name: /\?$/ }).first();
  const question = await choice.innerText();
  await choice.press("Enter");
  await expect(thread.getByText("From our guides, no AI was used")).toHaveCount(2);
  await expect(thread.getByText(question, { exact: true })).toHaveCount(2);
});

test("she sees the card, has her question answered all the same, and finds both again", async ({
  page,
}) => {
  await openChat(page);
  await ask(page, "What is PCOS?");
  await ask(page, bleeding);
  const thread = conversation(page);
  const card = thread.getByRole("alert").filter({ hasText: "Get medical help" });
  await expect(card).toBeVisible();
  await expectTallAccessible(page);
  await card.getByRole("button", { name: "Answer my question" }).click();
  await expect(thread.getByText("From our guides, no AI was used")).toHaveCount(2);
  await expect(card).toHaveCount(1);

  await page.reload();
  await expect(card).toHaveCount(1);
  await expect(thread.getByText(bleeding, { exact: true })).toHaveCount(1);
  await expect(thread.getByText("Answer my question", { exact: true })).toHaveCount(1);
  await expect(thread.getByText("From our guides, no AI was used")).toHaveCount(2);
  await card.getByRole("button", { name: "I am safe" }).click();
  await expect(card).toHaveCount(0);
});

test("a quiet question under an answer opens the card on yes, and folds away on no", async ({
  page,
}) => {
  await page.route("**/functions/v1/claude-chat", async (route) => {
    if (route.request().method() === "GET") return route.fallback();
    const { id } = JSON.parse(route.request().postData() ?? "{}");
    await route.fulfill({
      json: {
        text: "New walking often makes both legs ache for some days.",
        citations: [],
        origin: "guides",
        ask: "blood_clot",
        message_id: id,
        reply_id: "0c000000-0000-4000-8000-000000000900",
        timestamp: new Date().toISOString(),
      },
    });
  });
  await openChat(page);
  await ask(page, "Is it good to walk every day?");
  const thread = conversation(page);
  const yes = thread.getByRole("button", { name: "Yes, what should I do?" });
  await expect(yes).toBeVisible();
  await expectTallAccessible(page);
  await thread.getByRole("button", { name: "No", exact: true }).press("Enter");
  const undo = thread.getByRole("button", { name: /^Undo: / });
  await expect(undo).toBeFocused();
  await undo.press("Enter");
  await yes.press("Enter");
  const title = thread.getByRole("heading", { name: /^Get medical help/ });
  await expect(title).toBeFocused();
  await expectTallAccessible(page);
});
