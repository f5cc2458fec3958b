import type { Page } from "@playwright/test";

import { conversation, expect, expectAccessible, openChat, openSide, test } from "./journey.ts";

const openSymptoms = (page: Page) =>
  openSide(page, { button: /^Symptoms/, sheet: "Your symptoms", column: "Your symptoms" });

test("Section 9, chat: ticked symptoms are answered, and their pattern is named with what it is not", async ({
  page,
}) => {
  await openChat(page);
  const panel = await openSymptoms(page);
  await expect(panel.getByRole("checkbox")).toHaveCount(13);
  await expect(panel.getByRole("button", { name: "Send symptoms" })).toBeDisabled();
  await panel.getByLabel(/Irregular/).check();
  await panel.getByLabel(/Acne/).check();
  await expectAccessible(page);
  await panel.getByRole("button", { name: "Send 2 symptoms" }).press("Enter");

  const consent = page.getByRole("dialog", { name: "Before you write" });
  await expect(consent.getByRole("heading")).toBeFocused();
  await consent.getByRole("button", { name: "I agree" }).click();
  await expect(
    conversation(page).getByText("Irregular, infrequent or missed periods"),
  ).toBeVisible();
  await expect(conversation(page).getByText("From our guides, no AI was used")).toBeVisible();

  const pattern = conversation(page).getByRole("region", { name: "Phenotype B" });
  await expect(pattern).toContainText("This is not a diagnosis.");
  await expect(pattern).toContainText("Only a clinician can confirm.");
});

test("a sign of danger in the list brings the urgent card, and no pattern", async ({ page }) => {
  await openChat(page);
  const panel = await openSymptoms(page);
  await panel.getByLabel(/Irregular/).check();
  await panel.getByLabel(/Acne/).check();
  await panel.getByLabel(/Pelvic or lower tummy pain/).check();
  await panel.getByRole("button", { name: "Send 3 symptoms" }).click();
  await expect(panel.getByRole("alert")).toHaveText("Please answer yes or no first.");
  await expect(panel.getByLabel("Yes")).toBeFocused();
  await panel.getByLabel("Yes").check();
  await panel.getByRole("button", { name: "Send 3 symptoms" }).click();
  await expect(page.getByRole("heading", { name: /Get medical help now/ })).toBeVisible();
  await expect(page.getByText(/Phenotype [ABCD]/)).toHaveCount(0);
});
