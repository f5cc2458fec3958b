/**
 * Opens the home page for the first time over a line of 400 kbit/s with round trips of 400 ms, and fails
 * when its text is not there in time.
 */
import { chromium, type Page } from "@playwright/test";

import { paths } from "../../src/lib/paths.ts";
import { browserSwitches, findBrowser } from "../setup/find-browser.ts";
import { describeMachine } from "./machine.ts";
import { median } from "./median.ts";
import { startProductionServer } from "./production-server.ts";
import { openSlowLine } from "./slow-line.ts";
import { trustSwitch } from "./run-certificate.ts";

const SPEED = { bitsPerSecond: 400_000, roundTripMs: 400 };
const RUNS = 3;
const LIMIT_MS = 2_500;

type Paints = { first: number; largest: number; largestText: string };

/** When the page painted something first, and when its largest part, which is a text. */
async function paintsOf(page: Page): Promise<Paints> {
  return page.evaluate(
    () =>
      new Promise<Paints>((resolve) => {
        new PerformanceObserver((list) => {
          const first = performance.getEntriesByName("first-contentful-paint")[0];
          const last = list.getEntries().at(-1);
          const element = last !== undefined && "element" in last ? last.element : null;
          const text = element instanceof HTMLElement ? element.innerText : "";
          resolve({
            first: first?.startTime ?? Number.NaN,
            largest: last?.startTime ?? Number.NaN,
            largestText: text.slice(0, 60),
          });
        }).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
}

const server = await startProductionServer();
const line = await openSlowLine(server.port, SPEED);
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [...browserSwitches(), trustSwitch],
});
try {
  console.log(
    `${paths.home} at ${SPEED.bitsPerSecond / 1000} kbit/s and ${SPEED.roundTripMs} ms round trip, on ${describeMachine()}`,
  );
  const texts: number[] = [];
  for (let run = 1; run <= RUNS; run += 1) {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    await page.goto(`https://localhost:${line.port}${paths.home}`, { waitUntil: "load" });
    const heading = await page.getByRole("heading", { level: 1 }).innerText();
    const { first, largest, largestText } = await paintsOf(page);
    texts.push(Math.max(first, largest));
    console.log(
      `  visit ${run}: first paint ${first.toFixed(0)} ms, largest ${largest.toFixed(0)} ms: "${largestText}" under "${heading}"`,
    );
    await context.close();
  }
  const middle = median(texts);
  const isInTime = middle <= LIMIT_MS;
  console.log(
    `  text after ${middle.toFixed(0)} ms, median of ${RUNS} (at most ${LIMIT_MS}: ${isInTime ? "ok" : "ABOVE"})`,
  );
  process.exitCode = isInTime ? 0 : 1;
} finally {
  await browser.close();
  line.close();
  await server.remove();
}
