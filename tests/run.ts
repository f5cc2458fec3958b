import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { z } from "zod";

import { freePort } from "../supabase/local/free-port.ts";
import { findBrowser } from "./setup/find-browser.ts";

type Count = { passed: number; failed: number };
type Step = {
  name: string;
  command: string;
  parameters: string[];
  report?: (file: string) => Promise<Count>;
  env?: Record<string, string>;
};

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

async function readVitest(file: string): Promise<Count> {
  const report = vitestReport.parse(JSON.parse(await readFile(file, "utf8")));
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

async function readPlaywright(file: string): Promise<Count> {
  const { stats } = playwrightReport.parse(JSON.parse(await readFile(file, "utf8")));
  if (stats.flaky > 0) console.log(`${stats.flaky} journeys passed at their second try only.`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

function run(step: Step, environment: Record<string, string>): Promise<number> {
  return new Promise((done) => {
    const child = spawn(step.command, step.parameters, {
      stdio: "inherit",
      env: { ...process.env, ...environment, ...step.env },
    });
    child.on("error", (error) => {
      console.error(error.message);
      done(1);
    });
    child.on("exit", (code) => done(code ?? 1));
  });
}

function functionEntries(): string[] {
  return readdirSync("supabase/functions", { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
    .map((entry) => `supabase/functions/${entry.name}/index.ts`);
}

function reporters(reportFile: string): string[] {
  return ["--reporter=default", "--reporter=json", `--outputFile.json=${reportFile}`];
}

function vitest(name: string, reportFile: string, parameters: string[]): Step {
  return {
    name,
    command: "vitest",
    parameters: ["run", ...reporters(reportFile), ...parameters],
    report: readVitest,
  };
}

function everything(reportFile: string, browser: string, port: number): Step[] {
  return [
    { name: "format", command: "oxfmt", parameters: ["--check"] },
    { name: "lint", command: "oxlint", parameters: ["--type-aware", "--deny-warnings"] },
    { name: "types", command: "tsc", parameters: [] },
    { name: "unused code", command: "knip", parameters: [] },
    {
      name: "secrets",
      command: "secretlint",
      parameters: ["--secretlintignore", ".gitignore", "**/*"],
    },
    ...functionEntries().map((entry) => ({
      name: `types of ${entry} in Deno`,
      command: "deno",
      parameters: ["check", "--quiet", entry],
    })),
    vitest("unit, page and repository tests", reportFile, ["--project=browser", "--project=node"]),
    vitest("database access tests", reportFile, ["--project=database"]),
    { name: "build", command: "vite", parameters: ["build", "--logLevel=warn"] },
    vitest("the running system", reportFile, ["--project=stack"]),
    {
      name: "journeys in a browser",
      command: "playwright",
      parameters: ["test", "--config=e2e/playwright.config.ts"],
      report: readPlaywright,
      env: {
        BROWSER_PATH: browser,
        E2E_PORT: String(port),
        PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
      },
    },
  ];
}

function forFiles(reportFile: string, files: string[]): Step[] {
  return [
    { name: "format", command: "oxfmt", parameters: ["--check", ...files] },
    {
      name: "lint",
      command: "oxlint",
      // A text has nothing to lint.
      parameters: ["--type-aware", "--deny-warnings", "--no-error-on-unmatched-pattern", ...files],
    },
    { name: "types", command: "tsc", parameters: [] },
    {
      ...vitest("related tests", reportFile, []),
      parameters: [
        "related",
        "--run",
        "--project=browser",
        "--project=node",
        "--passWithNoTests",
        ...reporters(reportFile),
        ...files,
      ],
    },
  ];
}

async function count(step: Step, code: number, reportFile: string): Promise<Count> {
  const whole = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!step.report) return whole;
  const counted = await step.report(reportFile).catch(() => whole);
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

async function main(): Promise<void> {
  const files = process.argv.slice(2);
  const folder = await mkdtemp(join(tmpdir(), "pcos-care-test-"));
  const total: Count = { passed: 0, failed: 0 };
  const summary: string[] = [];
  const reportFile = join(folder, "report.json");
  const steps =
    files.length > 0
      ? forFiles(reportFile, files)
      : everything(reportFile, findBrowser(), await freePort());
  for (const step of steps) {
    console.log(`\n── ${step.name}`);
    const started = performance.now();
    await rm(reportFile, { force: true });
    const code = await run(step, {});
    const { passed, failed } = await count(step, code, reportFile);
    total.passed += passed;
    total.failed += failed;
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    summary.push(
      `${failed === 0 ? "ok    " : "FAILED"} ${step.name}: ${passed} passed, ${failed} failed, ${seconds} s`,
    );
  }
  await rm(folder, { recursive: true, force: true });
  console.log(`\n${summary.join("\n")}\n\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

await main();
