import type { Page } from "@playwright/test";

import {
  ask,
  conversation,
  expect,
  expectAccessibleWhenNarrow,
  haveAccount,
  test,
} from "./journey.ts";

const tool = "Use my record for this question";
const planted = ["Metforplant", "7.77", "plants/L", "PlantLab", "planted words", "9.91"];

async function openPart(page: Page, name: string): Promise<void> {
  const parts = page.getByRole("navigation", { name: "My record" });
  await parts.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

/** A record that holds every planted word. */
async function plant(page: Page): Promise<void> {
  await page.goto("/my-record");
  await page.getByRole("button", { name: "Start my record" }).click();
  await page.getByText("Note", { exact: true }).click();
  await page.getByLabel("Note", { exact: true }).fill("planted words");
  await page.getByRole("button", { name: "Save the note" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await openPart(page, "Medicines and times");
  await page.getByRole("button", { name: "Add" }).click();
  await page.getByLabel("Name").fill("Metforplant");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Metforplant · Medicine")).toBeVisible();
  await openPart(page, "Labs");
  await page.getByRole("button", { name: "Type one result" }).click();
  await page.getByLabel("Test, as printed").fill("TSH");
  await page.getByLabel("Result").fill("7.77");
  await page.getByLabel("Unit").fill("plants/L");
  await page.getByLabel("Range on the report").fill("0.1 - 9.91");
  await page.getByLabel("Day of the sample").fill("2026-03-04");
  await page.getByLabel("Lab (if you like)").fill("PlantLab");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved: TSH, 7.77 plants/L")).toBeVisible();
}

/** The bodies of all that leaves the page from now on. */
function sentFrom(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  return sent;
}

function plantedIn(sent: readonly string[]): string[] {
  return planted.filter((word) => sent.some((request) => request.includes(word)));
}

async function askNext(page: Page, question: string, answers: number): Promise<void> {
  await ask(page, question);
  await expect(conversation(page).getByText("From our guides, no AI was used")).toHaveCount(
    answers,
  );
}

test("her record stays on the device but for the lines she sees, with one question", async ({
  page,
}) => {
  test.slow();
  await haveAccount(page);
  const sent = sentFrom(page);
  await plant(page);
  await page.goto("/chat");
  const button = page.getByRole("button", { name: tool });
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await askNext(page, "What is PCOS?", 1);
  expect(plantedIn(sent)).toEqual([]);

  await button.click();
  const lines = page.getByRole("region", { name: "From my record" });
  await expect(lines.getByText(/TSH 7\.77 plants\/L \(0\.1 - 9\.91\), 4 March 2026/)).toBeVisible();
  await expectAccessibleWhenNarrow(page, { inTheDark: "every rule" });
  await lines.getByRole("button", { name: /^Leave out: Medicine now: Metforplant/ }).click();
  await expect(lines.getByRole("listitem")).toHaveCount(1);
  const [line = ""] = await lines.getByRole("listitem").allInnerTexts();
  expect(plantedIn(sent)).toEqual([]);
  await page
    .getByRole("textbox", { name: /question|message/i })
    .fill("What does my last test say?");
  const asking = page.waitForRequest(/claude-chat/);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const { message } = (await asking).postDataJSON();
  expect(message).toBe(
    `What does my last test say?\n\n[From my record, chosen by me: 1 line]\n${line.trim()}`,
  );
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await expect(lines).toHaveCount(0);
  await expect(conversation(page).getByText("What does my last test say?")).toBeVisible();
  expect(plantedIn(sent)).toEqual(["7.77", "plants/L", "9.91"]);
  await expect(page.getByRole("button", { name: "Stop" })).toHaveCount(0);

  sent.length = 0;
  await ask(page, "How many hours must I fast for a fasting sugar test?");
  await expect(
    conversation(page)
      .getByText(/8 hours/)
      .first(),
  ).toBeVisible();
  expect(plantedIn(sent)).toEqual([]);
});

test("where the record is locked, the chat does not offer it", async ({ page }) => {
  await haveAccount(page);
  await page.goto("/my-record");
  await page.getByRole("button", { name: "Start with a lock" }).click();
  await page.getByLabel("New PIN").fill("402917");
  await page.getByLabel("The same PIN again").fill("402917");
  await page.getByRole("button", { name: "Set the lock" }).click();
  await expect(page.getByText("Your record is locked with a PIN.")).toBeVisible();
  await page.goto("/chat");
  await expect(page.getByRole("button", { name: "Attach a file" })).toBeEnabled();
  await expect(page.getByRole("button", { name: tool })).toHaveCount(0);
});

test("the rows of an answer come to her record one by one, and nothing is kept before", async ({
  page,
}) => {
  test.slow();
  await haveAccount(page);
  await page.goto("/chat");
  await ask(page, "My TSH is 2.1 mIU/L (0.4 - 4.0) and my testosterone is 67 ng/dL (8 - 60)");
  await page.getByRole("link", { name: "Keep these values" }).click();
  await expect(page.getByRole("button", { name: "Start my record" })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toMatch(/2\.1|TSH/);
  expect(
    await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)),
  ).not.toContain("pcos-care-record");
  await page.getByRole("button", { name: "Start my record" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Check the slip" })).toBeVisible();
  await page.getByLabel("Day of the sample").fill("2026-03-04");
  await page.getByRole("button", { name: "Check the rows" }).click();
  await expect(page.getByRole("heading", { name: "1 of 2" })).toBeFocused();
  await expectAccessibleWhenNarrow(page);
  await page.getByRole("button", { name: "Right" }).click();
  await page.getByRole("button", { name: "Leave out" }).click();
  await page.getByRole("button", { name: "Keep 1 result" }).click();
  await page.getByRole("link", { name: "See your results" }).click();
  await expect(page.getByRole("list", { name: "Your tests" }).getByRole("listitem")).toHaveCount(1);
  await expect(page.getByText("2.1 mIU/L")).toBeVisible();
});
