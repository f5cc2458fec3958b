import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { createStaticSite } from "./static-site.ts";

const noSources = { frameOrigins: [], connectOrigins: [] };

async function siteOf(files: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), "pcos-care-site-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const site = createStaticSite(folder, noSources);
  return (path: string) => site(new Request(`http://127.0.0.1${path}`));
}

test("with no built site it says what to run", async () => {
  const site = createStaticSite("/nowhere", noSources);
  const response = await site(new Request("http://127.0.0.1/"));
  expect(response.status).toBe(503);
  expect(await response.text()).toContain("npm run build");
});

test("what the site does not have gets the page that says so, also where other addresses of its kind exist", async () => {
  const ask = await siteOf({
    "index.html": "home",
    "404.html": "no such page",
    "lab-tests/hba1c/index.html": "HbA1c",
  });
  expect(await (await ask("/")).text()).toBe("home");
  expect(await (await ask("/lab-tests/hba1c")).text()).toBe("HbA1c");
  for (const path of ["/lab-tests/no-such-test", "/nowhere"]) {
    const response = await ask(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe("no such page");
  }
});

test("an address that has moved leads on, with its question", async () => {
  const ask = await siteOf({ "index.html": "home" });
  const response = await ask("/pcos-program?from=mail");
  expect(response.status).toBe(308);
  expect(response.headers.get("location")).toBe("/guide?from=mail");
});

test("a picture is kept for a day, a script with a hash in its name for a year", async () => {
  const ask = await siteOf({ "favicon.svg": "<svg/>", "assets/site-Dx4kXJAl.js": "1" });
  const ruleOf = async (path: string) => (await ask(path)).headers.get("cache-control");
  expect(await ruleOf("/favicon.svg")).toBe("public, max-age=86400");
  expect(await ruleOf("/assets/site-Dx4kXJAl.js")).toBe("public, max-age=31536000, immutable");
});

test("the files of the text reader are kept for a year", async () => {
  const ask = await siteOf({ "reader/0123456789ab/worker.min.js": "1" });
  const response = await ask("/reader/0123456789ab/worker.min.js");
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
});
