import { mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

import { getRequestListener } from "@hono/node-server";
import { chromium } from "@playwright/test";
import { build } from "vite";

import type { PhotoText } from "../../src/features/photo-reading/photo-messages.ts";
import { readerFiles } from "../../src/content/build/reader-files-plugin.ts";
import { freePort } from "../../supabase/local/free-port.ts";
import { createStaticSite } from "../../supabase/local/static-site.ts";
import { browserSwitches, findBrowser } from "../setup/find-browser.ts";

/** What the product read of one photo. */
export type PhotoRead = Omit<PhotoText, "page"> & { seconds: number };

/** A Chromium that reads photos with the product's own code. */
export type PhotoBrowser = {
  read: (photo: string) => Promise<PhotoRead>;
  close: () => Promise<void>;
};

const project = fileURLToPath(new URL("../..", import.meta.url));

/** Builds a page around the product's photo reading, serves it and opens it. */
export async function openPhotoBrowser(): Promise<PhotoBrowser> {
  const folder = mkdtempSync(join(tmpdir(), "pcos-care-photos-"));
  await build({
    configFile: false,
    root: join(project, "tests/ocr/page"),
    logLevel: "error",
    plugins: [readerFiles()],
    resolve: { alias: { "@": join(project, "src") } },
    build: { outDir: folder, emptyOutDir: true },
  });
  const site = createStaticSite(folder, { frameOrigins: [], connectOrigins: [] });
  let current: string | undefined;
  const listener = getRequestListener(async (request) => {
    if (new URL(request.url).pathname !== "/photo") return site(request);
    if (current === undefined) return new Response("No photo.", { status: 404 });
    return new Response(await readFile(current), { headers: { "cache-control": "no-store" } });
  });
  const server = createServer((request, response) => void listener(request, response));
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserSwitches() });
  const page = await browser.newPage();
  page.on("pageerror", (error) => console.error(`${basename(current ?? "")}: ${error.message}`));
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.waitForFunction("window.readPhotoAt");
  return {
    read: async (photo) => {
      current = photo;
      return page.evaluate(() => window.readPhotoAt("/photo"));
    },
    close: async () => {
      await browser.close();
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
