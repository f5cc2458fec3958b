import { z } from "zod";

import { createAccount, expect, expectAccessible, newPerson, signIn, test } from "./journey.ts";

const mailbox = z.array(z.object({ to: z.string(), subject: z.string(), text: z.string() }));

test.use({ expectedFailures: [/status of 4\d\d/] });

test("Section 4, Reset-password screen: she resets her password through the mailbox; the old one and the used link then fail", async ({
  page,
}) => {
  const ada = newPerson();
  await createAccount(page, ada);
  await page.goto("/auth");
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("heading", { name: "Reset Password" })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Email").fill(ada.email);
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await expect(page.getByRole("tab", { name: "Sign In" })).toBeVisible();

  const mails = mailbox.parse(await (await page.request.get("/_mail.json")).json());
  const link = mails.findLast(({ to }) => to === ada.email)?.text.match(/https?:\S+/)?.[0];
  expect(link).toContain("/reset-password");

  await page.goto(link ?? "");
  await expect(page.getByRole("heading", { name: "Reset Your Password" })).toBeVisible();
  await expect(page.getByLabel("New Password", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/reset-password$/);
  await expectAccessible(page);
  const changed = { ...ada, password: "Okra5Blossom" };
  await page.getByLabel("New Password", { exact: true }).fill(changed.password);
  await page.getByLabel("Confirm Password", { exact: true }).fill(changed.password);
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(page.getByText("Your password has been reset successfully.")).toBeVisible();
  await page.waitForURL((url) => url.pathname === "/auth");

  await page.getByLabel("Email").fill(ada.email);
  await page.getByLabel("Password", { exact: true }).fill(ada.password);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(ada.email);
  await signIn(page, changed);

  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto(link ?? "");
  await expect(page.getByText(/expired|already been used|no longer works/i)).toBeVisible();
  await expectAccessible(page);
});
