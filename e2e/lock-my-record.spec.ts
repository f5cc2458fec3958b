import type { Page } from "@playwright/test";

import { tellingWords } from "../tests/fakes/telling-words.ts";
import { expect, expectAccessibleWhenNarrow, test } from "./journey.ts";

const SAFE_PLACE = "https://www.bbc.com/weather";
const PIN = "402917";
test.use({ expectedFailures: [/^third party: https:\/\/www\.bbc\.com$/] });

async function enter(page: Page, pin: string): Promise<void> {
  for (const digit of pin) await page.getByRole("button", { name: digit, exact: true }).click();
}

async function setLock(page: Page): Promise<void> {
  await page.goto("/my-record");
  await page.getByRole("button", { name: "Start with a lock" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Lock" })).toBeFocused();
  await page.getByLabel("New PIN").fill(PIN);
  await page.getByLabel("The same PIN again").fill(PIN);
  await page.getByRole("button", { name: "Set the lock" }).click();
  await expect(page.getByText("Your record is locked with a PIN.")).toBeVisible();
}

async function openPart(page: Page, name: string): Promise<void> {
  const parts = page.getByRole("navigation", { name: "My record" });
  await parts.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeFocused();
}

/** Everything that IndexedDB hands out of the record, bytes as letters. */
function dump(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open("pcos-care-record");
      opening.addEventListener("success", () => resolve(opening.result));
    });
    const all = await Promise.all(
      Array.from(database.objectStoreNames).flatMap((name) =>
        (["getAllKeys", "getAll"] as const).map(
          (method) =>
            new Promise<unknown>((resolve) => {
              const reading = database.transaction(name).objectStore(name)[method]();
              reading.addEventListener("success", () => resolve(reading.result));
            }),
        ),
      ),
    );
    database.close();
    return JSON.stringify(all, (_, value: unknown) => {
      if (value instanceof ArrayBuffer) return new TextDecoder("latin1").decode(value);
      return ArrayBuffer.isView(value) ? new TextDecoder("latin1").decode(value) : value;
    });
  });
}

test("a locked record shows the word Notes and a keypad, and opens with the PIN alone", async ({
  page,
}) => {
  await setLock(page);
  await expectAccessibleWhenNarrow(page);
  await openPart(page, "Today");
  await page.getByText("Note", { exact: true }).click();
  await page.getByLabel("Note", { exact: true }).fill("Turmeric tea helped with the cramps");
  await page.getByRole("button", { name: "Save the note" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const kept = await dump(page);
  expect(kept).toContain("pin");
  for (const word of ["Turmeric", "cramps", "startedOn", String(new Date().getFullYear())]) {
    expect(kept).not.toContain(word);
  }

  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Notes" })).toBeVisible();
  await expect(page).toHaveTitle("Notes");
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("link", { name: /WhatsApp/ })).toBeHidden();
  await expectAccessibleWhenNarrow(page, { inTheDark: "every rule" });
  await enter(page, "111222");
  await expect(page.getByText("That did not open it.")).toBeVisible();
  await page.keyboard.type(PIN);
  await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeFocused();
  await page.getByText("Note", { exact: true }).click();
  await expect(page.getByLabel("Note", { exact: true })).toHaveValue(
    "Turmeric tea helped with the cramps",
  );
  await expect(page.getByRole("banner")).toBeVisible();
});

test("leaving fast empties the screen, locks the record and takes it out of the history", async ({
  page,
}) => {
  await page.route(`${SAFE_PLACE}*`, (route) =>
    route.fulfill({ body: "Weather", contentType: "text/html" }),
  );
  await page.goto("/");
  await setLock(page);
  for (const part of ["Days", "Cycles", "Today"]) await openPart(page, part);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Cycles" })).toBeVisible();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("Shift");
  await page.waitForURL(SAFE_PLACE);
  await expect(page.getByText("Weather")).toBeVisible();

  await page.goForward();
  expect(page.url()).toBe(SAFE_PLACE);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: /PCOS/ })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/");
  await page.goto("/my-record");
  await expect(page.getByRole("heading", { level: 1, name: "Notes" })).toBeVisible();
});

test("with a plain name no title, manifest, history entry or file name tells what it is", async ({
  page,
}) => {
  expect(tellingWords.length).toBeGreaterThanOrEqual(40);
  await page.goto("/my-record");
  await page.getByRole("button", { name: "Start my record" }).click();
  await openPart(page, "Settings");
  await page.getByRole("checkbox", { name: "Call it “Notes”" }).check();
  await expect(page).toHaveTitle("Notes");
  const said: string[] = [];
  for (const part of ["Today", "Days", "Cycles", "Medicines and times", "Settings"]) {
    await openPart(page, part);
    const entry = await page.evaluate(() => JSON.stringify(history.state.usr));
    said.push(await page.title(), new URL(page.url()).pathname, entry);
  }
  const manifest = await page.locator('link[rel="manifest"]').getAttribute("href");
  const file = await page.request.get(manifest ?? "");
  expect(file.headers()["content-type"]).toContain("manifest+json");
  said.push(await file.text());
  for (const icon of [
    "/icons/notes.svg",
    "/icons/notes-180.png",
    "/icons/notes-192.png",
    "/icons/notes-512.png",
  ]) {
    expect((await page.request.get(icon)).ok()).toBe(true);
  }
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Take my record with me" }).click();
  await page.getByRole("button", { name: /^Save/ }).click();
  said.push((await download).suggestedFilename());
  const all = said.join("\n").toLowerCase();
  expect(tellingWords.filter((word) => all.includes(word))).toEqual([]);
  await page.reload();
  await expect(page).toHaveTitle("Notes");
});
