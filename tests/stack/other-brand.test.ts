import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { globSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { owner } from "../../src/content/build/owner.ts";
import { systemPrompt } from "../../supabase/functions/claude-chat/model/system-prompt.ts";
import { signUpPerson } from "./people.ts";
import { mailsOf, newFolder, startServer, type TestServer } from "./server.ts";

const BRAND = "Amara Clinic";
/** What people read; "pcos-care-…" alone also names what a browser keeps, which nobody is shown. */
const FORMER_BRAND = /pcos care|pcos-care\.example|pcos-care-[a-z-]+\.(?:json|md|txt)/i;

const settings = { VITE_BRAND_NAME: BRAND, VITE_SITE_URL: "https://amara.example" };
let site: string;
let server: TestServer;

beforeAll(async () => {
  site = await newFolder();
  const built = spawnSync("vite", ["build", "--logLevel=warn", "--outDir", site, "--emptyOutDir"], {
    cwd: join(import.meta.dirname, "../.."),
    env: { ...process.env, NODE_ENV: "production", ...settings },
  });
  if (built.status !== 0) throw new Error(String(built.stderr));
  server = await startServer({ env: { ...settings, PCOS_CARE_SITE: site, ANTHROPIC_API_KEY: "" } });
});
afterAll(async () => {
  await server.remove();
  rmSync(site, { recursive: true, force: true });
});

function builtFiles(): string[] {
  return readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

test("a site built under another name shows the old one in no file", () => {
  const files = builtFiles();
  expect(files.length).toBeGreaterThan(150);
  const telling = files.filter((file) => FORMER_BRAND.test(readFileSync(file, "latin1")));
  expect(telling.map((file) => file.slice(site.length))).toEqual([]);
});

test("of the owner's file the site holds what people read, and not where it was confirmed", () => {
  const confirmed = owner.helplines.countries[0]?.emergency.source ?? "?";
  const scripts = builtFiles().filter((file) => file.endsWith(".js"));
  const texts = scripts.map((file) => readFileSync(file, "utf8"));
  expect(
    texts.filter((text) => text.includes(owner.resources.videos.items[0]?.title ?? "?")),
  ).not.toEqual([]);
  expect(
    texts.filter((text) => text.includes(confirmed) || text.includes("prettifyError")),
  ).toEqual([]);
});

async function page(path: string): Promise<string> {
  return (await (await fetch(server.url + path)).text()).replaceAll("<!-- -->", "");
}

test("its pages, its manifest and the page kept for no connection carry the new name", async () => {
  expect(await page("/")).toContain(`<title>${BRAND}</title>`);
  expect(await page("/")).toContain(`Start Your ${BRAND} Journey Today`);
  expect(await page("/auth")).toContain(`Welcome to ${BRAND}`);
  expect(await page("/terms-of-service")).toContain(`By using ${BRAND} you agree`);
  expect(await page("/no-such-page")).toContain(`<title>Page not found | ${BRAND}</title>`);
  expect(JSON.parse(await page("/manifest.webmanifest"))).toMatchObject({
    name: BRAND,
    short_name: BRAND,
    start_url: "/",
  });
});

test("its e-mails and its companion, which know no name, name no other", async () => {
  const { client, email, session, userId } = await signUpPerson(server);
  await client.auth.resetPasswordForEmail(email);
  await client.rpc("give_consent", { kind: "companion" });
  const answers = await Promise.all(
    ["Who are you?", "Who owns this site?", "What are the terms of service?"].map(async (message) =>
      (
        await fetch(`${server.url}/functions/v1/claude-chat`, {
          method: "POST",
          headers: {
            authorization: `Bearer ${session.access_token}`,
            "content-type": "application/json",
          },
          body: JSON.stringify({ message, context: [], user_id: userId, message_id: randomUUID() }),
        })
      ).text(),
    ),
  );
  expect(answers[0]).toContain("I am the companion of this site");
  const mails = await mailsOf(server);
  expect(mails.map(({ text }) => text).join()).toContain(`Take care,\n${server.url}`);
  const templates = globSync("supabase/templates/*.html").map((file) => readFileSync(file, "utf8"));
  expect(templates).toHaveLength(2);
  const mailbox = await (await fetch(`${server.url}/_mail`)).text();
  for (const text of [...answers, JSON.stringify(mails), ...templates, mailbox, systemPrompt])
    expect(text).not.toMatch(FORMER_BRAND);
  expect(server.log()).not.toMatch(FORMER_BRAND);
});
