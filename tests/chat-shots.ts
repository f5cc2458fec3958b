import { readFile } from "node:fs/promises";
import { join } from "node:path";

import type { BrowserContext, Page } from "@playwright/test";

import { ask, openChat, openSide } from "../e2e/journey.ts";

/** Photographs the window as it is, under a name. */
export type Shoot = (page: Page, name: string) => Promise<void>;

const labPhoto = join(import.meta.dirname, "ocr/dev/r00_clean.jpg");
const results =
  "What do these mean? TSH 2.1 mIU/L, range 0.4 to 4.0. LH 20.6 mIU/mL, range 2.4 - 12.6";
const companion = "**/functions/v1/claude-chat";

async function answered(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Send", exact: true }).waitFor();
}

async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => void (await document.fonts.ready));
  await page.waitForTimeout(700);
}

/** What she meets on the way from the first screen to an answer she doubts. */
async function photographAnswers(page: Page, shoot: (name: string) => Promise<void>) {
  const starter = page.getByRole("button", { name: "What is PCOS?" });
  await starter.waitFor();
  await shoot("first");
  await starter.click();
  await page.getByRole("button", { name: "I agree" }).waitFor();
  await shoot("consent");
  await page.getByRole("button", { name: "I agree" }).click();
  await answered(page);
  await shoot("answer");
  await page.getByRole("button", { name: "More about this answer" }).last().click();
  await page.getByRole("menuitem", { name: "This is unsafe" }).click();
  await page.getByRole("dialog").waitFor();
  await shoot("unsafe");
  await page.getByRole("button", { name: "Cancel" }).click();
  await ask(page, results);
  await answered(page);
  await shoot("results");
  await ask(page, "which food go help");
  await answered(page);
  await shoot("choices");
  await photographAskLine(page, shoot);
  await ask(page, "I soak a pad every hour and I feel faint");
  await page.getByRole("button", { name: "I am safe" }).waitFor();
  await shoot("card");
  await page.getByRole("button", { name: "I am safe" }).click();
}

/** A quiet question under an answer, whatever the check for danger has learnt since. */
async function photographAskLine(page: Page, shoot: (name: string) => Promise<void>) {
  await page.route(companion, async (route) => {
    const { id } = JSON.parse(route.request().postData() ?? "{}");
    await route.fulfill({
      json: {
        text: "New walking often makes both legs ache for some days.",
        citations: [],
        origin: "guides",
        ask: "blood_clot",
        message_id: id,
        reply_id: crypto.randomUUID(),
        timestamp: new Date().toISOString(),
      },
    });
  });
  await ask(page, "Is it good to walk every day?");
  await page.getByRole("button", { name: "Yes, what should I do?" }).waitFor();
  await shoot("ask-line");
  await page.unroute(companion);
}

/** A question on its way, one that failed, and one without a connection. */
async function photographWaiting(page: Page, shoot: (name: string) => Promise<void>) {
  await page.route(companion, () => undefined);
  await ask(page, "Is ofada rice better?");
  await page.getByText("Answering...").first().waitFor();
  await shoot("waiting");
  // The call above stays held; let go, it would be answered.
  await page.route(companion, (route) => route.abort());
  await page.reload();
  await page.getByText("Not sent.").waitFor();
  await shoot("failed");
  await page.unroute(companion);
  await page.context().setOffline(true);
  await ask(page, "and can I drink zobo?");
  await page.getByText(/^Waiting to send. It/).waitFor();
  await shoot("offline");
  await page.context().setOffline(false);
  await answered(page);
}

/** What opens over or beside the conversation. */
async function photographSides(page: Page, shoot: (name: string) => Promise<void>) {
  const sides = [
    ["history", { button: /^History$/, sheet: "History", column: "Your messages by day" }],
    ["symptoms", { button: /^Symptoms/, sheet: "Your symptoms", column: "Your symptoms" }],
  ] as const;
  for (const [name, side] of sides) {
    // oxlint-disable-next-line no-await-in-loop -- one is closed before the next opens
    await openSide(page, side);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await shoot(name);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await page.keyboard.press("Escape");
  }
  const buffer = await readFile(labPhoto);
  await page
    .getByLabel("File to attach")
    .setInputFiles({ name: "report.jpg", mimeType: "image/jpeg", buffer });
  await page.getByRole("button", { name: "Use this text" }).waitFor({ timeout: 120_000 });
  await shoot("photo");
}

/** Photographs every state of the chat of somebody new, in this context's window. */
export async function photographChat(context: BrowserContext, shoot: Shoot): Promise<void> {
  const page = await context.newPage();
  await openChat(page);
  const shootState = async (name: string) => {
    await atRest(page);
    await shoot(page, `chat-${name}`);
  };
  await photographAnswers(page, shootState);
  await photographWaiting(page, shootState);
  await photographSides(page, shootState);
  await page.close();
}
