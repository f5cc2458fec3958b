import type { Locator, Page } from "@playwright/test";

import {
  conversation,
  expect,
  newPerson,
  openFoot,
  type Person,
  test,
  untilHydrated,
} from "./journey.ts";

/** Goes on with the Tab key until the focus is where it should be. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
  await expect(field).toHaveValue(text);
}

/** Opens a page; the first Tab hydrates it. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.keyboard.press("Tab");
  await untilHydrated(page);
}

async function signUpAndIn(page: Page, { email, password }: Person): Promise<void> {
  await open(page, "/auth");
  const signIn = page.getByRole("tab", { name: "Sign In" });
  await tabTo(page, signIn);
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Create Account" })).toBeFocused();
  await typeInto(page, page.getByRole("textbox", { name: "Email" }), email);
  await typeInto(page, page.getByLabel("Password", { exact: true }), password);
  await typeInto(page, page.getByLabel("Confirm Password", { exact: true }), password);
  await press(page, page.getByRole("button", { name: "Create Account" }));
  await expect(signIn).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("main").locator(":focus")).toContainText("Your account is ready.");
  await typeInto(page, page.getByRole("textbox", { name: "Email" }), email);
  await typeInto(page, page.getByLabel("Password", { exact: true }), password);
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname === "/");
}

async function skipToMain(page: Page): Promise<void> {
  const skip = page.getByRole("link", { name: "Skip to main content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
}

test("she opens the menu, closes it, and goes to another page", async ({ page, isMobile }) => {
  test.skip(!isMobile, "A desktop shows the links without a menu.");
  await open(page, "/");
  const button = page.getByRole("button", { name: "Open menu" });
  await tabTo(page, button);
  await page.keyboard.press("Enter");
  const menu = page.getByRole("dialog");
  await expect(menu.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(menu.locator(":focus")).toHaveCount(1);
  await tabTo(page, menu.getByRole("link", { name: "Risk Assessment" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/risk-assessment");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("she answers all eight questions and reads her result", async ({ page }) => {
  await open(page, "/risk-assessment");
  await skipToMain(page);
  const answer = async (name: string) => {
    await tabTo(page, page.getByRole("radio").first());
    await page.keyboard.press("Space");
    await tabTo(page, page.getByRole("button", { name }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  };
  for (let question = 1; question < 8; question += 1) {
    await expect(page.getByText(`Question ${question} of 8`)).toBeVisible();
    await answer("Next");
  }
  await answer("Submit");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Your result");
});

test("an arrow pressed while the results change leads to what is found, however fast she types", async ({
  page,
}) => {
  await open(page, "/donate");
  await press(page, page.getByRole("banner").getByRole("button", { name: "Search" }));
  const search = page.getByRole("dialog", { name: "Search" });
  const field = search.getByRole("searchbox");
  await expect(field).toBeFocused();
  await page.keyboard.type("prolactin");
  await expect(search.getByRole("link", { name: /^Prolactin/ })).toBeVisible();
  // The last letters and the arrow come in one go, before the page has had time for anything else.
  await field.evaluate((input: HTMLInputElement) => {
    input.select();
    document.execCommand("insertText", false, "ovulation");
    const arrow = { key: "ArrowDown", bubbles: true, cancelable: true };
    input.dispatchEvent(new KeyboardEvent("keydown", arrow));
  });
  await expect(search.getByRole("link", { name: /^Prolactin/ })).toBeHidden();
  await expect(search.getByRole("link").first()).toBeFocused();
});

test("she works out her BMI", async ({ page }) => {
  await open(page, "/bmi-calculator");
  await skipToMain(page);
  const height = page.getByRole("textbox", { name: "Height" });
  await tabTo(page, height);
  await page.keyboard.press("Control+A");
  await page.keyboard.type("170");
  await tabTo(page, page.getByRole("slider", { name: /weight/i }));
  await page.keyboard.press("ArrowRight");
  await tabTo(page, page.getByRole("button", { name: "Calculate BMI" }));
  await page.keyboard.press("Enter");
  const results = page.getByRole("region", { name: "BMI results" });
  await expect(results.getByRole("heading").first()).toBeFocused();
  await expect(results).toContainText("21.1");
});

test("she looks at each level of the fitness plan with the arrows", async ({ page }) => {
  await open(page, "/fitness-routine");
  await tabTo(page, page.getByRole("tab", { name: "Beginner" }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Intermediate" })).toBeFocused();
  await expect(page.getByRole("tabpanel", { name: "Intermediate" })).toBeVisible();
  await page.keyboard.press("End");
  await expect(page.getByRole("tabpanel", { name: "Advanced" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tabpanel", { name: "Beginner" })).toBeVisible();
});

test("she makes an account, signs in, opens her profile and chooses her country by its first letters", async ({
  page,
  isMobile,
}) => {
  const ada = newPerson();
  await signUpAndIn(page, ada);
  if (isMobile) {
    await press(page, page.getByRole("button", { name: "Open menu" }));
    await press(page, page.getByRole("dialog").getByRole("link", { name: "My Profile" }));
  } else {
    await press(page, page.getByRole("banner").getByRole("button", { name: /@example\.com/ }));
    await expect(page.locator("[role=menu]:focus, [role=menu] :focus")).toHaveCount(1);
    await page.keyboard.type("pro");
    await expect(page.getByRole("menuitem", { name: "Profile" })).toBeFocused();
    await page.keyboard.press("Enter");
  }
  await typeInto(page, page.getByRole("textbox", { name: "Full Name" }), "Ada Obi");
  await tabTo(page, page.getByLabel("Date of Birth"));
  await page.keyboard.type("03031994");
  await expect(page.getByLabel("Date of Birth")).toHaveValue("1994-03-03");
  const country = page.getByRole("combobox", { name: "Country" });
  await press(page, country);
  await expect(page.getByRole("listbox").locator(":focus")).toHaveCount(1);
  await page.keyboard.type("nigeria");
  await expect(page.getByRole("option", { name: "Nigeria" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(country).toBeFocused();
  await expect(country).toContainText("Nigeria");
  await press(page, page.getByRole("button", { name: "Save Changes" }));
  await expect(page.getByText("Your profile has been successfully updated.")).toBeVisible();
  await press(page, page.getByRole("button", { name: "Edit Profile" }));
  await expect(page.getByRole("button", { name: "Save Changes" })).toBeVisible();
});

test("she asks for a link to reset her password", async ({ page }) => {
  await open(page, "/auth");
  await press(page, page.getByRole("button", { name: "Forgot your password?" }));
  await expect(page.getByRole("heading", { name: "Reset Password" })).toBeFocused();
  await typeInto(page, page.getByRole("textbox", { name: "Email" }), newPerson().email);
  await press(page, page.getByRole("button", { name: "Send Reset Link" }));
  await expect(page.getByRole("main").locator(":focus")).toContainText(
    "an email with a reset link is on its way",
  );
});

test("she gives her name and email before the resources", async ({ page }) => {
  await open(page, "/donate");
  const link = (await openFoot(page)).getByRole("link", { name: "Resources", exact: true });
  await press(page, link);
  const dialog = page.getByRole("dialog", { name: "Welcome!" });
  await expect(dialog.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.locator(":focus")).toHaveCount(1);
  await press(page, dialog.getByRole("button", { name: "Submit" }));
  const name = dialog.getByRole("textbox", { name: "Name" });
  await expect(name).toBeFocused();
  await page.keyboard.type("Ada");
  await typeInto(page, dialog.getByRole("textbox", { name: "Email" }), newPerson().email);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/resources");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("she asks the companion and agrees first", async ({ page }) => {
  await signUpAndIn(page, newPerson());
  const chat = page
    .getByRole("main")
    .getByRole("link", { name: "Chat with an AI Health Assistant" })
    .first();
  await press(page, chat);
  await expect(page).toHaveURL("/chat");
  const question = "How many hours must I fast for a fasting sugar test?";
  await typeInto(page, page.getByRole("textbox", { name: /question|message/i }), question);
  await press(page, page.getByRole("button", { name: "Send", exact: true }));
  await press(page, page.getByRole("button", { name: "I agree" }));
  await expect(conversation(page).getByText(/8 hours/)).toBeVisible();
  await press(page, conversation(page).getByRole("link", { name: /fasting plasma glucose/i }));
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/fasting plasma glucose/i);
});

test("she clears her data on this device in the privacy choices", async ({ page }) => {
  await open(page, "/donate");
  await page.evaluate(() => localStorage.setItem("userName", "Ada"));
  await openFoot(page);
  const button = page.getByRole("button", { name: "Privacy choices" });
  await press(page, button);
  const dialog = page.getByRole("dialog", { name: "Privacy choices" });
  await expect(dialog.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.locator(":focus")).toHaveCount(1);
  await press(page, dialog.getByRole("button", { name: "Clear my data on this device" }));
  await expect(dialog.getByRole("status")).toContainText("Your data is gone from this device");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
});
