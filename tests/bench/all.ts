/**
 * Builds the site and runs every benchmark in turn; one that fails fails the whole. With names behind it,
 * as in `npm run bench -- bytes lighthouse`, it runs only those; words after `--` go to each of them.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { describeMachine } from "./machine.ts";

type Benchmark = { name: string; file: string; measures: string; needsSite: boolean };

const benchmarks: readonly Benchmark[] = [
  site("bytes", "exact bytes, requests, other hosts and headings of every page"),
  site("return-visits", "what a second visit fetches, and every page without a network"),
  site("slow-network", "the first visit at 400 kbit/s and 400 ms"),
  site("lighthouse", "scores and timings of the public pages"),
  site("techniques", "what prerendering and loading late are worth"),
  other("query-cost", "queries at 1,000 and at 1,000,000 rows"),
  site("photo-reading", "what is read from photos of lab reports"),
  other("people-at-once", "100 people at once, and one beside ten hostile callers"),
  site("record-opening", "a record of ten years: opening, cycles and leaving"),
  site("streams", "streamed answers, one and many at once"),
];

function site(name: string, measures: string): Benchmark {
  return { ...other(name, measures), needsSite: true };
}

function other(name: string, measures: string): Benchmark {
  return { name, file: join(import.meta.dirname, `${name}.ts`), measures, needsSite: false };
}

async function run(command: string, parameters: readonly string[], env: Record<string, string>) {
  const child = spawn(command, parameters, {
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  const [code]: unknown[] = await once(child, "exit");
  return code === 0;
}

/** The built site that the benchmarks share: the given one, or a new one of this working tree. */
async function buildSite(folder: string): Promise<string> {
  const given = process.env["PCOS_CARE_SITE"];
  if (given !== undefined && given !== "") return given;
  const built = join(folder, "site");
  console.log("── vite build");
  if (!(await run("vite", ["build", "--logLevel=error", "--outDir", built], {})))
    throw new Error("The site could not be built.");
  return built;
}

function chosen(names: readonly string[]): readonly Benchmark[] {
  const unknown = names.filter((name) => !benchmarks.some((each) => each.name === name));
  if (unknown.length > 0) {
    const known = benchmarks.map(({ name }) => name).join(", ");
    throw new Error(`There is no benchmark ${unknown.join(", ")}. There are: ${known}.`);
  }
  return names.length === 0 ? benchmarks : benchmarks.filter(({ name }) => names.includes(name));
}

const given = process.argv.slice(2);
const split = given.findIndex((word) => word.startsWith("-"));
const names = split === -1 ? given : given.slice(0, split);
const parameters = split === -1 ? [] : given.slice(split);
const running = chosen(names);
const folder = await mkdtemp(join(tmpdir(), "pcos-care-bench-"));
const summary: string[] = [];
try {
  console.log(describeMachine());
  const env: Record<string, string> = running.some(({ needsSite }) => needsSite)
    ? { PCOS_CARE_SITE: await buildSite(folder) }
    : {};
  for (const { name, file, measures } of running) {
    console.log(
      `\n── ${name}: ${measures}\n   node tests/bench/${[`${name}.ts`, ...parameters].join(" ")}\n`,
    );
    const started = performance.now();
    const hasPassed = await run(process.execPath, [file, ...parameters], env);
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    summary.push(`${hasPassed ? "ok    " : "FAILED"} ${name.padEnd(14)} ${measures}, ${seconds} s`);
    if (!hasPassed) process.exitCode = 1;
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.log(`\n${summary.join("\n")}`);
