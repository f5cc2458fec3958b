/**
 * Opens a record of ten years on a quarter of the speed of this machine, with and without a lock, works out its cycles,
 * and leaves it fast. Fails when one of these takes longer than it may; times are medians.
 */
import { fileURLToPath } from "node:url";

import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { build } from "vite";

import { paths } from "../../src/lib/paths.ts";
import { browserSwitches, findBrowser } from "../setup/find-browser.ts";
import { median } from "./median.ts";
import { startProductionServer } from "./production-server.ts";
import { trustSwitch } from "./run-certificate.ts";

const DAYS = 3650;
const RESULTS = 600;
const SLOWER = 4;
const RUNS = 7;
const PIN = "402917";
const LIMITS = { open: 300, cycles: 20, leave: 300 } as const;
const SAFE_PLACE = "https://www.bbc.com/weather";

const RECORD_DATABASE = "pcos-care-record";
const DAY_MS = 24 * 60 * 60 * 1000;

function daysAgo(count: number): string {
  return new Date(Date.now() - count * DAY_MS).toISOString().slice(0, 10);
}

const CYCLE = 37;

const days = Array.from({ length: DAYS }, (_, place) => ({
  day: daysAgo(place),
  startsCycle: null,
  pads: null,
  clots: null,
  pain: null,
  mood: null,
  weightKg: null,
  waistCm: null,
  systolic: null,
  diastolic: null,
  rev: null,
  bleeding: place % CYCLE < 5 ? 3 : 0,
  symptoms: place % 3 === 0 ? ["cramps", "tired"] : [],
  note: place % 7 === 0 ? "A note of a line, as one writes it in the evening." : "",
  updatedAt: "2026-11-22T08:00:00.000Z",
}));

const results = Array.from({ length: RESULTS }, (_, place) => ({
  id: crypto.randomUUID(),
  day: daysAgo(place * 6),
  reportId: crypto.randomUUID(),
  analyte: "tsh",
  name: "TSH",
  value: 2.1,
  comparator: null,
  valueText: "2.10",
  unit: "mIU/L",
  rangeLow: 0.4,
  rangeHigh: 4,
  rangeText: "0.4 - 4.0",
  flag: "",
  lab: "A lab in Ibadan",
  fasting: null,
  source: "typed",
  confirmedAt: "2026-03-05T08:00:00.000Z",
  rev: null,
  updatedAt: "2026-11-22T08:00:00.000Z",
}));

async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

async function beginRecord(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Start my record" }).click();
  await page.getByRole("heading", { level: 1, name: "Today" }).waitFor();
  await page.evaluate(
    async ({ database, rows }) => {
      const opened = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(database);
        opening.addEventListener("success", () => resolve(opening.result));
      });
      const writing = opened.transaction(["days", "results"], "readwrite");
      for (const day of rows.days) writing.objectStore("days").put(day);
      for (const result of rows.results) writing.objectStore("results").put(result);
      await new Promise((resolve) => {
        writing.addEventListener("complete", resolve);
      });
      opened.close();
    },
    { database: RECORD_DATABASE, rows: { days, results } },
  );
}

/** From the press to the moment at which the heading that begins so stands on the page, in milliseconds. */
function timeUntil(page: Page, press: string, heading: string): Promise<number> {
  return page.evaluate(
    ({ selector, title }) =>
      new Promise<number>((resolve) => {
        const pressed = performance.now();
        const watching = new MutationObserver(() => {
          if (!document.querySelector("main h1")?.textContent?.startsWith(title)) return;
          watching.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
        });
        watching.observe(document.body, { childList: true, subtree: true, characterData: true });
        if (selector === "back") history.back();
        else document.querySelector<HTMLElement>(selector)?.click();
      }),
    { selector: press, title: heading },
  );
}

async function goHome(page: Page): Promise<void> {
  await page.locator("header a[href='/']").first().click();
  await page.waitForURL((url) => url.pathname === paths.home);
  await page.waitForTimeout(500);
}

async function timeOpening(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run <= RUNS; run += 1) {
    await goHome(page);
    times.push(await timeUntil(page, "back", "Today"));
  }
  // The first opening also fetches and compiles what is kept afterwards.
  return times.slice(1);
}

async function setLock(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Settings", exact: true }).click();
  await page.getByRole("link", { name: "Set a lock" }).click();
  await page.getByLabel("New PIN").fill(PIN);
  await page.getByLabel("The same PIN again").fill(PIN);
  await page.getByRole("button", { name: "Set the lock" }).click();
  await page.getByText("Your record is locked with a PIN.").waitFor();
  await page.getByRole("link", { name: "Today", exact: true }).click();
}

