import { join } from "node:path";

import type { BrowserContext, Page } from "@playwright/test";

import { paths } from "../src/lib/paths.ts";
import { openFilled } from "./filled-record.ts";
import type { Shoot } from "./chat-shots.ts";

const labPhoto = join(import.meta.dirname, "ocr/dev/r00_clean.jpg");
const importFile = (name: string) => join(import.meta.dirname, "import-files", name);
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
  await page.getByText("Signs", { exact: true }).click();
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

async function photographTyped(page: Page, shoot: Shoot): Promise<void> {
  // What was begun with the photo is not kept over a reload.
  await page.reload();
  await goTo(page, "Labs");
  await page.getByRole("link", { name: "Add a slip" }).click();
  const typed = page.getByLabel("Or paste or type it");
  await typed.fill("Nothing to be found");
  await page.getByRole("button", { name: "Find the results" }).click();
  await page.getByText(/^We found no results/).waitFor();
  await shoot(page, "record-slip-nothing");
  await typed.fill(
    "Palm Grove Laboratory\nDate 03/04/2026\nTestosterone, Total 9 nmol/L 0.3 - 1.7 H\nHbA1c 54 % 4.0 - 5.6",
  );
  await page.getByRole("button", { name: "Find the results" }).click();
  await page.getByRole("button", { name: "3 April 2026" }).click();
  await page.getByRole("button", { name: "Check the rows" }).click();
  await page.getByRole("button", { name: "Right" }).click();
  await page.getByRole("heading", { name: "See a clinician soon" }).waitFor();
  await shoot(page, "record-slip-doubt");
  await page.getByRole("button", { name: "Leave out" }).click();
  await shoot(page, "record-slip-end");
}

async function photographRest(page: Page, shoot: Shoot): Promise<void> {
  await goTo(page, "Medicines and times");
  await shoot(page, "record-spans");
  await page.getByRole("button", { name: "Add" }).click();
  await shoot(page, "record-span-form");
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

async function photographExport(page: Page, shoot: Shoot): Promise<void> {
  await goTo(page, "Settings");
  await page.getByRole("link", { name: "Take my record with me" }).click();
  await heading(page, "Take my record with me").waitFor();
  await shoot(page, "record-export");
  await page.getByRole("button", { name: /^Save/ }).click();
  await page.getByText(/^Made: /).waitFor();
  await shoot(page, "record-export-made");
  const forms = {
    tables: "Tables",
    drip: "For the app drip",
    bundle: "For a clinic’s computer",
    calendar: "For my calendar",
  };
  for (const [name, form] of Object.entries(forms)) {
    await page.getByRole("radio", { name: form, exact: true }).check();
    await shoot(page, `record-export-${name}`);
  }
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
  for (let tries = 0; tries < 4; tries += 1) {
    for (const digit of "111222") {
      await page.getByRole("button", { name: digit, exact: true }).click();
    }
    await page.getByText("That did not open it.").waitFor();
    await page.waitForTimeout(500);
    if (tries === 0) await shoot(page, "record-locked-wrong");
  }
  await shoot(page, "record-locked-wait");
  await page.getByRole("button", { name: "Forgot it?" }).click();
  await shoot(page, "record-locked-forgotten");
}

async function photographImport(page: Page, shoot: Shoot): Promise<void> {
  await goTo(page, "Settings");
  await page.getByRole("link", { name: /^Bring in a copy/ }).click();
  await heading(page, "Bring in a file").waitFor();
  await shoot(page, "record-import");
  const field = page.getByLabel("A file from another app, or a copy of your record");
  for (const name of ["clue-measurements.json", "flo.json", "drip.csv", "periods.csv"]) {
    await field.setInputFiles(importFile(name));
    await page.getByRole("heading", { level: 2, name: /^A (?:file|table)/ }).waitFor();
    await shoot(page, `record-import-${name.replace(/\W.*$/, "")}`);
    await page.getByRole("button", { name: "Close the file" }).click();
  }
  await field.setInputFiles(labPhoto);
  await page.getByText(/We do not know this file/).waitFor();
  await shoot(page, "record-import-unknown");
}

async function photographFullDevice(page: Page, shoot: Shoot): Promise<void> {
  await goTo(page, "Today");
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.getByRole("button", { name: "Light", exact: true }).click();
  await page.getByRole("button", { name: "Download a copy" }).waitFor();
  await shoot(page, "record-full-device");
  await page.reload();
  await heading(page, "Today").waitFor();
}

/** What she sees where the browser keeps nothing: the way to the page for the doctor, and that page. */
async function photographRefused(context: BrowserContext, shoot: Shoot): Promise<void> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "indexedDB", {
      value: {
        open: () => {
          throw new DOMException("refused", "SecurityError");
        },
      },
    });
  });
  await page.goto(paths.myRecord);
  const way = page.getByRole("button", { name: "Make a page for the doctor" });
  await way.waitFor();
  await shoot(page, "record-refused");
  await way.click();
  await heading(page, "Visit").waitFor();
  await shoot(page, "record-passing");
  await page.close();
}

/** A browser without a window has no sheet to share with; the buttons that open one are shown. */
async function pretendToShare(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(navigator, { canShare: () => true, share: () => Promise.resolve() });
  });
}

/** Photographs every screen of a record of ten years, and the one that begins it. */
export async function photographRecord(context: BrowserContext, shoot: Shoot): Promise<void> {
  await photographRefused(context, shoot);
  const page = await context.newPage();
  await pretendToShare(page);
  await openFilled(page, () => shoot(page, "record-start"));
  await photographDays(page, shoot);
  await photographLabs(page, shoot);
  await photographTyped(page, shoot);
  await photographRest(page, shoot);
  await photographExport(page, shoot);
  await photographImport(page, shoot);
  await photographFullDevice(page, shoot);
  await photographLock(page, shoot);
}
