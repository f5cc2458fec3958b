/**
 * Comes back to the site after one visit: with a network every page must take nothing from it but its own
 * HTML, and without one every page must still show its heading. Fails where one does not.
 */
import { type BrowserContext, chromium, type Page } from "@playwright/test";

import { readPrerenderedAddresses } from "../../src/content/build/prerendered-addresses.ts";
import { paths } from "../../src/lib/paths.ts";
import { browserSwitches, findBrowser } from "../setup/find-browser.ts";
import { untilHydrated } from "./measure-visit.ts";
import { type ProductionServer, startProductionServer } from "./production-server.ts";
import { trustSwitch } from "./run-certificate.ts";

/** Our samples of the forms of other services, which decide themselves what a browser keeps. */
const FRAMED = "/sample/";
/** Browsers ask by themselves whether it is still the same, too. */
const WORKER = "/sw.js";
const LONGEST_WAIT_MS = 60_000;
const HEADING_WAIT_MS = 10_000;

/** Waits until the site is on the device and serves this page. */
async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(
    () => navigator.serviceWorker.controller?.state === "activated",
    undefined,
    { timeout: LONGEST_WAIT_MS },
  );
}

/** What a second visit fetched beyond asking whether the page is still the same. */
async function fetchedAgain(
  context: BrowserContext,
  { url, answers }: ProductionServer,
  path: string,
): Promise<string[]> {
  const page = await context.newPage();
  try {
    await page.goto(`${url}${path}`);
    await untilHydrated(page);
    const before = answers.length;
    await page.goto(`${url}${path}`);
    await untilHydrated(page);
    return answers
      .slice(before)
      .filter((answer) => !answer.path.startsWith(FRAMED))
      .filter((answer) => answer.bytes > 0 || ![path, WORKER].includes(answer.path))
      .map((answer) => `${answer.path} ${answer.status} ${answer.bytes} bytes`);
  } finally {
    await page.close();
  }
}

/** The heading that a page shows without a network; null when it shows none. */
async function headingWithoutNetwork(
  context: BrowserContext,
  address: string,
): Promise<string | null> {
  const page = await context.newPage();
  try {
    await page.goto(address);
    const heading = page.getByRole("heading", { level: 1 }).first();
    return await heading.innerText({ timeout: HEADING_WAIT_MS });
  } catch {
    return null;
  } finally {
    await page.close();
  }
}

const server = await startProductionServer();
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [...browserSwitches(), trustSwitch],
});
try {
  const addresses = readPrerenderedAddresses();
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const first = await context.newPage();
  await first.goto(`${server.url}${paths.home}`);
  await untilKept(first);
  await first.close();

  let againCount = 0;
  console.log(
    "Second visits: what comes from the network beyond asking whether the page is the same",
  );
  for (const path of addresses) {
    const fetched = await fetchedAgain(context, server, path);
    if (fetched.length > 0) console.log(`  ${path}  ${fetched.join("; ")}`);
    againCount += fetched.length > 0 ? 1 : 0;
  }
  console.log(`  ${addresses.length - againCount} of ${addresses.length} pages take nothing`);

  await context.setOffline(true);
  let lost = 0;
  console.log("\nWithout a network: pages that show no heading");
  for (const path of addresses) {
    const heading = await headingWithoutNetwork(context, `${server.url}${path}`);
    if (heading === null) console.log(`  ${path}`);
    lost += heading === null ? 1 : 0;
  }
  console.log(`  ${addresses.length - lost} of ${addresses.length} pages show theirs`);
  process.exitCode = againCount + lost === 0 ? 0 : 1;
} finally {
  await browser.close();
  await server.remove();
}
