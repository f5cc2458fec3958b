/**
 * Rates the public pages of the built site with Lighthouse as a phone on a slow mobile network, and beside
 * each of them a control page of one heading. An exact score below its limit fails the run; a timing above
 * its limit, its own or the control's, is only marked, because machines differ.
 * `--routes /,/chat` rates only the named pages.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { readPrerenderedAddresses } from "../../src/content/build/prerendered-addresses.ts";
import { readSiteAddresses } from "../../src/content/build/site-addresses.ts";
import { paths } from "../../src/lib/paths.ts";
import { buildControlPage } from "./control-page/build-control-page.ts";
import { describeMachine } from "./machine.ts";
import { median } from "./median.ts";
import { startProductionServer } from "./production-server.ts";
import { openLighthouseBrowser, ratePage, type Rating } from "./run-lighthouse.ts";

const RUNS = 3;
const EXACT = { accessibility: 100, practices: 100, seo: 100 } as const;
const AT_LEAST = { performance: 98 } as const;
const AT_MOST = { fcp: 1_100, lcp: 1_300, tbt: 100, cls: 0.01 } as const;
/** Beside the control page of the same run: times its largest paint, milliseconds above its blocking time. */
const BESIDE_CONTROL = { lcp: 1.15, tbt: 100 } as const;

/** What Lighthouse says of a page that asks not to be listed. */
const LEFT_OUT = "is-crawlable";

const { values } = parseArgs({
  options: {
    routes: { type: "string" },
    runs: { type: "string", default: String(RUNS) },
  },
});

function chosenPaths(): string[] {
  if (values.routes !== undefined) return values.routes.split(",");
  // Her profile leads whoever is not signed in to another page.
  return readPrerenderedAddresses().filter((path) => path !== paths.profile);
}

/** A figure with a star where it is beyond its limit. */
function marked(value: number, isKept: boolean, digits = 0): string {
  return `${value.toFixed(digits)}${isKept ? " " : "*"}`.padStart(6);
}

/** What keeps a page's exact scores below 100; a page that search engines are asked to leave out may say so. */
function faultsOf(path: string, { faults }: Rating): string[] {
  return listed.has(path) ? faults : faults.filter((fault) => !fault.startsWith(`${LEFT_OUT}:`));
}

function hasExactScores(path: string, rating: Rating): boolean {
  const isExact =
    rating.accessibility >= EXACT.accessibility &&
    rating.practices >= EXACT.practices &&
    rating.seo >= EXACT.seo;
  return isExact || (rating.faults.length > 0 && faultsOf(path, rating).length === 0);
}

function print(path: string, rating: Rating): void {
  const figures = [
    marked(rating.performance, rating.performance >= AT_LEAST.performance),
    marked(rating.accessibility, rating.accessibility >= EXACT.accessibility),
    marked(rating.practices, rating.practices >= EXACT.practices),
    marked(rating.seo, rating.seo >= EXACT.seo),
    marked(rating.fcp, rating.fcp <= AT_MOST.fcp),
    marked(rating.lcp, rating.lcp <= AT_MOST.lcp),
    marked(rating.tbt, rating.tbt <= AT_MOST.tbt),
    marked(rating.cls, rating.cls <= AT_MOST.cls, 3),
  ];
  console.log(`${figures.join(" ")}  ${path}`);
  for (const fault of faultsOf(path, rating)) console.log(`        ${fault}`);
}

/** Each page's largest paint and blocking time beside the control's of the same minutes. */
function printBesideControl(rated: readonly Rated[]): void {
  const control = {
    lcp: median(rated.map((each) => each.control.lcp)),
    tbt: median(rated.map((each) => each.control.tbt)),
  };
  console.log(
    `\nThe control page, median of ${rated.length}: largest paint ${control.lcp.toFixed(0)} ms, blocking time ${control.tbt.toFixed(0)} ms.`,
  );
  console.log("\nLCP, times   TBT, ms above");
  for (const { path, rating } of rated) {
    const times = rating.lcp / control.lcp;
    const above = rating.tbt - control.tbt;
    console.log(
      `    ${marked(times, times <= BESIDE_CONTROL.lcp, 2)}          ${marked(above, above <= BESIDE_CONTROL.tbt)}  ${path}`,
    );
  }
}

type Rated = { path: string; rating: Rating; control: Rating };

const listed = new Set(readSiteAddresses().map(({ path }) => path));
const chosen = chosenPaths();
const controlFolder = await mkdtemp(join(tmpdir(), "pcos-care-control-"));
await buildControlPage(controlFolder);
const server = await startProductionServer();
const controlServer = await startProductionServer({ siteFolder: controlFolder });
const chromium = await openLighthouseBrowser();
try {
  console.log(
    `Lighthouse, mobile, in Chromium ${chromium.browser.version()}, over HTTP/2 with brotli, on ${describeMachine()}`,
  );
  console.log(`Medians of ${values.runs}.`);
  console.log("\n  perf   a11y     bp    seo    FCP    LCP    TBT    CLS");
  const rated: Rated[] = [];
  for (const path of chosen) {
    const rating = await ratePage(chromium, `${server.url}${path}`, Number(values.runs));
    rated.push({ path, rating, control: await ratePage(chromium, controlServer.url, 1) });
    print(path, rating);
  }
  printBesideControl(rated);
  console.log(
    "\n* beyond its limit. Timings and performance are marked only; the others decide, but for the SEO of pages that ask search engines to leave them out.",
  );
  process.exitCode = rated.every(({ path, rating }) => hasExactScores(path, rating)) ? 0 : 1;
} finally {
  await chromium.browser.close();
  await server.remove();
  await controlServer.remove();
  await rm(controlFolder, { recursive: true, force: true });
}
