import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { loadEnv } from "vite";

import { readDeploySettings } from "./deploy-settings.ts";
import { deploySteps, SECRETS_FILE, type Step, WITHOUT_DOCKER } from "./deploy-steps.ts";
import { runStep } from "./run-step.ts";

/** What is wrong with the folder as it would go online, in one sentence; null when a commit holds all of it. */
function unkeptChanges(): string | null {
  const { status, stdout } = spawnSync("git", ["status", "--porcelain"], { encoding: "utf8" });
  if (status !== 0)
    return "This folder is not in git, so nobody could find again what went online: git init, git add --all, git commit.";
  const lines = stdout.split("\n").filter((line) => line !== "");
  if (lines.length === 0) return null;
  const files = lines.map((line) => line.slice(3));
  const named = files.slice(0, 5).join(", ") + (files.length > 5 ? " and more" : "");
  return `No commit holds the change of ${named}: git add --all, git commit.`;
}

function shown({ command }: Step, secrets: Readonly<Record<string, string>>): string {
  const names = `<file with ${Object.keys(secrets).join(", ") || "nothing yet"}>`;
  return command.map((part) => (part === SECRETS_FILE ? names : part)).join(" ");
}

async function isAgreed(): Promise<boolean> {
  if (!process.stdin.isTTY) {
    console.error("Nobody is here to ask. Say yes beforehand: npm run deploy -- --yes");
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question("Put this online now? Type yes: ");
  terminal.close();
  return answer.trim().toLowerCase() === "yes";
}

/** Puts the site and its backend online, one command after the other, and stops at the first that fails. */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      "dry-run": { type: "boolean" },
      tested: { type: "boolean" },
      yes: { type: "boolean" },
    },
  });
  const isDryRun = values["dry-run"] === true;
  const { settings, faults } = readDeploySettings(
    loadEnv("production", process.cwd(), ""),
    await readFile("supabase/config.toml", "utf8"),
  );
  const unkept = unkeptChanges();
  const hasDocker = spawnSync("docker", ["info"]).status === 0;
  const steps = deploySteps(settings, { isTested: values.tested === true, hasDocker });
  console.log(`${settings.siteUrl || "(no address yet)"}, project ${settings.projectReference}\n`);
  for (const [index, step] of steps.entries())
    console.log(`${index + 1}. ${step.name}\n   ${shown(step, settings.secrets)}`);
  if (settings.uploadCommand === null)
    console.log(`${steps.length + 1}. Upload the folder dist/ yourself`);

  if (!hasDocker) console.error(`\n${WITHOUT_DOCKER}`);
  for (const fault of faults) console.error(`\nMissing: ${fault}`);
  if (faults.length > 0)
    console.error("\nWhere each of these comes from: docs/deploying.md, step 1.");
  if (unkept !== null) console.error(`\n${unkept}`);
  if (faults.length > 0 || unkept !== null) return 1;
  if (isDryRun) {
    console.log("\nNothing was run, and nothing was changed.");
    return 0;
  }
  if (values.yes !== true && !(await isAgreed())) return 1;

  for (const step of steps) {
    console.log(`\n── ${step.name}`);
    if ((await runStep(step, settings.secrets)) === 0) continue;
    if (step.mayFail === true) {
      console.log(step.remedy);
      continue;
    }
    console.error(
      `\nStopped at "${step.name}". ${step.remedy} Then run npm run deploy again: what is done is not harmed by a second time.`,
    );
    return 1;
  }
  console.log(
    settings.uploadCommand === null
      ? `\nUpload the folder dist/ to your host, then run: npm run doctor -- ${settings.siteUrl}`
      : `\n${settings.siteUrl} is online.`,
  );
  return 0;
}

process.exitCode = await main();
