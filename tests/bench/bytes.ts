/**
 * Weighs the first visit of every page of the built site in Chromium, and fails when one is over its budget.
 * Without words behind it, it weighs every page that is made at build time; otherwise the named ones.
 */
import { chromium } from "@playwright/test";

import { readPrerenderedAddresses } from "../../src/content/build/prerendered-addresses.ts";
import { browserSwitches, findBrowser } from "../setup/find-browser.ts";
import { signUpPerson } from "../stack/people.ts";
import { startServer } from "../stack/server.ts";
import { measureFirstVisit, measureSignedInVisit, type Visit } from "./measure-visit.ts";
import { brokenLimits, budgetOf, signedInPages } from "./page-budget.ts";

const kib = (bytes: number) => (bytes / 1024).toFixed(1).padStart(6);

function report(visit: Visit, isSignedIn: boolean): boolean {
  const broken = [...brokenLimits(visit, budgetOf(visit.path, isSignedIn)), ...visit.complaints];
  const { script, html, style, font, image } = visit.bytes;
  const sizes = [script, html, style, font, image, visit.totalBytes].map(kib).join(" ");
  const name = `${visit.path}${isSignedIn ? " (signed in)" : ""}`;
  console.log(`${sizes} ${String(visit.requests).padStart(4)}  ${name}  ${broken.join("; ")}`);
  return broken.length === 0;
}

const server = await startServer();
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: browserSwitches(),
});
try {
  const named = process.argv.slice(2);
  const addresses = named.length > 0 ? named : readPrerenderedAddresses();
  console.log(
    "First visits, KiB packed with brotli\nscript   html  style   font  image  total  req",
  );
  const results: boolean[] = [];
  for (const path of addresses) {
    results.push(report(await measureFirstVisit(browser, server.url, path), false));
  }
  if (named.length === 0) {
    const { session } = await signUpPerson(server);
    for (const path of signedInPages)
      results.push(report(await measureSignedInVisit(browser, server.url, path, session), true));
  }
  process.exitCode = results.every(Boolean) ? 0 : 1;
} finally {
  await browser.close();
  await server.remove();
}
