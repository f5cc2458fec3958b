/** Photographs every screen of the built site, on a phone and a desktop, in light and in dark. */
import { mkdir } from "node:fs/promises";
import { join, relative } from "node:path";

import { type Browser, type BrowserContext, chromium } from "@playwright/test";

import {
  ask,
  conversation,
  createAccount,
  newPerson,
  signIn,
  untilHydrated,
} from "../e2e/journey.ts";
import { labTestPath, paths } from "../src/lib/paths.ts";
import { browserSwitches, findBrowser } from "./setup/find-browser.ts";
import { photographChat, type Shoot } from "./chat-shots.ts";
import { photographRecord } from "./record-shots.ts";
import { startServer } from "./stack/server.ts";

const folder = join(import.meta.dirname, "../test-results/shots");
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const schemes = ["light", "dark"] as const;
const question = "How many hours must I fast for a fasting sugar test?";

/** `awaits` is a text that shows only when everything has arrived. */
type Screen = { name: string; address: string; awaits?: string };

function nameOf(address: string): string {
  return address.slice(1).replaceAll("/", "-") || "home";
}

const openScreens: readonly Screen[] = [
  ...Object.values(paths).filter((path) => path !== paths.profile),
  labTestPath("hba1c"),
  "/no-such-page",
].map((address) => ({ name: nameOf(address), address }));

const signedInScreens: readonly Screen[] = [
  { name: "profile", address: paths.profile, awaits: "Full Name" },
  { name: "home-signed-in", address: paths.home, awaits: "Go on from there" },
];

/** A visitor who has said who she is finds the resources open. */
async function rememberVisitor(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    localStorage.setItem("userName", "Ada");
    localStorage.setItem("userEmail", "ada@example.com");
  });
}

async function signInAndAsk(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  const ada = newPerson();
  await createAccount(page, ada);
  await signIn(page, ada);
  await page.goto(paths.chat);
  await ask(page, question);
  await conversation(page).getByText("8 hours").first().waitFor();
  await page.close();
}

async function photograph(context: BrowserContext, screens: readonly Screen[]): Promise<void> {
  const page = await context.newPage();
  for (const { name, address, awaits } of screens) {
    for (const size of sizes) {
      for (const colorScheme of schemes) {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.goto(address);
        // A dialog over the page hides its heading from roles.
        await page.locator("h1").waitFor();
        await untilHydrated(page);
        if (awaits !== undefined) await page.getByText(awaits).first().waitFor();
        await page.evaluate(async () => void (await document.fonts.ready));
        // A picture of the whole page shows the fixed header where the page is scrolled to.
        await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
        const path = join(folder, `${name}-${size.width}-${colorScheme}.png`);
        await page.screenshot({ path, fullPage: true });
        console.log(relative(process.cwd(), path));
      }
    }
  }
  await page.close();
}

/** Fetches the scripts of an account once, since a busy machine is slow to send and run them the first time. */
async function warmUp(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto(paths.auth);
  await untilHydrated(page);
  await page.close();
}

/** Each window and each scheme has a person of its own, since her conversation goes on from state to state. */
async function photographEach(
  browser: Browser,
  baseURL: string,
  photographAll: (context: BrowserContext, shoot: Shoot) => Promise<void>,
): Promise<void> {
  for (const viewport of sizes) {
    const isPhone = viewport.width < 1024;
    for (const colorScheme of schemes) {
      const context = await browser.newContext({
        baseURL,
        viewport,
        colorScheme,
        reducedMotion: "reduce",
        serviceWorkers: "block",
        isMobile: isPhone,
        hasTouch: isPhone,
      });
      await warmUp(context);
      await photographAll(context, async (page, name) => {
        const path = join(folder, `${name}-${viewport.width}-${colorScheme}.png`);
        const isWhole = name.startsWith("record");
        if (isWhole) await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
        await page.screenshot({ path, fullPage: isWhole });
        console.log(relative(process.cwd(), path));
      });
      await context.close();
    }
  }
}

async function photographSite(browser: Browser, baseURL: string): Promise<void> {
  const stranger = await browser.newContext({ baseURL });
  await photograph(stranger, [
    { name: "resources-gate", address: paths.resources, awaits: "Welcome!" },
  ]);
  await stranger.close();

  const visitor = await browser.newContext({ baseURL });
  await rememberVisitor(visitor);
  await photograph(visitor, openScreens);
  await signInAndAsk(visitor);
  await photograph(visitor, signedInScreens);
  await visitor.close();
}

await mkdir(folder, { recursive: true });
const server = await startServer({ env: { ANTHROPIC_API_KEY: "" } });
try {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserSwitches() });
  try {
    const part = process.argv.find((argument) => argument.startsWith("--"));
    const isWanted = (name: string) => part === undefined || part === name;
    if (isWanted("--site")) await photographSite(browser, server.url);
    if (isWanted("--chat")) await photographEach(browser, server.url, photographChat);
    if (isWanted("--record")) await photographEach(browser, server.url, photographRecord);
  } finally {
    await browser.close();
  }
} finally {
  await server.remove();
}
