import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { defineConfig } from "@playwright/test";

import { browserSwitches, findBrowser } from "../tests/setup/find-browser.ts";

const port = Number(process.env["E2E_PORT"] ?? 5199);
const address = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  // A journey that fails once and then passes on a busy machine is named in the summary.
  retries: 1,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] ? [["list"], ["json"]] : [["list"]],
  use: {
    baseURL: address,
    locale: "en-GB",
    // Journeys that need the copy on the device allow it themselves.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    // Recording every journey would take much of a small machine's time.
    trace: "on-first-retry",
    launchOptions: {
      executablePath: process.env["BROWSER_PATH"] ?? findBrowser(),
      args: browserSwitches(),
    },
  },
  projects: [
    {
      name: "phone",
      // One size is enough to see what a host sends; paper has the same size everywhere, and the words are the same.
      testIgnore: ["hosted-site.spec.ts", "print-a-page.spec.ts", "read-the-agreed-texts.spec.ts"],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: "desktop",
      // One is about a phone; in the others the size changes nothing in what is kept for later, replaced or made up for.
      testIgnore: [
        "act-while-hydrating.spec.ts",
        "go-offline.spec.ts",
        "read-on-a-phone.spec.ts",
        "take-a-new-version.spec.ts",
        "use-an-old-browser.spec.ts",
      ],
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: {
    command: "node supabase/local/main.ts",
    cwd: "..",
    url: address,
    timeout: 60_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    env: {
      PORT: String(port),
      PCOS_CARE_DATA: mkdtempSync(join(tmpdir(), "pcos-care-e2e-")),
      ANTHROPIC_API_KEY: "",
    },
  },
});
