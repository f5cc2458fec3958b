import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { SECRETS_FILE, type Step } from "./deploy-steps.ts";

function exitCode(command: readonly [string, ...string[]], isShellLine: boolean): Promise<number> {
  const [program, ...parameters] = command;
  return new Promise((resolve) => {
    const child = spawn(program, parameters, { stdio: "inherit", shell: isShellLine });
    child.on("error", () => {
      resolve(1);
    });
    child.on("close", (code) => {
      resolve(code ?? 1);
    });
  });
}

/** Runs a command of the deployment and tells its exit code; the secrets stand only in a file of the owner's, and only meanwhile. */
export async function runStep(
  { command, isShellLine = false }: Step,
  secrets: Readonly<Record<string, string>>,
): Promise<number> {
  if (!command.includes(SECRETS_FILE)) return exitCode(command, isShellLine);
  const folder = await mkdtemp(join(tmpdir(), "pcos-care-deploy-"));
  try {
    const file = join(folder, "secrets.env");
    const lines = Object.entries(secrets).map(([name, value]) => `${name}='${value}'\n`);
    await writeFile(file, lines.join(""), { mode: 0o600 });
    const [program, ...parameters] = command;
    const inPlace = parameters.map((part) => (part === SECRETS_FILE ? file : part));
    return await exitCode([program, ...inPlace], false);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
