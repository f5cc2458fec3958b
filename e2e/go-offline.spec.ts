import type { Page } from "@playwright/test";

import {
  expect,
  expectAccessible,
  haveAccount,
  newPerson,
  test,
  withoutNetwork,
} from "./journey.ts";

test.use({ serviceWorkers: "allow", expectedFailures: [withoutNetwork] });

/** Waits until the site is on the device and serves this page. */
async function waitUntilKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

/** Opens the site once with a network, then cuts it. */
async function openOnceThenLeave(page: Page): Promise<void> {
  await page.goto("/");
  await waitUntilKept(page);
  await page.context().setOffline(true);
}

const savedToday = (page: Page) =>
  page.getByText("You are offline. What you read was saved on this device today.");

test("after one visit every article and every lab test opens without a network, with its sources", async ({
  page,
}) => {
  test.slow();
  await page.goto("/articles");
  const guides = await page
    // Also those in folded sections.
    .locator("main a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  await page.goto("/lab-tests");
  const tests = await page
    // Also those in folded sections.
    .locator("main a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  const addresses = [...guides, ...tests].filter((href) =>
    /^\/(?:articles|lab-tests)\/[\w-]+$/.test(href),
  );
  expect(new Set(addresses).size).toBeGreaterThan(30);

  await openOnceThenLeave(page);
  for (const address of new Set(addresses)) {
    await page.goto(address);
    await expect(
      page.getByRole("heading", { name: "Sources", exact: true }),
      address,
    ).toBeVisible();
    await expect(savedToday(page), address).toBeVisible();
  }
});

test("the quiz, the BMI and the search work without a network, in pages opened before it went and after", async ({
  page,
}) => {
  await openOnceThenLeave(page);
  await expect(savedToday(page)).toBeVisible();
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("searchbox").fill("egg count");
  await page.getByRole("link", { name: /AMH/ }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Anti-Müllerian hormone (AMH)");
  await expectAccessible(page);

  await page.goto("/risk-assessment");
  for (let question = 1; question <= 8; question += 1) {
    await expect(page.getByText(`Question ${question} of 8`)).toBeVisible();
    await page.getByRole("radio").first().check();
    await page.getByRole("button", { name: /^(Next|Submit)$/ }).click();
  }
  await expect(page.getByRole("heading", { name: "What to do next" })).toBeVisible();

  await page.goto("/bmi-calculator");
  await page.getByRole("textbox", { name: /^Weight/ }).fill("70");
  await page.getByRole("button", { name: "Calculate BMI" }).click();
  await expect(page.getByText("25.7").first()).toBeVisible();

  await page.context().setOffline(false);
  await expect(page.getByText(/^You are offline/)).toBeHidden();
});

test("the chat and the account pages say that they need the network and keep what she typed", async ({
  page,
}) => {
  await openOnceThenLeave(page);
  await page.goto("/chat");
  const field = page.getByRole("textbox", { name: "Your question" });
  await field.fill("Why is my period late?");
  await expect(page.getByText(/^You are offline\..*send when you are connected/)).toBeVisible();

  await page.goto("/auth");
  await expect(page.getByText(/Signing in and new accounts need the network/)).toBeVisible();
  await page.getByLabel("Email").fill("ada@example.com");
  await page.getByLabel("Password", { exact: true }).fill("Turmeric4Seeds");
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("alert").getByText(/could not reach the network/)).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("ada@example.com");

  await page.goto("/resources");
  await expect(page.getByText(/^You are offline\. The resources need the network/)).toBeVisible();
  const gate = page.getByRole("dialog", { name: "Welcome!" });
  await gate.getByLabel("Name").fill("Adaeze");
  await gate.getByLabel("Email").fill("ada@example.com");
  await gate.getByRole("button", { name: "Submit" }).click();
  await expect(gate.getByRole("alert")).toContainText("We could not reach the network");
  await expect(gate.getByLabel("Name")).toHaveValue("Adaeze");
  await page.goto("/reset-password");
  await expect(page.getByText(/^You are offline\. A new password needs the network/)).toBeVisible();

  await page.goto("/chat");
  await expect(field).toHaveValue("Why is my period late?");
});

test("nothing about a person is kept: only the files of the site are, and her profile says that it needs the network", async ({
  page,
}) => {
  const person = newPerson();
  await haveAccount(page, person);
  await page.goto("/");
  await waitUntilKept(page);
  await page.goto("/profile");
  await expect(page.getByLabel("Full Name")).toBeVisible();
  await page.goto("/chat");
  await expect(page.getByRole("textbox", { name: "Your question" })).toBeEnabled();

  const kept = await page.evaluate(async () => {
    const found: { path: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        found.push({ path: new URL(request.url).pathname, text: (await answer?.text()) ?? "" });
      }
    }
    return found;
  });
  expect(kept.length).toBeGreaterThan(50);
  const strange = kept.filter(
    ({ path }) =>
      !/^\/(?:assets\/|fonts\/|(?:kept\.html|app-config\.json|icons\/icon\.svg)$)/.test(path),
  );
  expect(strange).toEqual([]);
  expect(kept.filter(({ text }) => text.includes(person.email))).toEqual([]);

  await page.context().setOffline(true);
  await page.goto("/profile");
  await expect(page.getByText(/^You are offline\. Your profile needs the network/)).toBeVisible();
  // The client tries several times before it gives up.
  await expect(page.getByText("We could not load your profile")).toBeVisible({ timeout: 30_000 });
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByLabel("Full Name")).toBeVisible();
});

test("who is signed in finds her chat and her profile when the network goes on her first visit", async ({
  page,
}) => {
  await haveAccount(page);
  await page.goto("/profile");
  await expect(page.getByLabel("Full Name")).toBeVisible();
  await waitUntilKept(page);
  await page.context().setOffline(true);
  await page.goto("/chat");
  await expect(page.getByRole("textbox", { name: "Your question" })).toBeVisible();
  await expect(page.getByText(/^You are offline\..*send when you are connected/)).toBeVisible();
  await page.goto("/profile");
  await expect(page.getByText(/^You are offline\. Your profile needs the network/)).toBeVisible();
  // The client tries several times before it gives up.
  await expect(page.getByText("We could not load your profile")).toBeVisible({ timeout: 30_000 });
});

test("a second visit takes nothing from the network but the page itself", async ({ page }) => {
  await page.goto("/articles/periods");
  await waitUntilKept(page);
  await page.goto("/articles/periods");
  await page.waitForLoadState("load");
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > 0)
      .map(({ name }) => name),
  );
  expect(fetched).toEqual([]);
});

test("a device that saves data keeps nothing until she asks for it", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await page.goto("/articles");
  const keep = page.getByRole("button", { name: "Keep the guides here" });
  await expect(keep).toBeVisible();
  const countCaches = () => page.evaluate(async () => (await caches.keys()).length);
  expect(await countCaches()).toBe(0);
  await keep.click();
  await expect(page.getByText("The guides are kept on this device")).toBeVisible();
  expect(await countCaches()).toBeGreaterThan(0);
  await page.context().setOffline(true);
  await page.goto("/articles/periods");
  await expect(savedToday(page)).toBeVisible();
});

test("a message that tells of danger shows help without a network, signed out too", async ({
  page,
}) => {
  await openOnceThenLeave(page);
  await page.goto("/chat");
  await page
    .getByRole("textbox", { name: "Your question" })
    .fill("I have sudden severe tummy pain and I am fainting");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Get medical help now" })).toBeVisible();
});
