import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect as baseExpect, type Locator, type Page } from "@playwright/test";
import { z } from "zod";

import { sessionStorageKey } from "../src/lib/storage.ts";

/** As patient in the tool that takes pictures, which no configuration reaches, as in the journeys. */
export const expect = baseExpect.configure({ timeout: 10_000 });

export type Person = { email: string; password: string };

let people = 0;

/** A person nobody else in the run uses. */
export function newPerson(): Person {
  people += 1;
  return {
    email: `ada.${process.pid}.${Date.now()}.${people}@example.com`,
    password: "Turmeric4Seeds",
  };
}

/** Our own sample forms may run no scripts, and Playwright's attempt to look into them is told so. */
const ownInspection = /^Blocked script execution in '(?:about:blank'|[^']*\/sample\/)/;
const scriptlessFrame = "iframe[sandbox]:not([sandbox*=allow-scripts])";

/** What the console says of requests that find no network. */
export const withoutNetwork = /net::ERR_(?:INTERNET_DISCONNECTED|FAILED)|Failed to fetch/;

/** Fails the journey on any console error, failed request or request to another host. */
export const test = base.extend<{ quiet: void; expectedFailures: RegExp[] }>({
  expectedFailures: [[], { option: true }],
  quiet: [
    async ({ page, baseURL, expectedFailures }, use) => {
      const problems: string[] = [];
      const note = (text: string) => {
        if (!expectedFailures.some((pattern) => pattern.test(text))) problems.push(text);
      };
      page.on("console", (message) => {
        if (message.type() === "error" && !ownInspection.test(message.text()))
          note(`console: ${message.text()}`);
      });
      page.on("pageerror", (error) => note(`page error: ${error.message}`));
      page.on("request", (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith("http") && url.origin !== baseURL)
          note(`third party: ${url.origin}`);
      });
      await use();
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** A prerendered page is hydrated as soon as she does something; from then on every key counts. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
}

export async function createAccount(page: Page, person: Person): Promise<void> {
  await page.goto("/auth");
  const creating = page.getByRole("tab", { name: "Create Account" });
  await creating.click();
  // Pressed before the page is hydrated, it opens a moment later.
  await expect(creating).toHaveAttribute("aria-selected", "true");
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByLabel("Confirm Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("tab", { name: "Sign In" })).toHaveAttribute("aria-selected", "true");
}

export async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto("/auth");
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL((url) => url.pathname === "/");
}

export async function signOut(page: Page): Promise<void> {
  const menu = page.getByRole("button", { name: "Open menu" });
  if (await menu.isVisible()) {
    await menu.click();
    await page.getByRole("button", { name: "Sign Out" }).click();
  } else {
    await page
      .getByRole("banner")
      .getByRole("button", { name: /@example\.com/ })
      .click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
  }
  await page.waitForURL((url) => url.pathname === "/");
}

const appConfig = z.object({ supabasePublishableKey: z.string() });

/** Gives a new person an account and this browser her session, without a walk through the forms, which have journeys of their own. */
export async function haveAccount(page: Page, person: Person = newPerson()): Promise<void> {
  const config = await page.request.get("/app-config.json");
  const { supabasePublishableKey } = appConfig.parse(await config.json());
  const headers = { apikey: supabasePublishableKey };
  const answer = await page.request.post("/auth/v1/signup", { headers, data: person });
  expect(answer.ok()).toBe(true);
  const { origin } = new URL(answer.url());
  const localStorage = [{ name: sessionStorageKey, value: await answer.text() }];
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
}

/** A new person in her chat, who has not agreed to anything yet. */
export async function openChat(page: Page): Promise<void> {
  await haveAccount(page);
  await page.goto("/chat");
  await expect(page.getByRole("button", { name: "Attach a file" })).toBeEnabled();
}

/** What stands beside the messages: a column on a wide screen, and on a narrow one the sheet that a button opens. */
export async function openSide(
  page: Page,
  { button, sheet, column }: { button: RegExp; sheet: string; column: string },
): Promise<Locator> {
  const opener = page.getByRole("button", { name: button });
  const open = page.getByRole("dialog", { name: sheet });
  if (await open.isVisible()) return open;
  if (!(await opener.isVisible())) return page.getByRole("complementary", { name: column });
  await opener.click();
  return open;
}

/** The foot of the page with its links, which is folded on a phone. */
export async function openFoot(page: Page): Promise<Locator> {
  const foot = page.getByRole("contentinfo");
  const fold = foot.getByRole("button", { name: /all pages/ });
  if (await fold.isVisible()) {
    await fold.click();
    await expect(fold).toHaveAttribute("aria-expanded", "true");
  }
  return foot;
}

/** Today's questions and answers. */
export function conversation(page: Page): Locator {
  return page.getByRole("region", { name: "Today" });
}

/** Asks the companion; agrees first when she is asked to. */
export async function ask(page: Page, question: string): Promise<void> {
  await page.getByRole("textbox", { name: /question|message/i }).fill(question);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const agree = page.getByRole("button", { name: "I agree" });
  await expect(agree.or(conversation(page).getByText(question, { exact: true }))).toBeVisible();
  if (await agree.isVisible()) await agree.click();
}

const everyRule = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const rulesOfColour = ["color-contrast", "link-in-text-block"];

/** No WCAG 2.2 A or AA fault that axe can find in light, and none of colour, or none at all, in dark. */
export async function expectAccessible(
  page: Page,
  { inTheDark = "colours" }: { inTheDark?: "colours" | "every rule" } = {},
): Promise<void> {
  // Axe cannot enter a frame without scripts, and would wait for it.
  await expect(page.locator(`${scriptlessFrame}:not([title])`)).toHaveCount(0);
  const hasOpenMenu = await page.getByRole("menu").isVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // A menu hangs outside the landmarks while it is open; that is no fault of the guidelines.
    const axe = new AxeBuilder({ page })
      // What is found in several frames is put together in a blank page; without frames there is nothing to put together.
      .setLegacyMode(page.frames().length === 1)
      .exclude(scriptlessFrame)
      // Describing all that passed would take longer than the rules.
      .options({ resultTypes: ["violations"], rules: { region: { enabled: !hasOpenMenu } } });
    const isThorough = colorScheme === "light" || inTheDark === "every rule";
    const { violations } = await (
      isThorough ? axe.withTags(everyRule) : axe.withRules(rulesOfColour)
    ).analyze();
    expect(
      violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes[0]?.html ?? ""}`),
    ).toEqual([]);
  }
}

/** As above, and on a phone also at 320 px, where nothing may reach beyond the side of the screen. */
export async function expectAccessibleWhenNarrow(
  page: Page,
  options: Parameters<typeof expectAccessible>[1] = {},
): Promise<void> {
  await expectAccessible(page, options);
  const size = page.viewportSize();
  if (size === null || size.width >= 1024) return;
  await page.setViewportSize({ width: 320, height: 640 });
  // A link half under the bar would count as too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expectAccessible(page, { inTheDark: "every rule" });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.setViewportSize(size);
}

/** Opens every folded part of the page, as she would by pressing each. */
export async function unfoldAll(page: Page): Promise<void> {
  await page.locator("main details").evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute("open", "");
  });
}
