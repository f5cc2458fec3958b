import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Page } from "@playwright/test";

import { examine } from "../deploy/examine.ts";
import { freePort } from "../supabase/local/free-port.ts";
import { mailsOf, startServer, type TestServer } from "../tests/stack/server.ts";
import {
  ask,
  conversation,
  createAccount,
  expect,
  newPerson,
  signIn,
  test as journey,
  untilHydrated,
} from "./journey.ts";

const project = join(import.meta.dirname, "..");
const labPhoto = join(project, "tests/ocr/dev/r00_clean.jpg");

/** The site as a plain host of files serves it, and its backend at another origin. */
type HostedSite = { address: string; folder: string; backend: TestServer };

async function upload(use: (site: HostedSite) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "pcos-care-hosted-"));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const backend = await startServer({ env: { ALLOWED_ORIGINS: address, ANTHROPIC_API_KEY: "" } });
  const built = spawnSync(
    "vite",
    ["build", "--logLevel=warn", "--outDir", folder, "--emptyOutDir"],
    {
      cwd: project,
      env: {
        ...process.env,
        VITE_SUPABASE_URL: backend.url,
        VITE_SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
        VITE_SITE_URL: address,
      },
    },
  );
  expect(built.status, String(built.stderr)).toBe(0);
  const host = spawn(process.execPath, ["supabase/local/serve.ts", folder], {
    cwd: project,
    env: { ...process.env, PORT: String(port) },
  });
  if (host.stdout) await once(host.stdout, "data");
  await use({ address, folder, backend });
  host.kill();
  await backend.remove();
  rmSync(folder, { recursive: true, force: true });
}

const test = journey.extend<{ violations: string[] }, { site: HostedSite }>({
  // Playwright reads from the pattern which other fixtures are wanted.
  // oxlint-disable-next-line no-empty-pattern
  site: [({}, use) => upload(use), { scope: "worker", timeout: 240_000 }],
  baseURL: ({ site }, use) => use(site.address),
  expectedFailures: ({ site }, use) => use([new RegExp(`^third party: ${site.backend.url}$`)]),
  violations: [
    async ({ page }, use) => {
      const violations: string[] = [];
      await page.exposeFunction("noteViolation", (text: string) => violations.push(text));
      await page.addInitScript(
        'addEventListener("securitypolicyviolation", (event) => noteViolation(`${event.violatedDirective} ${event.blockedURI} on ${location.pathname}`));',
      );
      await use(violations);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

// One build and one backend serve all of these.
test.describe.configure({ mode: "default" });
test.use({ serviceWorkers: "allow" });

async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

test("deep links open their own page, an address without one is a 404, and each page holds its policy", async ({
  request,
  site: { address, backend, folder },
}) => {
  for (const [path, status] of [
    ["/lab-tests/hba1c", 200],
    ["/chat", 200],
    ["/no-such-page", 404],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(status);
    const html = await answer.text();
    expect(html).toContain(`connect-src 'self' ${backend.url}`);
    expect(html.indexOf("Content-Security-Policy")).toBeLessThan(html.indexOf("<script"));
    expect(answer.headers()["content-security-policy"]).toBe("frame-ancestors 'none'");
  }
  const moved = await request.get("/pcos-program", { maxRedirects: 0 });
  expect(moved.headers()["location"]).toBe("/guide");
  expect(readFileSync(join(folder, "404.html"), "utf8")).toContain("Content-Security-Policy");

  const { lines } = await examine({
    address,
    backend: backend.url,
    publishableKey: backend.publishableKey,
    own: { VITE_SUPABASE_URL: backend.url },
  });
  // The local server has nobody confirm an e-mail; a hosted project has to.
  expect(lines.filter((line) => line.startsWith("FAULT"))).toEqual([
    expect.stringContaining("e-mail addresses are confirmed"),
  ]);
});

test("she opens the resources, signs up, asks, adds a photo, and chooses a new password", async ({
  page,
  browser,
  site: { address, backend },
}) => {
  test.setTimeout(120_000);
  const ada = newPerson();
  await page.goto("/lab-tests");
  await untilHydrated(page);
  await page.getByRole("banner").getByRole("link", { name: "Resources", exact: true }).click();
  const welcome = page.getByRole("dialog", { name: "Welcome!" });
  await welcome.getByLabel("Name").fill("Ada Obi");
  await welcome.getByLabel("Email").fill(ada.email);
  await welcome.getByRole("button", { name: "Submit" }).click();
  await expect(page).toHaveURL("/resources");
  await expect(page.getByRole("navigation", { name: "Categories" })).toBeVisible();

  await createAccount(page, ada);
  await signIn(page, ada);
  await page.goto("/chat");
  await ask(page, "How many hours must I fast for a fasting sugar test?");
  await expect(conversation(page).getByText(/8 hours/)).toBeVisible();

  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Attach a file" }).click();
  await (await chooser).setFiles(labPhoto);
  const check = page.getByRole("dialog", { name: "Check the text in your photo" });
  const text = check.getByRole("textbox", { name: "Text from your photo" });
  await expect(text).toHaveValue(/Fasting Blood Sugar/i, { timeout: 60_000 });
  await text.fill("Fasting Blood Sugar 5.1 mmol/L");
  await check.getByRole("button", { name: "Use this text" }).click();
  await page.getByRole("button", { name: "Send", exact: true }).click();
  for (const part of ["Text from your photo", "r00_clean.jpg", "Fasting Blood Sugar 5.1 mmol/L"]) {
    await expect(conversation(page).getByText(part, { exact: true }).first()).toBeVisible();
  }
  await expect(conversation(page).getByText("From our guides, no AI was used")).toHaveCount(2);

  const phone = await browser.newPage({ baseURL: address });
  await phone.goto("/auth?mode=reset");
  // The page as it was built asks her to sign in; filled earlier, that form would be the one she types into.
  await expect(phone.getByRole("heading", { name: "Reset Password" })).toBeVisible();
  await phone.getByLabel("Email").fill(ada.email);
  await phone.getByRole("button", { name: "Send Reset Link" }).click();
  await expect(phone.getByRole("tab", { name: "Sign In" })).toBeVisible();
  const mail = (await mailsOf(backend)).findLast(({ to }) => to === ada.email);
  // She opens it where she is still signed in. The local server's e-mails lead to the pages that it serves itself.
  const link = mail?.text.match(/https?:\S+/)?.[0]?.replace(backend.url, address);
  await page.goto(link ?? "");
  const changed = { ...ada, password: "Okra5Blossom" };
  await page.getByLabel("New Password", { exact: true }).fill(changed.password);
  await page.getByLabel("Confirm Password", { exact: true }).fill(changed.password);
  await page.getByRole("button", { name: "Reset Password" }).click();
  await page.waitForURL((url) => url.pathname === "/auth");
  await signIn(page, changed);
  await page.goto("/chat");
  await expect(conversation(page).getByText(/8 hours/)).toBeVisible();
});

test("a page without scripts of the site asks for nothing that is not there", async ({ page }) => {
  await page.goto("/not-open-yet");
  await expect(page.getByRole("heading", { name: "Not open yet" })).toBeVisible();
});

test("after one visit every kind of page opens without a network", async ({ page }) => {
  await page.goto("/");
  await untilKept(page);
  await page.context().setOffline(true);
  for (const path of ["/lab-tests/hba1c", "/articles", "/risk-assessment", "/chat"]) {
    await page.goto(path);
    await untilHydrated(page);
    await expect(page.getByText(/^You are offline/)).toBeVisible();
  }
});
