import type { APIRequestContext, Page } from "@playwright/test";

import {
  expect,
  expectAccessible,
  haveAccount,
  newPerson,
  signOut,
  test,
  unfoldAll,
  untilHydrated,
} from "./journey.ts";

type Mail = { subject: string; text: string };

const notice = "**/api/v1.0/email/send";

async function followResources(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole("button", { name: "Open menu" }).click();
  const navigation = isMobile
    ? page.getByRole("dialog", { name: "Menu" })
    : page.getByRole("banner");
  // Followed earlier, it is a link as any other, and the question stands before the page it leads to.
  await untilHydrated(page);
  await navigation.getByRole("link", { name: "Resources", exact: true }).click();
}

function welcome(page: Page) {
  return page.getByRole("dialog", { name: "Welcome!" });
}

/** Gives name and e-mail; hands over the status with which the visitor was recorded. */
async function introduceHerself(page: Page, email: string): Promise<number> {
  const recorded = page.waitForResponse((response) => response.url().endsWith("/rest/v1/visitors"));
  await welcome(page).getByLabel("Name").fill("Ada Obi");
  await welcome(page).getByLabel("Email").fill(email);
  await welcome(page).getByRole("button", { name: "Submit" }).click();
  return (await recorded).status();
}

async function noticesAbout(request: APIRequestContext, email: string): Promise<Mail[]> {
  const mails: Mail[] = await (await request.get("/_mail.json")).json();
  return mails.filter(({ text }) => text.includes(email));
}

function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
}

test("Section 4, Resources gate: she gives her name and email once, the provider hears of it, and she is in", async ({
  page,
  request,
  isMobile,
}) => {
  const { email } = newPerson();
  await page.goto("/lab-tests");
  await followResources(page, isMobile);
  await expect(welcome(page)).toBeVisible();
  await expect(welcome(page).getByLabel("Name")).toBeFocused();
  await expect(page).toHaveURL("/lab-tests");
  await expectAccessible(page);

  expect(await introduceHerself(page, email)).toBe(201);
  await expect(page).toHaveURL("/resources");
  await expect(page.getByRole("heading", { level: 1, name: "Resources" })).toBeFocused();
  await expect(welcome(page)).toBeHidden();
  const notices = await noticesAbout(request, email);
  expect(notices.map(({ subject }) => subject)).toEqual(["New visitor: Ada Obi"]);
  expect((await storedKeys(page)).toSorted()).toEqual(["userEmail", "userName"]);

  await page.goto("/lab-tests");
  await followResources(page, isMobile);
  await expect(page.getByRole("navigation", { name: "Categories" })).toBeVisible();
});

test("Section 4, Resources gate: a direct visit waits behind the dialog, and Cancel leads home", async ({
  page,
}) => {
  await page.goto("/resources?category=labs");
  await expect(welcome(page)).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Categories" })).toBeHidden();
  await expectAccessible(page);
  await welcome(page).getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL("/");
  expect(await storedKeys(page)).toEqual([]);
});

test("Section 4, Resources gate: Cancel leaves her where she was", async ({ page, isMobile }) => {
  await page.goto("/lab-tests");
  await followResources(page, isMobile);
  await expect(welcome(page).getByLabel("Name")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(welcome(page)).toBeHidden();
  await expect(page).toHaveURL("/lab-tests");
  await unfoldAll(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^HbA1c/ })
    .first()
    .click();
  await expect(page).toHaveURL("/lab-tests/hba1c");
});

test("Section 5, Welcome dialog: says what to mend before anything is sent", async ({ page }) => {
  await page.goto("/resources");
  await welcome(page).getByRole("button", { name: "Submit" }).click();
  await expect(welcome(page).getByText("Please enter your name.")).toBeVisible();
  await expect(welcome(page).getByText("Please enter a valid email address.")).toBeVisible();
  await expect(welcome(page).getByLabel("Name")).toBeFocused();
  await expectAccessible(page);
  await welcome(page).getByLabel("Email").fill("ada@example.com");
  await expect(welcome(page).getByText("Please enter a valid email address.")).toBeHidden();
});

