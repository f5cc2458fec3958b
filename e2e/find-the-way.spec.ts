import { expect, expectAccessible, test } from "./journey.ts";

const open = [
  "/",
  "/auth",
  "/reset-password",
  "/chat",
  "/lab-tests",
  "/lab-tests/hba1c",
  "/urgent-help",
];

for (const path of open) {
  test(`${path} has one heading, no fault axe can find and no sideways scroll`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test.describe("an unknown address", () => {
  test.use({ expectedFailures: [/status of 404/] });

  test("says so with a way home", async ({ page }) => {
    const response = await page.goto("/no-such-page");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
    await expectAccessible(page);
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL("/");
  });
});

test("the old program address leads to the guide and leaves no step back to itself", async ({
  page,
}) => {
  await page.goto("/");
  await page.goto("/pcos-program");
  await page.waitForURL((url) => url.pathname === "/guide");
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("the six links are one press away, and the page's heading gets the focus", async ({
  page,
  isMobile,
}) => {
  await page.goto("/");
  const names = [
    "Home",
    "Symptom Checker",
    "Risk Assessment",
    "Resources",
    "PCOS Program",
    "AI Health Assistant",
  ];
  if (isMobile) await page.getByRole("button", { name: "Open menu" }).click();
  const navigation = isMobile ? page.getByRole("dialog") : page.getByRole("banner");
  for (const name of names) {
    await expect(navigation.getByRole("link", { name, exact: true })).toBeVisible();
  }
  if (isMobile) await expectAccessible(page);
  await navigation.getByRole("link", { name: "AI Health Assistant" }).click();
  await expect(page).toHaveURL("/chat");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});
