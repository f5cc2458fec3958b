import { spawn } from "node:child_process";
import { globSync, readdirSync, readFileSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parseEnv } from "node:util";

import { z } from "zod";

import { freePort } from "../supabase/local/free-port.ts";
import { engines } from "./engines/engines.ts";
import type { Count } from "./setup/count-tests.ts";
import { findBrowser } from "./setup/find-browser.ts";

type Step = {
  name: string;
  command: string;
  parameters: string[];
  /** What the step writes about its tests; a step without one counts as one test. */
  report?: { file: string; read: (file: string) => Promise<Count> };
  env?: Record<string, string>;
};
/** Steps that follow one another. */
type Lane = Step[];
/** Lanes that run side by side. */
type Stage = Lane[];

const countSchema = z.object({
  passed: z.number(),
  failed: z.number(),
  failures: z.array(z.string()),
  secondTries: z.array(z.string()),
});
const journeySchema = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ projectName: z.string(), status: z.string() })),
});
const suiteSchema = z.object({
  specs: z.array(journeySchema),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(suiteSchema),
});
type Suite = z.infer<typeof suiteSchema>;

async function readVitest(file: string): Promise<Count> {
  return countSchema.parse(JSON.parse(await readFile(file, "utf8")));
}

/** The journeys of a suite that ended so, each with the size of the screen. */
function journeysThatWere(status: string, { specs, suites = [] }: Suite): string[] {
  return [
    ...specs.flatMap(({ file, title, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map(({ projectName }) => `${file}: ${title} (${projectName})`),
    ),
    ...suites.flatMap((suite) => journeysThatWere(status, suite)),
  ];
}

async function readPlaywright(file: string): Promise<Count> {
  const { stats, suites } = playwrightReport.parse(JSON.parse(await readFile(file, "utf8")));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: suites.flatMap((suite) => journeysThatWere("unexpected", suite)),
    secondTries: suites.flatMap((suite) => journeysThatWere("flaky", suite)),
  };
}

function vitest(name: string, file: string, parameters: string[]): Step {
  return {
    name,
    command: "vitest",
    parameters,
    report: { file, read: readVitest },
    // `vite.config.ts` adds the reporter that writes it.
    env: { COUNT_FILE: file },
  };
}

/** As with the journeys: a test that fails once and then passes on a busy machine is named in the summary. */
const secondTry = "--retry=1";

function denoChecks(): Step[] {
  return readdirSync("supabase/functions", { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
    .map((entry) => `supabase/functions/${entry.name}/index.ts`)
    .map((entry) => ({
      name: `types of ${entry} in Deno`,
      command: "deno",
      parameters: ["check", "--quiet", entry],
    }));
}

function everything(folder: string, browser: string, port: number): Stage[] {
  const build = { name: "build", command: "vite", parameters: ["build", "--logLevel=warn"] };
  // It waits more than it works: silences of half a minute, servers that start and stop.
  const system = vitest("the running system", join(folder, "stack.json"), [
    "run",
    "--project=stack",
    secondTry,
  ]);
  const otherMakers = engines
    .filter(({ findPath }) => findPath() !== undefined)
    .map(({ name }) => ({
      name: `a walk in ${name}`,
      command: "node",
      parameters: ["tests/engines/main.ts", name],
    }));
  const checks = [
    { name: "format", command: "oxfmt", parameters: ["--check"] },
    { name: "lint", command: "oxlint", parameters: ["--type-aware", "--deny-warnings"] },
    { name: "types", command: "tsc", parameters: [] },
    { name: "unused code", command: "knip", parameters: [] },
    {
      name: "secrets",
      command: "secretlint",
      parameters: ["--secretlintignore", ".gitignore", "**/*"],
    },
    ...denoChecks(),
    vitest("database access tests", join(folder, "database.json"), [
      "run",
      "--project=database",
      secondTry,
    ]),
  ];
  const units = vitest("unit, page and repository tests", join(folder, "unit.json"), [
    "run",
    "--project=browser",
    "--project=node",
    // Vitest leaves one processor free unless it is told otherwise.
    "--maxWorkers=100%",
    secondTry,
  ]);
  const journeysFile = join(folder, "journeys.json");
  const journeys = {
    name: "journeys in a browser",
    command: "playwright",
    parameters: ["test", "--config=e2e/playwright.config.ts"],
    report: { file: journeysFile, read: readPlaywright },
    env: {
      BROWSER_PATH: browser,
      E2E_PORT: String(port),
      PLAYWRIGHT_JSON_OUTPUT_FILE: journeysFile,
    },
  };
  return [
    [[build]],
    [
      [system, ...otherMakers, ...checks],
      [units, journeys],
    ],
  ];
}

/** Browsers of other makers that this machine lacks, each in a line for the summary. */
function leftOut(): string[] {
  return engines
    .filter(({ findPath }) => findPath() === undefined)
    .map(({ name }) => `left out: a walk in ${name}, since this machine has no ${name}`);
}

/** The page tests that load the whole site, but for those called after a folder or a file in the paths named. */
function pageTestsOfOthers(files: string[]): string[] {
  const words = files.flatMap((file) => file.split("/").map((part) => part.replace(/\..*$/, "")));
  return globSync("tests/{app,repo}/*.test.tsx").filter(
    (test) =>
      !files.includes(test) &&
      !words.some((word) => word !== "" && basename(test).startsWith(word)),
  );
}

function forFiles(folder: string, files: string[]): Stage[] {
  const tests = vitest("tests of these files and of what imports them", join(folder, "unit.json"), [
    "related",
    "--run",
    "--project=browser",
    "--project=node",
    "--passWithNoTests",
    ...pageTestsOfOthers(files).map((test) => `--exclude=${test}`),
    ...files,
  ]);
  const checks = [
    { name: "format", command: "oxfmt", parameters: ["--check", ...files] },
    {
      name: "lint",
      command: "oxlint",
      // A text has nothing to lint.
      parameters: ["--type-aware", "--deny-warnings", "--no-error-on-unmatched-pattern", ...files],
    },
    { name: "types", command: "tsc", parameters: [] },
  ];
  return [[checks, [tests]]];
}

/** What a copy's owner has set stays out of the tests: they are about the site as it comes. */
const withoutSettings = Object.fromEntries(
  Object.keys(parseEnv(readFileSync(".env.example", "utf8"))).map((name) => [name, ""]),
);

/** Runs a step and tells its exit code. Steps side by side are printed whole once they have ended. */
function run(step: Step, isAlone: boolean): Promise<number> {
  if (isAlone) console.log(`\n── ${step.name}`);
  return new Promise((done) => {
    const output: Buffer[] = [];
    const child = spawn(step.command, step.parameters, {
      stdio: isAlone ? "inherit" : ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...withoutSettings, ...step.env },
    });
    child.stdout?.on("data", (part: Buffer) => output.push(part));
    child.stderr?.on("data", (part: Buffer) => output.push(part));
    const end = (code: number) => {
      if (!isAlone) console.log(`\n── ${step.name}\n${Buffer.concat(output).toString()}`);
      done(code);
    };
    child.on("error", (error) => {
      console.error(error.message);
      end(1);
    });
    child.on("close", (code) => {
      end(code ?? 1);
    });
  });
}

async function count(step: Step, code: number): Promise<Count> {
  const failed = code === 0 ? 0 : 1;
  const whole: Count = { passed: 1 - failed, failed, failures: [], secondTries: [] };
  if (!step.report) return whole;
  const counted = await step.report.read(step.report.file).catch(() => whole);
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

async function main(): Promise<void> {
  const files = process.argv.slice(2);
  const folder = await mkdtemp(join(tmpdir(), "pcos-care-test-"));
  const total = { passed: 0, failed: 0 };
  const summary: string[] = [];
  const walk = async (lane: Lane, isAlone: boolean): Promise<void> => {
    for (const step of lane) {
      const started = performance.now();
      const { passed, failed, failures, secondTries } = await count(step, await run(step, isAlone));
      total.passed += passed;
      total.failed += failed;
      const seconds = ((performance.now() - started) / 1000).toFixed(0);
      summary.push(
        `${failed === 0 ? "ok    " : "FAILED"} ${step.name}: ${passed} passed, ${failed} failed, ${seconds} s`,
        ...failures.map((failure) => `         ${failure}`),
        ...secondTries.map((test) => `       at the second try only: ${test}`),
      );
    }
  };
  const started = performance.now();
  const stages =
    files.length > 0
      ? forFiles(folder, files)
      : everything(folder, findBrowser(), await freePort());
  for (const stage of stages) {
    await Promise.all(stage.map((lane) => walk(lane, stage.length === 1)));
  }
  if (files.length === 0) summary.push(...leftOut());
  await rm(folder, { recursive: true, force: true });
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`\n${summary.join("\n")}\n\nin ${seconds} s`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

await main();
