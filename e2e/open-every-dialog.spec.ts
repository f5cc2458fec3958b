import { expect, expectAccessible, haveAccount, openFoot, test, untilHydrated } from "./journey.ts";

test("the search has no fault axe can find, finds by every name, and closes by keyboard", async ({
  page,
}) => {
  await page.goto("/donate");
  const opener = page.getByRole("button", { name: /search/i });
  await opener.click();
  const dialog = page.getByRole("dialog");
  await dialog
    .getByRole("searchbox")
    .or(dialog.getByRole("combobox"))
    .first()
    .fill("PCOD sugar test");
  await expect(dialog.getByRole("link").or(dialog.getByRole("option")).first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test("the privacy choices have no fault axe can find and clear this device", async ({ page }) => {
  await page.goto("/donate");
  await page.evaluate(() => localStorage.setItem("userName", "Ada"));
  await (await openFoot(page)).getByRole("button", { name: "Privacy choices" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Clear my data on this device" }).click();
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
});

test("the account menu has no fault axe can find and leads to her profile", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "On a phone the menu is the drawer.");
  await haveAccount(page);
  await page.goto("/");
  await untilHydrated(page);
  await page
    .getByRole("banner")
    .getByRole("button", { name: /@example\.com/ })
    .click();
  await expect(page.getByRole("menuitem", { name: "Profile" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("menuitem", { name: "Profile" }).click();
  await expect(page.getByRole("heading", { name: "Your Profile" })).toBeVisible();
});

test("a message that tells of danger shows help first, signed out too", async ({ page }) => {
  await page.goto("/chat");
  await page.getByRole("textbox", { name: "Your question" }).fill("I want to kill myself");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const card = page.getByRole("alert").filter({ hasText: "Get medical help now" });
  await expect(card.getByRole("link", { name: /988/ })).toHaveAttribute("href", "tel:988");
  await expectAccessible(page);
  await card.getByRole("button", { name: "I am safe" }).click();
  await expect(card).toBeHidden();
});