test.describe("when EmailJS does not take the notice", () => {
  test.use({ expectedFailures: [/EmailJS error: |status of 500/] });

  test("Section 8, E-mail send failure: an alert says so, the record stays, and she is in", async ({
    page,
  }) => {
    const { email } = newPerson();
    await page.route(notice, (route) => route.fulfill({ status: 500, body: "Out of order" }));
    const alerts: string[] = [];
    page.on("dialog", async (dialog) => {
      alerts.push(dialog.message());
      await dialog.accept();
    });
    await page.goto("/resources");
    expect(await introduceHerself(page, email)).toBe(201);
    await expect(page.getByRole("navigation", { name: "Categories" })).toBeVisible();
    expect(alerts).toEqual(["EmailJS error: Out of order"]);
  });
});

test.describe("without a network", () => {
  test.use({ expectedFailures: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/] });

  test("Section 7, Registration call: nothing she typed is lost, and a second try works", async ({
    page,
    context,
  }) => {
    const { email } = newPerson();
    await page.goto("/resources");
    await welcome(page).getByLabel("Name").fill("Ada Obi");
    await welcome(page).getByLabel("Email").fill(email);
    await context.setOffline(true);
    await welcome(page).getByRole("button", { name: "Submit" }).click();
    await expect(welcome(page).getByRole("alert")).toContainText("We could not reach the network");
    await context.setOffline(false);
    await expect(welcome(page).getByLabel("Name")).toHaveValue("Ada Obi");
    await welcome(page).getByRole("button", { name: "Submit" }).click();
    await expect(page.getByRole("navigation", { name: "Categories" })).toBeVisible();
  });
});

test("Section 6, Resources gate: a signed-in woman finds her email filled in, and is not asked again after signing out", async ({
  page,
}) => {
  const ada = newPerson();
  await haveAccount(page, ada);
  await page.goto("/resources");
  await expect(welcome(page).getByLabel("Email")).toHaveValue(ada.email);
  await welcome(page).getByLabel("Name").fill("Ada Obi");
  await welcome(page).getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("navigation", { name: "Categories" })).toBeVisible();
  await signOut(page);
  await page.goto("/resources");
  await expect(page.getByRole("navigation", { name: "Categories" })).toBeVisible();
});

test.describe("inside", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem("userName", "Ada Obi");
      localStorage.setItem("userEmail", "ada@example.com");
    });
  });

  for (const category of ["videos", "labs", "fertility-centers"]) {
    test(`Resources: ${category} has no fault axe can find and no sideways scroll`, async ({
      page,
    }) => {
      await page.goto(`/resources?category=${category}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page.getByRole("navigation", { name: "Categories" })).toBeVisible();
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }

  test("Section 2, Resources: she chooses Labs, reads the guide, and Back returns to the videos", async ({
    page,
  }) => {
    await page.goto("/resources");
    await expect(page.getByRole("link", { name: /^Search YouTube/ })).toHaveCount(5);
    await page.getByRole("link", { name: /^Labs/ }).click();
    await page.getByRole("link", { name: "Read the guide: Comprehensive PCOS Lab Tests" }).click();
    const guide = page.getByRole("heading", { name: "Comprehensive PCOS Lab Tests", level: 2 });
    await expect(guide).toBeInViewport();
    await expect(guide).toBeFocused();
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Videos", level: 2 })).toBeVisible();
  });

  test("Site search: from any page to what she needs, also without a network once it is open", async ({
    page,
    context,
  }) => {
    await page.goto("/bmi-calculator");
    await page.getByRole("button", { name: "Search" }).click();
    const search = page.getByRole("dialog", { name: "Search" });
    await expect(search.getByRole("searchbox")).toBeFocused();
    await context.setOffline(true);
    await search.getByRole("searchbox").fill("pmos");
    await expect(search.getByRole("link", { name: /Risk Assessment/ })).toBeVisible();
    await context.setOffline(false);
    await expectAccessible(page);
    await search.getByRole("searchbox").fill("egg count");
    // She goes to what she sees.
    await expect(search.getByRole("link", { name: /Anti-Müllerian/ }).first()).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(search).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Anti-Müllerian hormone (AMH)",
    );
  });
});
