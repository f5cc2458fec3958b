import { join } from "node:path";

import type { Page } from "@playwright/test";

import { expect, expectAccessibleWhenNarrow, test, withoutNetwork } from "./journey.ts";

const photo = join(import.meta.dirname, "../tests/ocr/dev/r01_clean.jpg");

test.use({ serviceWorkers: "allow", expectedFailures: [withoutNetwork] });

const slip = `Palm Grove Laboratory
Date 03/04/2026
Testosterone, Total 9 nmol/L 0.3 - 1.7 H
HbA1c 54 % 4.0 - 5.6`;

async function begin(page: Page): Promise<void> {
  await page.goto("/my-record");
  await page.getByRole("button", { name: "Start my record" }).click();
  const parts = page.getByRole("navigation", { name: "My record" });
  await parts.getByRole("link", { name: "Labs" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Labs" })).toBeVisible();
}

/** Looks from the top of the page: a link half under the bar would count as too small. */
async function expectTopAccessible(
  page: Page,
  options?: Parameters<typeof expectAccessibleWhenNarrow>[1],
): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expectAccessibleWhenNarrow(page, options);
}

async function keptResults(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("pcos-care-record");
        opening.addEventListener("error", () => reject(opening.error ?? new Error("closed")));
        opening.addEventListener("success", () => {
          const count = opening.result.transaction("results").objectStore("results").count();
          count.addEventListener("success", () => {
            opening.result.close();
            resolve(count.result);
          });
        });
      }),
  );
}

test("without a network she checks a typed slip row by row, is warned before anything is kept, and sees it drawn", async ({
  page,
}) => {
  test.slow();
  await page.goto("/");
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  await page.context().setOffline(true);
  await begin(page);
  await expectTopAccessible(page);
  await page.getByRole("link", { name: "Add a slip" }).click();
  await page.getByLabel("Or paste or type it").fill(slip);
  await expectTopAccessible(page);
  await page.getByRole("button", { name: "Find the results" }).click();
  await expect(page.getByRole("button", { name: "4 March 2026" })).toBeVisible();
  await page.getByRole("button", { name: "3 April 2026" }).click();
  await expectTopAccessible(page);
  await page.getByRole("button", { name: "Check the rows" }).click();
  await page.getByRole("button", { name: "Right" }).click();
  await expect(page.getByRole("heading", { name: "See a clinician soon" })).toBeVisible();
  await expect(page.getByText("Check this")).toBeVisible();
  await expectTopAccessible(page, { inTheDark: "every rule" });
  await page.getByRole("button", { name: "Mend" }).click();
  await page.getByLabel("Result").fill("5.4");
  await expectTopAccessible(page);
  await page.getByRole("button", { name: "It is right now" }).click();
  expect(await keptResults(page)).toBe(0);

  await page.getByRole("button", { name: "Keep 2 results" }).click();
  await page.getByRole("link", { name: "See your results" }).click();
  await expectTopAccessible(page);
  await page.getByRole("link", { name: /Total testosterone/ }).click();
  await expect(
    page.getByRole("img", { name: /Total testosterone in nmol\/L: 1 result/ }),
  ).toBeVisible();
  await expect(page.getByText("259 ng/dL")).toBeVisible();
  await expectTopAccessible(page, { inTheDark: "every rule" });
  expect(await keptResults(page)).toBe(2);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/my-record");
});

async function addSlip(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Add a slip" }).click();
  await page.getByLabel("A photo of the slip").setInputFiles(photo);
  await expect(page.getByRole("heading", { name: "When and where?" })).toBeVisible({
    timeout: 90_000,
  });
  await page.getByLabel("Or another day").fill("2026-05-02");
  await page.getByRole("button", { name: "Check the rows" }).click();
  await expect(page.getByRole("heading", { name: "1 of 20" })).toBeFocused();
}

test("she photographs a slip, each row stands beside its strip, and the next slip is read without a network", async ({
  page,
  baseURL,
}) => {
  test.slow();
  await page.goto("/");
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  const sent: string[] = [];
  page.context().on("request", (request) => {
    const isOwnFile = request.method() === "GET" && request.url().startsWith(`${baseURL}/`);
    if (!isOwnFile && request.url().startsWith("http")) sent.push(request.url());
  });
  await begin(page);
  await addSlip(page);
  await expect(page.getByRole("img", { name: /^The line on your photo/ }).first()).toBeVisible();
  await expectTopAccessible(page);
  await page.getByRole("button", { name: "Right" }).click();
  await expect(page.getByRole("heading", { name: "2 of 20" })).toBeFocused();

  // What the browser keeps of its own accord may be gone by the next slip.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.clearBrowserCache");
  await page.context().setOffline(true);
  await page.reload();
  expect(await keptResults(page)).toBe(0);
  await page
    .getByRole("navigation", { name: "My record" })
    .getByRole("link", { name: "Labs" })
    .click();
  await addSlip(page);
  expect(sent).toEqual([]);
});
