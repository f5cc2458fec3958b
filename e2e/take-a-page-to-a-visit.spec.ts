import { readFileSync } from "node:fs";

import { getDocumentProxy } from "unpdf";

import { expect, expectAccessibleWhenNarrow, test, withoutNetwork } from "./journey.ts";

test.use({ serviceWorkers: "allow", expectedFailures: [withoutNetwork] });

test("without a network she makes one page for the doctor, leaves a part out, and saves and prints one side", async ({
  page,
  browserName,
}) => {
  test.slow();
  await page.goto("/");
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  await page.context().setOffline(true);
  await page.goto("/my-record");
  await page.getByRole("button", { name: "Start my record" }).click();
  await page.getByRole("button", { name: "Medium", exact: true }).click();
  await page.getByText("Signs", { exact: true }).click();
  await page.getByRole("checkbox", { name: "Cramps" }).check();

  const parts = page.getByRole("navigation", { name: "My record" });
  await parts.getByRole("link", { name: "Visit" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Visit" })).toBeFocused();
  await page.getByLabel("Why I am here").last().fill("I am tired of guessing.");
  await page.getByRole("button", { name: "Save", exact: true }).first().click();
  await page.getByText("Your three questions").click();
  await page.getByText("Tests", { exact: true }).click();
  await page.getByLabel("Which tests do I need now, and why?").check();
  await page.getByLabel("Your name, for this page alone").fill("Ọláyínká");

  const sheet = page.getByRole("article");
  await expect(sheet).toContainText("I am tired of guessing.");
  await expect(sheet).toContainText("1. Which tests do I need now, and why?");
  await expect(sheet).toContainText("Ọláyínká ·");
  await expect(sheet).toContainText("Cramps · first noted");
  await expectAccessibleWhenNarrow(page, { inTheDark: "every rule" });
  await page.getByRole("checkbox", { name: "Signs" }).uncheck();
  await expect(sheet).not.toContainText("Cramps");

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Save as PDF \(\d+ KB\)$/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^notes-\d{4}-\d\d-\d\d\.pdf$/);
  const saved = await getDocumentProxy(new Uint8Array(readFileSync(await file.path())));
  expect(saved.numPages).toBe(1);
  if (browserName === "chromium") {
    for (const format of ["A4", "Letter"]) {
      const printed = await getDocumentProxy(new Uint8Array(await page.pdf({ format })));
      expect(printed.numPages).toBe(1);
    }
  }

  await page.getByRole("button", { name: "Show on screen" }).click();
  await expect(page.getByRole("dialog", { name: "The page for the visit" })).toBeVisible();
  await expectAccessibleWhenNarrow(page);
  await page.getByRole("button", { name: "Close" }).click();
  await page.reload();
  await parts.getByRole("link", { name: "Visit" }).click();
  await expect(sheet).toContainText("I am tired of guessing.");
  await expect(sheet).not.toContainText("Ọláyínká");
});
