import type { Page } from "@playwright/test";

import { dayOf } from "../src/domain/calendar-day.ts";
import { dayInWords } from "../src/domain/day-in-words.ts";
import { addDays } from "../src/domain/whole-days.ts";
import { expect, expectAccessibleWhenNarrow, test, withoutNetwork } from "./journey.ts";

test.use({ serviceWorkers: "allow", expectedFailures: [withoutNetwork] });

/** Marks each row that reaches the store with the alert that stood on the page then. */
const noteWhatIsKept = `{
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...row) {
    const card = document.querySelector("main [role=alert]")?.textContent ?? "";
    if (this.name === "days") performance.mark("kept beside: " + card);
    return put.apply(this, row);
  };
}`;

function daysAgo(count: number): string {
  return addDays(dayOf(Date.now()), -count);
}

async function openPart(page: Page, name: string): Promise<void> {
  const parts = page.getByRole("navigation", { name: "My record" });
  await parts.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeFocused();
}

async function noteBleeding(page: Page, day: string, amount: string): Promise<void> {
  const field = page.getByLabel("Day", { exact: true });
  if (!(await field.isVisible())) await page.getByText("Another day").click();
  await field.fill(day);
  await page.getByRole("button", { name: amount, exact: true }).click();
  await expect(page.getByText(`Saved: ${amount}`)).toBeVisible();
}

test("without a network and without an account she notes her periods, reads her cycles and erases them", async ({
  page,
}) => {
  test.slow();
  await page.goto("/");
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  await page.context().setOffline(true);
  await page.goto("/my-record");
  await expect(page.getByText("It is kept on this device")).toBeVisible();
  await expectAccessibleWhenNarrow(page);

  await page.getByRole("button", { name: "Start my record" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeFocused();
  await expectAccessibleWhenNarrow(page, { inTheDark: "every rule" });
  for (const day of [117 + 95, 95]) await noteBleeding(page, daysAgo(day), "Medium");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Nothing noted.")).toBeVisible();
  await noteBleeding(page, daysAgo(95), "Heavy");
  await page.getByText("Signs", { exact: true }).click();
  await page.getByRole("checkbox", { name: "Cramps" }).check();
  await expectAccessibleWhenNarrow(page);

  await openPart(page, "Cycles");
  await expect(page.getByText("No period noted for 95 days.")).toBeVisible();
  await page.getByRole("button", { name: "No bleeding" }).click();
  await expect(page.getByText("Your last cycle: 117 days.")).toBeVisible();
  await expectAccessibleWhenNarrow(page);

  await openPart(page, "Days");
  await expect(page.getByRole("link", { name: /Heavy · 1 sign/ })).toBeVisible();
  await expectAccessibleWhenNarrow(page);
  await openPart(page, "Medicines and times");
  await page.getByRole("button", { name: "Add" }).click();
  await page.getByLabel("Name").fill("Metformin");
  await expectAccessibleWhenNarrow(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Metformin · Medicine")).toBeVisible();

  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Days" })).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/my-record");
  await expect(page).toHaveTitle("My record | PCOS Care");

  await page.reload();
  await openPart(page, "Settings");
  await expectAccessibleWhenNarrow(page);
  await page.getByRole("button", { name: "Erase my record" }).click();
  await page.getByRole("button", { name: "Erase it now" }).click();
  await expect(page.getByRole("button", { name: "Start my record" })).toBeVisible();
  expect(
    await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)),
  ).not.toContain("pcos-care-record");
});

