import type { Page } from "@playwright/test";
import { z } from "zod";

import {
  ask,
  conversation,
  createAccount,
  expect,
  expectAccessible,
  newPerson,
  signIn,
  signOut,
  test,
  untilHydrated,
} from "./journey.ts";

const question = "How many hours must I fast for a fasting sugar test?";

async function expectOneAnsweredQuestion(page: Page): Promise<void> {
  const thread = conversation(page);
  await expect(thread.getByText(question, { exact: true })).toHaveCount(1);
  await expect(thread.getByText(/8 hours/)).toHaveCount(1);
  const text = await thread.innerText();
  expect(text.indexOf(question)).toBeLessThan(text.indexOf("8 hours"));
}

async function tokenOf(page: Page): Promise<{ token: string; id: string }> {
  const stored = await page.evaluate(() =>
    Object.values(localStorage).find((value) => value.includes("access_token")),
  );
  const session = z
    .object({ access_token: z.string(), user: z.object({ id: z.string() }) })
    .parse(JSON.parse(stored ?? "null"));
  return { token: session.access_token, id: session.user.id };
}

test("Section 2, Chat: she signs up, asks, gets an answer with its article, and finds it again", async ({
  page,
  browser,
}) => {
  const ada = newPerson();
  await createAccount(page, ada);
  await signIn(page, ada);
  await page.goto("/chat");
  await ask(page, question);
  const thread = conversation(page);
  await expect(thread.getByText(/8 hours/)).toBeVisible();
  await expect(thread.getByText("From our guides, no AI was used")).toBeVisible();
  await expect(thread.getByRole("link", { name: /fasting plasma glucose/i })).toBeVisible();
  await expectOneAnsweredQuestion(page);
  // At the end of the page nothing floats over the buttons of the answer.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expectAccessible(page);

  await page.reload();
  await expectOneAnsweredQuestion(page);
  const { id: adaId } = await tokenOf(page);

  await signOut(page);
  await page.goto("/chat");
  await expect(page.getByText(question, { exact: true })).toHaveCount(0);
  await signIn(page, ada);
  await page.goto("/chat");
  await expectOneAnsweredQuestion(page);

  await thread.getByRole("link", { name: /fasting plasma glucose/i }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/fasting plasma glucose/i);

  const visitor = await browser.newContext();
  const other = await visitor.newPage();
  const ngozi = newPerson();
  await createAccount(other, ngozi);
  await signIn(other, ngozi);
  await other.goto("/chat");
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(other.getByText(question, { exact: true })).toHaveCount(0);

  const { token } = await tokenOf(other);
  const configuration = z
    .object({ supabasePublishableKey: z.string() })
    .parse(await (await other.request.get("/app-config.json")).json());
  const headers = {
    apikey: configuration.supabasePublishableKey,
    authorization: `Bearer ${token}`,
  };
  const rows = await other.request.get(`/rest/v1/chat_messages?user_id=eq.${adaId}`, { headers });
  expect(await rows.json()).toEqual([]);
  const answer = await other.request.post("/functions/v1/claude-chat", {
    headers,
    data: { message: "What did I ask?", context: [], user_id: adaId },
  });
  expect(answer.status()).toBe(403);
  await visitor.close();
});

test("Section 5, Chat: signed out she can look, and what she typed is still there after signing in", async ({
  page,
}) => {
  const ada = newPerson();
  await createAccount(page, ada);
  await page.goto("/chat");
  await page.getByRole("textbox", { name: /question|message/i }).fill(question);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const alert = page
    .getByRole("alert")
    .filter({ hasText: "You must be logged in to send a message." });
  await expect(alert).toBeVisible();
  await expectAccessible(page);
  await alert.getByRole("link", { name: /sign in/i }).click();
  await page.getByLabel("Email").fill(ada.email);
  await page.getByLabel("Password", { exact: true }).fill(ada.password);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL((url) => url.pathname === "/chat");
  await expect(page.getByRole("textbox", { name: /question|message/i })).toHaveValue(question);
});

test("Section 5, Chat: what she reads stays where it is while she types", async ({ page }) => {
  await page.goto("/chat");
  const field = page.getByRole("textbox", { name: /question|message/i });
  await field.click();
  await untilHydrated(page);
  await page.keyboard.type(question);
  await expect(field).toHaveValue(question);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
