import type { Page } from "@playwright/test";

import {
  createAccount,
  expect,
  expectAccessible,
  newPerson,
  type Person,
  signIn,
  test,
} from "./journey.ts";

/** A new person, signed in and at her profile. */
async function openHerProfile(page: Page): Promise<Person> {
  const ada = newPerson();
  await createAccount(page, ada);
  await signIn(page, ada);
  await page.goto("/profile");
  return ada;
}

test("Sections 2 and 4, Profile: she fills in her profile and finds it again", async ({ page }) => {
  await openHerProfile(page);
  await expect(page.getByRole("heading", { name: "Your Profile" })).toBeVisible();
  await expect(page.getByText("Edit your profile information below")).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel("Full Name").fill("Adaeze Ọbị");
  await page.getByLabel("Date of Birth").fill("1994-03-14");
  await page.getByLabel("Phone Number").fill("+234 800 000 0000");
  await page.getByRole("combobox", { name: "Country" }).click();
  const list = page.getByRole("listbox").getByRole("presentation").first();
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(240);
  await page.keyboard.type("nigeria");
  await expect(page.getByRole("option", { name: "Nigeria" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "Country" })).toContainText("Nigeria");
  await expect(page.getByText("Email cannot be changed")).toBeVisible();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Your profile has been successfully updated.")).toBeVisible();
  await expect(page.getByText("View and update your personal information")).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByLabel("Full Name")).toHaveValue("Adaeze Ọbị");
  await expect(page.getByLabel("Date of Birth")).toHaveValue("1994-03-14");
  await expect(page.getByRole("combobox", { name: "Country" })).toContainText("Nigeria");

  await page.getByLabel("Full Name").fill("Someone else");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Not saved yet").first()).toBeVisible();
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await expect(page.getByLabel("Full Name")).toHaveValue("Someone else");
});

test("she types only a part of her date of birth; nothing is saved and nothing is lost", async ({
  page,
}) => {
  await openHerProfile(page);
  await page.getByLabel("Full Name").fill("Adaeze");
  await page.getByLabel("Date of Birth").focus();
  await page.keyboard.type("1403");
  await page.getByRole("button", { name: "Save Changes" }).click();

  await expect(
    page.getByRole("main").getByText("Enter a full date of birth: day, month and year."),
  ).toBeVisible();
  await expect(page.getByLabel("Full Name")).toHaveValue("Adaeze");
  await page.getByLabel("Date of Birth").fill("1994-03-14");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Your profile has been successfully updated.")).toBeVisible();
});

test.describe("a date of birth that cannot be", () => {
  test.use({ expectedFailures: [/status of 422/] });

  test("she types a digit too many, and then a year long ago; all she typed stays, and she reads what to enter", async ({
    page,
  }) => {
    await openHerProfile(page);
    await page.getByLabel("Phone Number").fill("+234 800 000 0000");
    await page.getByLabel("Date of Birth").focus();
    await page.keyboard.type("031419944");
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByText("+234 800 000 0000")).toBeVisible();

    await page.getByRole("button", { name: "Edit Profile" }).click();
    await page.getByLabel("Date of Birth").fill("1894-03-14");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(
      page.getByRole("main").getByText("Enter a date of birth between 1900 and today."),
    ).toBeVisible();
    await expect(page.getByLabel("Phone Number")).toHaveValue("+234 800 000 0000");
  });
});

test("Section 6, Profile: a stranger is led to the sign-in screen", async ({ page }) => {
  await page.goto("/profile");
  await page.waitForURL((url) => url.pathname === "/auth");
  await expect(page.getByRole("tab", { name: "Sign In" })).toBeVisible();
});

test.describe("erasure", () => {
  // Ending a session that went with the account is refused, as it should be.
  test.use({ expectedFailures: [/status of 403/] });

  test("she deletes her account; it is gone and the address can register again", async ({
    page,
  }) => {
    const ada = await openHerProfile(page);
    await page.getByRole("button", { name: /delete my account/i }).click();
    const dialog = page.getByRole("dialog");
    await expectAccessible(page);
    await dialog.getByLabel("Password", { exact: true }).fill(ada.password);
    await dialog.getByRole("button", { name: /delete/i }).click();
    await page.waitForURL((url) => url.pathname === "/");
    await createAccount(page, ada);
  });
});
