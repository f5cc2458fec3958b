import { join } from "node:path";

import type { BrowserContext, Page } from "@playwright/test";

import { openFilled } from "./filled-record.ts";
import type { Shoot } from "./chat-shots.ts";

const labPhoto = join(import.meta.dirname, "ocr/dev/r00_clean.jpg");
const clueFile = join(import.meta.dirname, "import-files/clue-measurements.json");
const PIN = "402917";

function heading(page: Page, name: string | RegExp) {
  return page.getByRole("heading", { level: 1, name });
}

async function goTo(page: Page, part: string): Promise<void> {
  const parts = page.getByRole("navigation", { name: "My record" });
  await parts.getByRole("link", { name: part }).click();
  await heading(page, part).waitFor();
  await page.waitForTimeout(300);
}

async function photographDays(page: Page, shoot: Shoot): Promise<void> {
  await shoot(page, "record-today");
  await page.getByRole("button", { name: "Heavy", exact: true }).click();
  await page.getByText("Saved: Heavy").waitFor();
  await page.getByText("More about this day").click();
  await shoot(page, "record-today-more");
  await goTo(page, "Days");
  await shoot(page, "record-days");
  await goTo(page, "Cycles");
  await shoot(page, "record-cycles");
}

async function photographLabs(page: Page, shoot: Shoot): Promise<void> {
  await goTo(page, "Labs");
  await shoot(page, "record-labs");
  await page.getByRole("link", { name: /Total testosterone/ }).click();
  await page.getByRole("img", { name: /Total testosterone/ }).waitFor();
  await shoot(page, "record-series");
  await goTo(page, "Labs");
  await page.getByRole("link", { name: "Add a slip" }).click();
  await heading(page, "Check the slip").waitFor();
  await shoot(page, "record-slip");
  await page.getByLabel("A photo of the slip").setInputFiles(labPhoto);
  await page.getByRole("heading", { name: "When and where?" }).waitFor({ timeout: 60_000 });
  await shoot(page, "record-slip-report");
  await page.getByLabel("Or another day").fill("2026-05-02");
  await page.getByRole("button", { name: "Check the rows" }).click();
  await page.getByRole("heading", { name: /^1 of/ }).waitFor();
  await shoot(page, "record-slip-row");
  await page.getByRole("button", { name: "Mend" }).click();
  await shoot(page, "record-slip-mend");
}

async function photographRest(page: Page, shoot: Shoot): Promise<void> {
  await goTo(page, "Medicines and times");
  await shoot(page, "record-spans");
  await goTo(page, "Visit");
  await shoot(page, "record-visit");
  await page.getByRole("button", { name: "Show on screen" }).click();
  await page.getByRole("dialog").waitFor();
  await shoot(page, "record-visit-shown");
  await page.getByRole("button", { name: "Close" }).click();
  await goTo(page, "Settings");
  await shoot(page, "record-settings");
  await page.getByRole("button", { name: "Erase my record" }).click();
  await shoot(page, "record-erase");
  await page.keyboard.press("Escape");
}

async function photographLock(page: Page, shoot: Shoot): Promise<void> {
  await goTo(page, "Settings");
  await page.getByRole("link", { name: "Set a lock" }).click();
  await shoot(page, "record-lock");
  await page.getByLabel("New PIN").fill(PIN);
  await page.getByLabel("The same PIN again").fill(PIN);
  await page.getByRole("button", { name: "Set the lock" }).click();
  await page.getByText("Your record is locked with a PIN.").waitFor();
  await page.getByRole("button", { name: "Lock", exact: true }).click();
  await heading(page, "Notes").waitFor();
  await shoot(page, "record-locked");
}

async function photographImport(page: Page, shoot: Shoot): Promise<void> {
  await goTo(page, "Settings");
  await page.getByRole("link", { name: /^Bring in a copy/ }).click();
  await shoot(page, "record-import");
  const field = page.getByLabel("A file from another app, or a copy of your record");
  await field.setInputFiles(clueFile);
  await page.getByRole("heading", { name: "A file from Clue" }).waitFor();
  await shoot(page, "record-import-preview");
}

/** Photographs every screen of a record of ten years, and the one that begins it. */
export async function photographRecord(context: BrowserContext, shoot: Shoot): Promise<void> {
  const page = await context.newPage();
  await openFilled(page, () => shoot(page, "record-start"));
  await photographDays(page, shoot);
  await photographLabs(page, shoot);
  await photographRest(page, shoot);
  await photographImport(page, shoot);
  await photographLock(page, shoot);
}
