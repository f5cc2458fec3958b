import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { freePort } from "../supabase/local/free-port.ts";
import { startServer, type TestServer } from "../tests/stack/server.ts";
import { expect, test } from "./journey.ts";

const project = join(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "pcos-care-hosted-"));

let backend: TestServer;
let host: ChildProcess;
let address: string;

test.beforeAll(async ({ isMobile }) => {
  test.skip(isMobile, "One size is enough to see what a host sends.");
  test.setTimeout(240_000);
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  backend = await startServer({ env: { ALLOWED_ORIGINS: address, ANTHROPIC_API_KEY: "" } });
  const built = spawnSync(
    "vite",
    ["build", "--logLevel=warn", "--outDir", folder, "--emptyOutDir"],
    {
      cwd: project,
      env: {
        ...process.env,
        VITE_SUPABASE_URL: backend.url,
        VITE_SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
      },
    },
  );
  expect(built.status, String(built.stderr)).toBe(0);
  host = spawn(process.execPath, ["supabase/local/serve.ts", folder], {
    cwd: project,
    env: { ...process.env, PORT: String(port) },
  });
  if (host.stdout) await once(host.stdout, "data");
});

test.afterAll(async () => {
  host?.kill();
  await backend?.remove();
  rmSync(folder, { recursive: true, force: true });
});

test("deep links open their own page, an address without one is a 404, and each page holds its policy", async ({
  request,
}) => {
  for (const [path, status] of [
    ["/lab-tests/hba1c", 200],
    ["/chat", 200],
    ["/no-such-page", 404],
  ] as const) {
    const answer = await request.get(address + path);
    expect(answer.status()).toBe(status);
    const html = await answer.text();
    expect(html).toContain(`connect-src 'self' ${backend.url}`);
    expect(html.indexOf("Content-Security-Policy")).toBeLessThan(html.indexOf("<script"));
    expect(answer.headers()["content-security-policy"]).toBe("frame-ancestors 'none'");
  }
  const moved = await request.get(`${address}/pcos-program`, { maxRedirects: 0 });
  expect(moved.headers()["location"]).toBe("/guide");
  expect(readFileSync(join(folder, "404.html"), "utf8")).toContain("Content-Security-Policy");
});
