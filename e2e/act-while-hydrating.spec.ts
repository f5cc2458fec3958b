import { expect, test, untilHydrated } from "./journey";

/** How much slower than this machine the phone is on which a page is hydrated. */
const SLOWNESS = 6;

test("no key is lost while the page is hydrated", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWNESS });
  await page.goto("/chat", { waitUntil: "commit" });
  const field = page.getByRole("textbox", { name: "Your question" });
  await field.focus();
  const words = "What does high testosterone mean for my periods?";
  for (const letter of words) await page.keyboard.type(letter);
  await untilHydrated(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await expect(field).toHaveValue(words);
  // The page knows them too: what it does not know goes with the next key.
  await page.keyboard.type(" Thanks");
  await expect(field).toHaveValue(`${words} Thanks`);
});

for (const [moment, wait] of [
  ["before", 0],
  ["while", 150],
  ["still while", 400],
] as const) {
  test(`a link pressed ${moment} the page is hydrated leads on (${wait} ms)`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await page.goto("/articles", { waitUntil: "load" });
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWNESS });
    await page.waitForTimeout(wait);
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('main a[href="/articles/periods"]')?.click(),
    );
    await page.waitForURL((url) => url.pathname === "/articles/periods");
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await expect(
      page.getByRole("heading", { level: 1, name: "Periods and bleeding" }),
    ).toBeVisible();
  });
}

test("a button pressed while the page is hydrated answers once", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await page.goto("/articles", { waitUntil: "load" });
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWNESS });
  await page.getByRole("button", { name: "Search" }).dispatchEvent("click");
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await expect(page.getByRole("dialog", { name: /search/i })).toBeVisible();
});
