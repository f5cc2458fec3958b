import type { Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { readFileSync } from "node:fs";

import { dayOf } from "../src/domain/calendar-day.ts";
import { emptyDay } from "../src/domain/record/record-schema.ts";
import { addDays } from "../src/domain/whole-days.ts";
import { expect, expectAccessibleWhenNarrow, test, withoutNetwork } from "./journey.ts";

test.use({ serviceWorkers: "allow", expectedFailures: [withoutNetwork] });

function daysFromNow(count: number): string {
  return addDays(dayOf(Date.now()), count);
}

/** A copy of a record, such as she brings from another phone. */
const copy = {
  format: "pcos-care-record",
  version: 1,
  days: [
    { ...emptyDay("2026-01-03"), bleeding: 3, symptoms: ["cramps"], note: "=Turmeric, ẹ̀gún" },
    { ...emptyDay("2026-03-05"), bleeding: 1 },
  ],
  results: [
    {
      id: "00000000-0000-4000-8000-000000000001",
      day: "2026-02-01",
      reportId: "00000000-0000-4000-8000-000000000002",
      analyte: "tt",
      name: "S. Testosterone",
      value: 1.6,
      comparator: null,
      valueText: "1.60",
      unit: "nmol/L",
      rangeLow: 0.3,
      rangeHigh: 1.7,
      rangeText: "",
      flag: "",
      lab: "Ibadan Central",
      fasting: null,
      source: "typed",
      confirmedAt: "2026-02-02T08:00:00.000Z",
      rev: null,
      updatedAt: "",
    },
  ],
  spans: [
    {
      id: "00000000-0000-4000-8000-000000000003",
      kind: "appointment",
      name: "Dr Quill",
      doseText: "",
      fromDay: daysFromNow(20),
      toDay: null,
      outcome: "",
      rev: null,
      updatedAt: "",
    },
  ],
  questions: [],
  settings: {},
};

async function saved(page: Page): Promise<{ name: string; bytes: Buffer }> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Save/ }).click();
  const file = await download;
  const name = file.suggestedFilename();
  await expect(page.getByText(`Made: ${name}.`)).toBeVisible();
  return { name, bytes: readFileSync(await file.path()) };
}

async function choose(page: Page, form: string): Promise<void> {
  await page.getByRole("radio", { name: form, exact: true }).check();
}

test("without a network she takes her record along in each form, and its bytes are what she noted", async ({
  page,
}) => {
  test.slow();
  await page.goto("/");
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  await page.context().setOffline(true);
  await page.goto("/my-record");
  await page.getByRole("button", { name: "Bring it from another app" }).click();
  await page.getByLabel("A file from another app, or a copy of your record").setInputFiles({
    name: "notes.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(copy)),
  });
  await page.getByRole("button", { name: "Add to my record" }).click();
  await expect(page.getByText("It is in your record now.")).toBeVisible();
  const parts = page.getByRole("navigation", { name: "My record" });
  await parts.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("link", { name: "Take my record with me" }).click();
  const heading = page.getByRole("heading", { level: 1, name: "Take my record with me" });
  await expect(heading).toBeFocused();
  await expectAccessibleWhenNarrow(page, { inTheDark: "every rule" });

  const whole = await saved(page);
  expect(whole.name).toMatch(/^notes-\d{4}-\d\d-\d\d\.json$/);
  const { days, results } = JSON.parse(whole.bytes.toString());
  expect(days.map(({ note }: { note: string }) => note)).toContain("=Turmeric, ẹ̀gún");
  expect(results[0].valueText).toBe("1.60");

  await choose(page, "Tables");
  await expectAccessibleWhenNarrow(page);
  const archive = await saved(page);
  expect(archive.name).toMatch(/^notes-[\d-]+\.zip$/);
  const tables = unzipSync(archive.bytes);
  expect(Object.keys(tables)).toEqual(["days.csv", "slips.csv", "times.csv"]);
  expect(strFromU8(tables["days.csv"] ?? new Uint8Array())).toContain(
    `2026-01-03,Medium,,,,,Cramps,,,,,,,"'=Turmeric, ẹ̀gún"\r\n`,
  );
  expect(strFromU8(tables["slips.csv"] ?? new Uint8Array())).toContain(
    "2026-02-01,S. Testosterone,1.60,nmol/L,0.3 - 1.7,,Ibadan Central,\r\n",
  );
  for (const part of ["My notes on each day", "My results", "Medicines and times"]) {
    await page.getByRole("checkbox", { name: part }).uncheck();
  }
  const table = await saved(page);
  expect(table.name).toMatch(/^notes-[\d-]+-days\.csv$/);
  expect(table.bytes.toString()).not.toContain("Turmeric");
  await page.getByRole("checkbox", { name: /^My days/ }).uncheck();
  await expect(page.getByText("There is nothing to put in it.")).toBeVisible();
  for (const part of [/^My days/, "My notes on each day", "My results"]) {
    await page.getByRole("checkbox", { name: part }).check();
  }

  await choose(page, "For the app drip");
  const drip = await saved(page);
  expect(drip.name).toMatch(/^notes-[\d-]+-app\.csv$/);
  const lines = drip.bytes.toString().split("\r\n");
  expect(lines[0]).toMatch(/^date,temperature\.value,.*,bleeding\.value,bleeding\.exclude,/);
  expect(lines[1]).toMatch(/^2026-03-05,,,,,0,false,/);
  expect(lines[2]).toMatch(/^2026-01-03,,,,,2,false,.*"=Turmeric, ẹ̀gún",.*,true,/);

  await choose(page, "For a clinic’s computer");
  await expect(page.getByText(/This material contains content from LOINC/)).toBeVisible();
  await expectAccessibleWhenNarrow(page, { inTheDark: "every rule" });
  const bundle = await saved(page);
  expect(bundle.name).toMatch(/^notes-[\d-]+-bundle\.json$/);
  const { resourceType, type, entry } = JSON.parse(bundle.bytes.toString());
  expect([resourceType, type]).toEqual(["Bundle", "collection"]);
  const codes = entry.map(
    ({ resource }: { resource: { code?: { coding?: { code: string }[] } } }) =>
      resource.code?.coding?.map(({ code }) => code).join(),
  );
  expect(codes).toContain("14913-8");
  expect(codes).toContain("8665-2");

  await choose(page, "For my calendar");
  await page.getByLabel("Title of each appointment").fill("Tea with Ada");
  await expectAccessibleWhenNarrow(page, { inTheDark: "every rule" });
  const calendar = await saved(page);
  expect(calendar.name).toMatch(/^notes-[\d-]+\.ics$/);
  const entries = calendar.bytes.toString();
  expect(entries).toContain(`DTSTART;VALUE=DATE:${daysFromNow(20).replaceAll("-", "")}\r\n`);
  expect(entries).toContain("SUMMARY:Tea with Ada\r\n");
  expect(entries).toContain("SUMMARY:Look at my notes\r\n");
  expect(entries).not.toMatch(/Quill|20260103|20260305/);

  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/my-record");
  await expect(page).toHaveTitle("My record | PCOS Care");
});
