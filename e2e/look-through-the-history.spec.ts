import { readFile } from "node:fs/promises";

import type { Page } from "@playwright/test";

import {
  ask,
  conversation,
  expect,
  expectAccessible,
  openChat,
  openSide,
  test,
} from "./journey.ts";

const question = "How many hours must I fast for a fasting sugar test?";

const openHistory = (page: Page) =>
  openSide(page, { button: /^History$/, sheet: "History", column: "Your messages by day" });

async function downloadedText(page: Page, press: () => Promise<void>): Promise<string> {
  const waiting = page.waitForEvent("download");
  await press();
  return readFile(await (await waiting).path(), "utf8");
}

test("she finds an old message by its words, keeps the conversation as a file, and deletes it", async ({
  page,
}) => {
  await openChat(page);
  await ask(page, question);
  await expect(conversation(page).getByText("From our guides, no AI was used")).toBeVisible();

  const days = await openHistory(page);
  await days.getByRole("button", { name: /^Today/ }).click();
  await expect(page.getByRole("heading", { name: "Today" })).toBeFocused();
  await expect(page.getByRole("heading", { name: "Today" })).toBeInViewport();

  const history = await openHistory(page);
  await history.getByLabel("Search your messages").fill("FASTING");
  await history.getByLabel("Search your messages").press("Enter");
  await expect(history.getByText(/messages? found\./)).toBeVisible();
  await expect(history.getByRole("button", { name: /^You, Today/ })).toBeVisible();
  await history.getByLabel("Search your messages").fill("zebra");
  await history.getByRole("button", { name: "Search", exact: true }).click();
  await expect(history.getByText("No message holds these words.")).toBeVisible();
  await expectAccessible(page);

  const text = await downloadedText(page, () =>
    history.getByRole("button", { name: "Download as text" }).click(),
  );
  expect(text).toContain(question);
  const data: unknown = JSON.parse(
    await downloadedText(page, () =>
      history.getByRole("button", { name: "Download as data (JSON)" }).click(),
    ),
  );
  expect(JSON.stringify(data)).toContain(question);

  await history.getByRole("button", { name: "Delete all messages" }).click();
  await page
    .getByRole("dialog", { name: "Delete all messages?" })
    .getByRole("button", { name: "Delete all" })
    .click();
  await expect(page.getByText(question, { exact: true })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(question, { exact: true })).toHaveCount(0);
});