/** How long the right PIN takes to be turned into the key, which is meant to be slow. */
function timeKey(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const started = performance.now();
    const words = await crypto.subtle.importKey(
      "raw",
      new TextEncoder().encode("402917"),
      "PBKDF2",
      false,
      ["deriveKey"],
    );
    const salt = crypto.getRandomValues(new Uint8Array(16));
    await crypto.subtle.deriveKey(
      { name: "PBKDF2", hash: "SHA-256", salt, iterations: 600_000 },
      words,
      { name: "AES-GCM", length: 256 },
      false,
      ["decrypt"],
    );
    return performance.now() - started;
  });
}

async function timeUnlocking(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run <= RUNS; run += 1) {
    await page.getByRole("button", { name: "Lock", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Notes" }).waitFor();
    for (const digit of PIN.slice(0, -1)) {
      await page.getByRole("button", { name: digit, exact: true }).click();
    }
    times.push(await timeUntil(page, `button[data-digit="${PIN.slice(-1)}"]`, "Today"));
  }
  return times.slice(1);
}

/** From the third press of the key to the empty screen, and to the page of the weather. */
async function timeLeaving(context: BrowserContext, page: Page) {
  await context.route(`${SAFE_PLACE}*`, (route) =>
    route.fulfill({ body: "<h1>Weather</h1>", contentType: "text/html" }),
  );
  for (let press = 0; press < 2; press += 1) await page.keyboard.press("Shift");
  const blank = await page.evaluate(() => {
    const pressed = performance.now();
    dispatchEvent(new KeyboardEvent("keydown", { key: "Shift" }));
    return document.documentElement.dataset["blank"] === "leaving"
      ? performance.now() - pressed
      : Number.NaN;
  });
  const started = performance.now();
  await page.waitForURL(SAFE_PLACE, { waitUntil: "commit" });
  return { blank, safe: performance.now() - started };
}

async function bundleOf(file: string): Promise<string> {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: "error",
    root,
    resolve: { alias: { "@": `${root}/src` } },
    build: { write: false, lib: { entry: `${root}/${file}`, name: "rules", formats: ["iife"] } },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (first === undefined || !("output" in first)) throw new Error("Nothing was built.");
  return first.output[0].code;
}

/** How long the cycles of ten years take to be worked out. */
async function timeCycles(browser: Browser): Promise<number[]> {
  const page = await browser.newPage();
  await page.addScriptTag({ content: await bundleOf("src/domain/record/cycles.ts") });
  await slowDown(page, SLOWER);
  return page.evaluate(
    ({ noted, runs }) => {
      const { cycleHistory } = Reflect.get(globalThis, "rules");
      return Array.from({ length: runs }, () => {
        const started = performance.now();
        cycleHistory(noted, []);
        return performance.now() - started;
      });
    },
    { noted: days, runs: RUNS },
  );
}

function tell(what: string, milliseconds: number, limit: number | null): boolean {
  const wanted = limit === null ? "" : ` (at most ${limit})`;
  console.log(`  ${what.padEnd(52)} ${milliseconds.toFixed(0).padStart(5)} ms${wanted}`);
  return limit === null || milliseconds <= limit;
}

const server = await startProductionServer();
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [...browserSwitches(), trustSwitch],
});
try {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${server.url}${paths.myRecord}`);
  await beginRecord(page);
  await slowDown(page, SLOWER);
  console.log(`A record of ${DAYS} days and ${RESULTS} results, ${SLOWER} times as slow:`);
  const opening = median(await timeOpening(page));
  await setLock(page);
  const unlocking = median(await timeUnlocking(page));
  const key = median([await timeKey(page), await timeKey(page), await timeKey(page)]);
  const leaving = await timeLeaving(context, page);
  const cycles = median(await timeCycles(browser));
  const isKept = [
    tell("opens", opening, LIMITS.open),
    tell("opens with a PIN, without what the key takes", unlocking - key, LIMITS.open),
    tell("the key of the PIN, slow on purpose", key, null),
    tell("cycles are worked out", cycles, LIMITS.cycles),
    tell("the screen is empty after the third press", leaving.blank, LIMITS.leave),
    tell("the weather page has taken its place", leaving.safe, LIMITS.leave),
  ].every(Boolean);
  process.exitCode = isKept ? 0 : 1;
} finally {
  await browser.close();
  await server.remove();
}
