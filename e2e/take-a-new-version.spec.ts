import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";

import type { Page } from "@playwright/test";

import { freePort } from "../supabase/local/free-port.ts";
import { expect, test as journey } from "./journey.ts";

const builtSite = process.env["PCOS_CARE_SITE"] || join(import.meta.dirname, "../dist");
const mediaTypes: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
};

type Release = {
  address: string;
  /** Puts the next version online; hands over the name of the script that its pages begin with. */
  publish: () => Promise<string>;
};

/** Serves the pages of a folder; the real server packs every file first, which takes long for a second version. */
function siteAt(folder: string): RequestListener {
  return async (request, response) => {
    const path = (request.url ?? "/").replace(/\?.*/, "");
    const name = extname(path) === "" ? (path === "/" ? "index.html" : `${path}.html`) : path;
    const bytes = await readFile(join(folder, name)).catch(() => null);
    const type = mediaTypes[extname(name)] ?? "application/octet-stream";
    response.writeHead(bytes === null ? 404 : 200, {
      "content-type": type,
      "cache-control": "no-cache",
    });
    response.end(bytes);
  };
}

const scriptName = /[\w-]+-[\w-]{8}\.js/g;

/** The name of a script in the next version. */
function nextName(name: string): string {
  return name.replace(/-[\w-]{4}([\w-]{4})\.js$/, "-NEXT$1.js");
}

/** Gives every script another name, as a change of the one that all others begin with does. */
async function makeNextVersion(folder: string): Promise<string> {
  const names = (await readdir(join(folder, "assets"))).filter((name) => name.endsWith(".js"));
  const known = new Set(names);
  for (const name of names) {
    await rename(join(folder, "assets", name), join(folder, "assets", nextName(name)));
  }
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of files.filter((file) => /\.(?:html|js)$/.test(file.name))) {
    const path = join(parentPath, name);
    const text = await readFile(path, "utf8");
    const next = text.replaceAll(scriptName, (found) =>
      known.has(found) ? nextName(found) : found,
    );
    if (next !== text) await writeFile(path, next);
  }
  return nextName(names.find((name) => name.startsWith("site-")) ?? "");
}

const test = journey.extend<{ release: Release }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from here
  release: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), "pcos-care-release-"));
    const port = await freePort();
    let site = siteAt(builtSite);
    const server = createServer((request, response) => site(request, response));
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    await use({
      address: `http://127.0.0.1:${port}`,
      publish: async () => {
        await cp(builtSite, folder, {
          recursive: true,
          filter: (path) => !path.startsWith(join(builtSite, "reader")),
        });
        const firstScript = await makeNextVersion(folder);
        site = siteAt(folder);
        return firstScript;
      },
    });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await rm(folder, { recursive: true });
  },
  baseURL: ({ release }, use) => use(release.address),
});

test.use({ serviceWorkers: "allow" });

async function openKeptPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

/** What the browser does by itself when a page that stays open is looked at again. */
async function lookForNewVersion(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
}

const offer = (page: Page) => page.getByText("A new version is ready.");

test("a new version waits until she wants it, and a half-typed form is not emptied without asking", async ({
  page,
  release,
}) => {
  await openKeptPage(page, "/auth");
  await page.getByLabel("Email").fill("ada@example.com");
  const firstScript = await release.publish();
  await lookForNewVersion(page);
  await expect(offer(page)).toBeVisible();
  await page.getByRole("button", { name: "Reload now" }).click();
  await expect(page.getByText(/A reload empties the fields on this page/)).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("ada@example.com");

  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Reload now" }).click();
  await reloaded;
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const scripts = await page.evaluate(async () => {
    const [name = ""] = await caches.keys();
    return (await (await caches.open(name)).keys()).map(({ url }) => url);
  });
  expect(scripts.filter((url) => /\/assets\/site-[^/]*\.js$/.test(url))).toEqual([
    `${release.address}/assets/${firstScript}`,
  ]);
  await expect(offer(page)).toBeHidden();
});

test("what she typed in the chat is there after the reload", async ({ page, release }) => {
  await openKeptPage(page, "/chat");
  await page.getByRole("textbox", { name: "Your question" }).fill("Why is my period late?");
  await release.publish();
  await lookForNewVersion(page);
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Reload now" }).click();
  await reloaded;
  await expect(page.getByRole("textbox", { name: "Your question" })).toHaveValue(
    "Why is my period late?",
  );
});

test("later means later: the offer goes, and the pages of her version still open without a network", async ({
  page,
  context,
  release,
}) => {
  await openKeptPage(page, "/articles");
  await release.publish();
  await lookForNewVersion(page);
  await page.getByRole("button", { name: "Later" }).click();
  await expect(offer(page)).toBeHidden();
  await context.setOffline(true);
  await page
    .getByRole("main")
    .getByRole("link", { name: /periods/i })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Sources", exact: true })).toBeVisible();
  await context.setOffline(false);
});

test("a page that is opened after the release is of the new version and is not asked about it", async ({
  page,
  release,
}) => {
  await openKeptPage(page, "/articles");
  const firstScript = await release.publish();
  await page.goto("/articles");
  await page.waitForFunction(async (name) => {
    const registration = await navigator.serviceWorker.getRegistration();
    return (await caches.match(`/assets/${name}`)) && !registration?.waiting;
  }, firstScript);
  await expect(offer(page)).toBeHidden();
});
