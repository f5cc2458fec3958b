import { zipSync } from "fflate";
import { readFileSync } from "node:fs";

import { expect, expectAccessibleWhenNarrow, test, withoutNetwork } from "./journey.ts";

test.use({ serviceWorkers: "allow", expectedFailures: [withoutNetwork] });

const clue = readFileSync("tests/import-files/clue-measurements.json");
const drip = readFileSync("tests/import-files/drip.csv");

test("she begins with the archive of her old app and her copy of another one, without a network", async ({
  page,
}) => {
  test.slow();
  await page.goto("/");
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  await page.context().setOffline(true);
  await page.goto("/my-record");
  await page.getByRole("button", { name: "Bring it from another app" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bring in a file" })).toBeFocused();
  await expectAccessibleWhenNarrow(page, { inTheDark: "every rule" });

  const field = page.getByLabel("A file from another app, or a copy of your record");
  const archive = zipSync({ "clue/measurements.json": clue, "clue/readme.txt": new Uint8Array(9) });
  await field.setInputFiles({
    name: "ClueData.zip",
    mimeType: "application/zip",
    buffer: Buffer.from(archive),
  });
  await expect(page.getByRole("heading", { name: "A file from Clue" })).toBeVisible();
  await expect(page.getByText("18 entries in the file.")).toBeVisible();
  await expect(page.getByText(/^2 entries about when you could get pregnant/)).toBeVisible();
  await expectAccessibleWhenNarrow(page, { inTheDark: "every rule" });
  await page.getByRole("button", { name: "Yes, all of them" }).click();
  await page.getByRole("button", { name: "Add to my record" }).click();
  await page.getByRole("link", { name: "See your cycles" }).click();
  await expect(page.getByText("Your last cycle: 117 days.")).toBeVisible();

  await page.goBack();
  await field.setInputFiles({ name: "drip.csv", mimeType: "text/csv", buffer: drip });
  await expect(page.getByRole("heading", { name: "A file from drip" })).toBeVisible();
  await expect(page.getByText(/^1 entry about birth control/)).toBeVisible();
  await page.getByRole("button", { name: "Close the file" }).click();
  await field.setInputFiles({
    name: "notes.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("Dear diary"),
  });
  await expect(page.getByText(/We do not know this file/)).toBeVisible();
  await expectAccessibleWhenNarrow(page);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/my-record");
});

test("a note of today in her file opens the card before it is kept", async ({ page }) => {
  await page.goto("/my-record");
  await page.getByRole("button", { name: "Bring it from another app" }).click();
  const today = new Date().toISOString().slice(0, 10);
  const [head = ""] = drip.toString().split("\n");
  const note = head
    .split(",")
    .map((column) => {
      if (column === "date") return today;
      return column === "note.value" ? "soaking a pad every hour and dizzy" : "";
    })
    .join(",");
  await page.getByLabel("A file from another app, or a copy of your record").setInputFiles({
    name: "drip.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`${head}\n${note}\n`),
  });
  await expect(page.getByText(/may need help now/)).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Get medical help/ })).toBeVisible();
  await expectAccessibleWhenNarrow(page, { inTheDark: "every rule" });
  await page.getByRole("button", { name: "Add to my record" }).click();
  await expect(page.getByText("It is in your record now.")).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Get medical help/ })).toBeVisible();
});