test("by keyboard she types a day, steps to another, and opens each when she has done", async ({
  page,
}) => {
  await page.goto("/my-record");
  await page.getByRole("button", { name: "Start my record" }).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeFocused();
  const field = page.getByLabel("Day", { exact: true });
  const thisYear = Number(daysAgo(0).slice(0, 4));
  // A day that is typed the same where the month comes first.
  const inMay = (yearsAgo: number) => `${thisYear - yearsAgo}-05-05`;
  await page.getByText("Another day").focus();
  await page.keyboard.press("Enter");
  await field.focus();
  await page.keyboard.type(`0505${thisYear - 1}`);
  await expect(field).toHaveValue(inMay(1));
  await expect(field).toBeFocused();
  await expect(heading).toHaveText(/^Today/);
  await page.keyboard.press("Enter");
  await expect(heading).toContainText(dayInWords(inMay(1)));
  await expect(heading).toBeFocused();

  await field.focus();
  for (const key of ["Tab", "Tab"]) await page.keyboard.press(key);
  await page.keyboard.type(String(thisYear + 1));
  await expect(field).toHaveValue(inMay(-1));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Enter a day up to today.")).toBeVisible();
  await expectAccessibleWhenNarrow(page);
  await page.keyboard.type(String(thisYear - 1));
  await page.keyboard.press("ArrowDown");
  await expect(field).toHaveValue(inMay(2));
  await expect(heading).toContainText(dayInWords(inMay(1)));
  await page.getByRole("button", { name: "Light" }).focus();
  await expect(heading).toContainText(dayInWords(inMay(2)));
  await expect(heading).toBeFocused();
  await expect(page.getByText("Enter a day up to today.")).toBeHidden();
});

test("the parts stand in one row, with the open one in view, and the way out stays there", async ({
  page,
}) => {
  await page.goto("/my-record");
  await page.getByRole("button", { name: "Start with a lock" }).click();
  const parts = page.getByRole("navigation", { name: "My record" }).getByRole("link");
  await expect(parts.filter({ hasText: "Settings" })).toBeInViewport({ ratio: 1 });
  if ((page.viewportSize()?.width ?? 0) < 1024) {
    const tops = await parts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
    expect(new Set(tops).size).toBe(1);
  }
  await openPart(page, "Settings");
  await page.getByRole("button", { name: "Erase my record" }).focus();
  await expect(page.getByRole("button", { name: "Erase my record" })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("link", { name: "Leave fast" })).toBeInViewport({ ratio: 1 });
});

test("without a network a note that tells of danger opens the card before it is kept", async ({
  page,
}) => {
  await page.goto("/");
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  await page.context().setOffline(true);
  await page.goto("/my-record");
  await page.getByRole("button", { name: "Start my record" }).click();
  await page.getByText("Note", { exact: true }).click();
  await page.getByLabel("Note", { exact: true }).fill("soaking a pad every hour, dizzy");
  // What was in view when the note reached the store is told by the page itself.
  await page.evaluate(noteWhatIsKept);
  await page.getByRole("button", { name: "Save the note" }).click();
  const card = page.getByRole("alert").filter({ hasText: "Get medical help" });
  await expect(card).toBeVisible();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const kept = await page.evaluate(() =>
    performance
      .getEntriesByType("mark")
      .map(({ name }) => name)
      .filter((name) => name.startsWith("kept beside: ")),
  );
  expect(kept).toEqual([expect.stringContaining("Get medical help")]);
  await expectAccessibleWhenNarrow(page, { inTheDark: "every rule" });
});

test("while the record is open nothing is asked of any server but the files of the site", async ({
  page,
  baseURL,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (!url.protocol.startsWith("http")) return;
    const isFile =
      url.origin === baseURL &&
      url.search === "" &&
      request.method() === "GET" &&
      /^\/(?:my-record$|assets\/|fonts\/|favicon|app-config\.json$|kept\.html$|.*\.(?:js|svg|webmanifest|png)$)/.test(
        url.pathname,
      );
    if (!isFile) requests.push(`${request.method()} ${request.url()}`);
  });
  await page.goto("/my-record");
  await page.getByRole("button", { name: "Start my record" }).click();
  await noteBleeding(page, daysAgo(20), "Light");
  await page.getByText("Note", { exact: true }).click();
  await page.getByLabel("Note", { exact: true }).fill("Turmeric tea helped with the cramps");
  await page.getByRole("button", { name: "Save the note" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  for (const part of ["Days", "Cycles", "Medicines and times", "Visit", "Today"]) {
    await openPart(page, part);
  }
  const rooms = {
    "Add a slip": "Labs",
    "Set a lock": "Settings",
    "Take my record with me": "Settings",
    "Bring in a copy, or a file from another app": "Settings",
  };
  for (const [link, part] of Object.entries(rooms)) {
    await openPart(page, part);
    await page.getByRole("link", { name: link }).click();
    await expect(page.getByRole("heading", { level: 1, name: part })).toBeHidden();
    await expect(page.locator("main h1")).toBeFocused();
  }
  expect(requests).toEqual([]);
});
