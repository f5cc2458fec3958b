import { existsSync } from "node:fs";
import { join } from "node:path";

import { type Browser, chromium } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";

import { readPrerenderedAddresses } from "../../src/content/build/prerendered-addresses.ts";
import { articlePath, labTestPath, paths } from "../../src/lib/paths.ts";
import {
  measureFirstVisit,
  measureSignedInVisit,
  measureVisit,
  untilHydrated,
} from "../bench/measure-visit.ts";
import { brokenLimits, budgetOf, signedInPages } from "../bench/page-budget.ts";
import { browserSwitches, findBrowser } from "../setup/find-browser.ts";
import { signUpPerson } from "./people.ts";
import { startServer, type TestServer } from "./server.ts";

const site = process.env["PCOS_CARE_SITE"] || join(import.meta.dirname, "../../dist");

const phone = { width: 390, height: 844 };

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  if (!existsSync(join(site, "404.html"))) throw new Error("Build the site first: npm run build");
  server = await startServer({ env: { PCOS_CARE_SITE: site } });
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserSwitches() });
});
afterAll(async () => {
  await browser.close();
  await server.remove();
});

test.for(readPrerenderedAddresses())(
  "%s has its heading in the HTML, is hydrated without a complaint, and keeps the byte budget",
  async (path) => {
    const visit = await measureFirstVisit(browser, server.url, path);
    expect(visit.complaints).toEqual([]);
    expect(brokenLimits(visit, budgetOf(path))).toEqual([]);
  },
);

test.for([...Object.values(paths), articlePath("what-is-pcos"), labTestPath("hba1c")])(
  "%s stands still while it comes to a phone",
  async (path) => {
    const visit = await measureFirstVisit(browser, server.url, path, phone);
    expect(brokenLimits(visit, budgetOf(path))).toEqual([]);
  },
);

test("a display face that comes late moves nothing", async () => {
  const context = await browser.newContext({ viewport: phone });
  await context.route("**/*.woff2", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  const visit = await measureVisit(context, server.url, paths.home);
  expect(brokenLimits(visit, budgetOf(paths.home))).toEqual([]);
  await context.close();
});

test("the pages of a signed-in woman keep their byte budget", async () => {
  const { session } = await signUpPerson(server);
  for (const path of signedInPages) {
    const visit = await measureSignedInVisit(browser, server.url, path, session);
    expect(visit.complaints).toEqual([]);
    expect(brokenLimits(visit, budgetOf(path, true))).toEqual([]);
  }
});

test("a later visit costs nothing but asking whether the page is still the same", async () => {
  const context = await browser.newContext({ serviceWorkers: "block" });
  await measureVisit(context, server.url, paths.guide);
  // What the first visit fetched last may still be on its way into the cache.
  await measureVisit(context, server.url, paths.guide);
  const later = await measureVisit(context, server.url, paths.guide);
  expect(later.totalBytes).toBe(0);
  expect(later.requests).toBe(1);
  await context.close();
});

test("without JavaScript the words, the links and the folded parts of a page work", async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(server.url);
  await page.getByRole("link", { name: "Lab tests", exact: true }).click();
  await page.getByRole("link", { name: "HbA1c" }).first().click();
  expect(new URL(page.url()).pathname).toBe(labTestPath("hba1c"));
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("HbA1c");
  await page.goto(`${server.url}${paths.survey}`);
  await page.getByRole("link", { name: "Open the survey" }).click();
  await page.getByRole("heading", { name: "The survey is not open yet" }).waitFor();
  await page.goto(`${server.url}${paths.profile}`);
  await page.getByRole("main").getByRole("link", { name: "where to get urgent help" }).click();
  await page.getByRole("heading", { name: "Get urgent help" }).waitFor();
  await context.close();
});

test("the scripts of a page wait for its first paint, and a while only", async () => {
  const context = await browser.newContext({ viewport: phone });
  const page = await context.newPage();
  // A page that is never painted, as in a tab that is not shown.
  await page.addInitScript(() => {
    window.PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.goto(`${server.url}${labTestPath("hba1c")}`);
  await untilHydrated(page);
  const waits = await page.evaluate(() => {
    const loaded = performance.timing.loadEventStart - performance.timeOrigin;
    return performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\/assets\/(?!index-)[^/]+\.js$/.test(name))
      .map(({ startTime }) => startTime - loaded);
  });
  expect(waits.length).toBeGreaterThan(2);
  expect(Math.min(...waits)).toBeGreaterThan(900);
  await context.close();
});

test("on a slow connection the words of the first page are there within two and a half seconds", async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: (400 * 1000) / 8,
    uploadThroughput: (400 * 1000) / 8,
  });
  await page.goto(server.url, { waitUntil: "commit" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  const painted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          for (const { name, startTime } of list.getEntries())
            if (name === "first-contentful-paint") resolve(startTime);
        }).observe({ type: "paint", buffered: true });
      }),
  );
  expect(painted).toBeLessThan(2_500);
  await context.close();
});
