import type { Page } from "@playwright/test";

import { startServer } from "../tests/stack/server.ts";
import { type ScriptedModelServer, startScriptedModelServer } from "./scripted-model-server.ts";
import {
  ask,
  conversation,
  expect,
  expectAccessible,
  haveAccount,
  test as journey,
} from "./journey.ts";

/** A site of its own, whose companion says what the journey scripts. */
const test = journey.extend<object, { model: ScriptedModelServer; site: string }>({
  model: [
    // oxlint-disable-next-line no-empty-pattern -- the first parameter must be taken apart
    async ({}, use) => {
      const model = await startScriptedModelServer();
      await use(model);
      await model.stop();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ model }, use) => {
      const server = await startServer({
        env: {
          ANTHROPIC_API_KEY: "scripted",
          ANTHROPIC_BASE_URL: model.url,
          ANTHROPIC_MODEL: "scripted",
        },
      });
      await use(server.url);
      await server.remove();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: async ({ site }, use) => use(site),
});

const question = "What should I know about lab tests?";

async function askAsSomebodyNew(page: Page): Promise<void> {
  await haveAccount(page);
  await page.goto("/chat");
  await ask(page, question);
}

async function say(model: ScriptedModelServer, from: number, to: number): Promise<void> {
  for (let number = from; number <= to; number += 1) {
    // oxlint-disable-next-line no-await-in-loop -- word after word
    await model.say(`**Point ${number}.** Eat as usual, and ask what the test is for.\n\n`);
  }
}

/** Waits until a point is there and the page has come to rest. */
async function seen(page: Page, number: number): Promise<void> {
  await expect(conversation(page).getByText(`Point ${number}.`, { exact: true })).toBeAttached();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** How far the page is scrolled, and how far the end of the chat lies below the window. */
function place(page: Page): Promise<{ top: number; toEnd: number }> {
  return page.evaluate(() => {
    const chat = document.querySelector("main")?.getBoundingClientRect();
    return {
      top: Math.round(window.scrollY),
      toEnd: Math.round((chat?.bottom ?? 0) - window.innerHeight),
    };
  });
}

test("she reads from her question on, follows the end if she goes there, and keeps her place when she leaves it", async ({
  page,
  model,
}) => {
  await askAsSomebodyNew(page);
  await say(model, 1, 2);
  await seen(page, 2);
  const asked = conversation(page).getByText(question, { exact: true });
  const header = page.getByText("Not for emergencies, not a diagnosis.");
  const questionTop = async () => (await asked.boundingBox())?.y ?? 0;
  const first = await questionTop();
  const covered = await header.boundingBox();
  expect(first).toBeGreaterThan((covered?.y ?? 0) + (covered?.height ?? 0));
  expect(first).toBeLessThan(260);

  await say(model, 3, 20);
  await seen(page, 20);
  expect(await questionTop()).toBe(first);
  const jump = page.getByRole("button", { name: "Jump to latest" });
  await jump.click();
  await say(model, 21, 25);
  await seen(page, 25);
  expect((await place(page)).toEnd).toBeLessThanOrEqual(1);

  await page.mouse.move(150, 400);
  await page.mouse.wheel(0, -200);
  await expect(jump).toBeVisible();
  const { top } = await place(page);
  await say(model, 26, 125);
  await seen(page, 125);
  expect((await place(page)).top).toBe(top);

  await model.finish();
  await expect(page.getByRole("button", { name: "Send", exact: true })).toBeVisible();
  await expect(conversation(page).getByText("General information.")).toBeAttached();
  expect((await place(page)).top).toBe(top);
  await expectAccessible(page);
});

test("she stops an answer, and what she had seen of it is there after a reload", async ({
  page,
  model,
}) => {
  await askAsSomebodyNew(page);
  await say(model, 1, 3);
  await seen(page, 3);
  await page.keyboard.press("Escape");
  await expect(conversation(page).getByText("Stopped", { exact: true })).toBeVisible();
  await say(model, 4, 5);
  await model.finish();
  await page.reload();
  const thread = conversation(page);
  await expect(thread.getByText("Stopped", { exact: true })).toBeVisible({ timeout: 15_000 });
  await expect(thread.getByText("Point 3.", { exact: true })).toBeVisible();
  await expect(thread.getByText("Point 4.", { exact: true })).toHaveCount(0);

  await thread.getByRole("button", { name: "Ask again" }).click();
  await model.say("All of it.");
  await model.finish();
  await expect(thread.getByText("All of it.")).toBeVisible();
  await expect(thread.getByText(question, { exact: true })).toHaveCount(2);
});
