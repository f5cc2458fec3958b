import { readFile } from "node:fs/promises";
import { join } from "node:path";

import type { BrowserContext, Page } from "@playwright/test";

import { ask, createAccount, newPerson, openSide, signIn } from "../e2e/journey.ts";
import { paths } from "../src/lib/paths.ts";

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
  await shoot("first");
  await page.getByRole("button", { name: "What is PCOS?" }).click();
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
  for (const [name, question] of [
    ["results", results],
    ["choices", "which food go help"],
    ["ask-line", "My legs ache since I started walking more. Is that normal?"],
    ["card", "I soak a pad every hour and I feel faint"],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one conversation, one question after the other
    await ask(page, question);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await answered(page);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await shoot(name);
  }
  await page.getByRole("button", { name: "I am safe" }).click();
}

/** A question on its way, one that failed, and one without a connection. */
async function photographWaiting(page: Page, shoot: (name: string) => Promise<void>) {
  await page.route(companion, () => undefined);
  await ask(page, "Is ofada rice better?");
  await shoot("waiting");
  await page.unroute(companion);
  await page.route(companion, (route) => route.abort());
  await page.reload();
  await page.getByText("Not sent.").waitFor();
  await shoot("failed");
  await page.unroute(companion);
  await page.context().setOffline(true);
  await ask(page, "and can I drink zobo?");
  await page.getByText(/^Waiting to send/).waitFor();
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
  const ada = newPerson();
  await createAccount(page, ada);
  await signIn(page, ada);
  await page.goto(paths.chat);
  await page.getByRole("button", { name: "Attach a file" }).waitFor();
  const shootState = async (name: string) => {
    await atRest(page);
    await shoot(page, `chat-${name}`);
  };
  await photographAnswers(page, shootState);
  await photographWaiting(page, shootState);
  await photographSides(page, shootState);
  await page.close();
}
