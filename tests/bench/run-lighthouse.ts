import { type Browser, chromium } from "@playwright/test";
import lighthouse from "lighthouse";

import { freePort } from "../../supabase/local/free-port.ts";
import { browserSwitches, findBrowser } from "../setup/find-browser.ts";
import { median } from "./median.ts";
import { trustSwitch } from "./run-certificate.ts";

/** Scores of 100. */
export type Scores = { performance: number; accessibility: number; practices: number; seo: number };

/** Milliseconds, and for the shift of the layout Lighthouse's own figure. */
export type Timings = { fcp: number; lcp: number; tbt: number; cls: number };

export type Rating = Scores &
  Timings & {
    scriptBytes: number;
    /** What keeps a score other than that of performance below 100, as "audit: first place". */
    faults: string[];
  };

export type LighthouseBrowser = {
  browser: Browser;
  port: number;
  /** The raw HTML at an address. */
  htmlOf: (url: string) => Promise<string>;
};

const CATEGORIES = {
  performance: "performance",
  accessibility: "accessibility",
  practices: "best-practices",
  seo: "seo",
} as const;
const FIGURES = {
  fcp: "first-contentful-paint",
  lcp: "largest-contentful-paint",
  tbt: "total-blocking-time",
  cls: "cumulative-layout-shift",
} as const;

const ATTEMPTS = 3;

/** A real Chromium that Lighthouse may drive; it trusts the certificate of the run. */
export async function openLighthouseBrowser(): Promise<LighthouseBrowser> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserSwitches(), `--remote-debugging-port=${port}`, trustSwitch],
  });
  return {
    browser,
    port,
    htmlOf: async (url) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const response = await (await context.newPage()).goto(url);
      const html = (await response?.text()) ?? "";
      await context.close();
      return html;
    },
  };
}

/** Rates a page some times as a phone on a slow mobile network, and gives the median of each figure. */
export async function ratePage(
  { port }: LighthouseBrowser,
  url: string,
  runs: number,
): Promise<Rating> {
  const ratings: Rating[] = [];
  for (let run = 0; run < runs; run += 1) ratings.push(await ratePatiently(port, url));
  const middle = (read: (rating: Rating) => number) => median(ratings.map(read));
  return {
    performance: middle((rating) => rating.performance),
    accessibility: middle((rating) => rating.accessibility),
    practices: middle((rating) => rating.practices),
    seo: middle((rating) => rating.seo),
    fcp: middle((rating) => rating.fcp),
    lcp: middle((rating) => rating.lcp),
    tbt: middle((rating) => rating.tbt),
    cls: middle((rating) => rating.cls),
    scriptBytes: middle((rating) => rating.scriptBytes),
    faults: [...new Set(ratings.flatMap(({ faults }) => faults))],
  };
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

/** A busy machine sometimes loses the record of a visit; such a visit is made again. */
async function ratePatiently(port: number, url: string, attempts = ATTEMPTS): Promise<Rating> {
  try {
    return await rateOnce(port, url);
  } catch (error) {
    if (attempts <= 1) throw error;
    return ratePatiently(port, url, attempts - 1);
  }
}

async function rateOnce(port: number, url: string): Promise<Rating> {
  const answer = await lighthouse(url, {
    port,
    logLevel: "error",
    onlyCategories: Object.values(CATEGORIES),
  });
  if (answer === undefined) throw new Error(`Lighthouse said nothing about ${url}.`);
  const { lhr } = answer;
  if (lhr.runtimeError !== undefined) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const score = (name: string) => Math.round((lhr.categories[name]?.score ?? Number.NaN) * 100);
  const figure = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score(CATEGORIES.performance),
    accessibility: score(CATEGORIES.accessibility),
    practices: score(CATEGORIES.practices),
    seo: score(CATEGORIES.seo),
    fcp: figure(FIGURES.fcp),
    lcp: figure(FIGURES.lcp),
    tbt: figure(FIGURES.tbt),
    cls: figure(FIGURES.cls),
    scriptBytes: scriptBytesOf(lhr),
    faults: faultsOf(lhr),
  };
}

function scriptBytesOf({ audits }: Result): number {
  return itemsOf(audits["network-requests"])
    .filter((item) => item["resourceType"] === "Script")
    .reduce((sum, item) => sum + Number(item["transferSize"]), 0);
}

function faultsOf({ audits, categories }: Result): string[] {
  return [CATEGORIES.accessibility, CATEGORIES.practices, CATEGORIES.seo].flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id}: ${JSON.stringify(itemsOf(audits[id])[0] ?? {}).slice(0, 300)}`),
  );
}

function itemsOf(audit: Result["audits"][string] | undefined): Record<string, unknown>[] {
  const details = audit?.details;
  return details !== undefined && "items" in details && Array.isArray(details.items)
    ? details.items
    : [];
}
