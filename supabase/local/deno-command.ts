import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { projectFolder } from "./configuration.ts";

/** What one function may reach. */
export type FunctionPermissions = {
  functionsFolder: string;
  name: string;
  ownPort: number;
  serverPort: number;
  modelUrl: string;
  environmentNames: readonly string[];
};

/** Where the Deno program lies; npm's package unpacks it at first use. */
export function denoProgram(): string {
  const folder = join(projectFolder, "node_modules/deno");
  const program = join(folder, process.platform === "win32" ? "deno.exe" : "deno");
  if (!existsSync(program)) spawnSync(process.execPath, [join(folder, "bin.cjs"), "--version"]);
  return program;
}

/** The command line of one function: named hosts, variables and folders only, and nothing from the network. */
export function denoParameters(permissions: FunctionPermissions): string[] {
  const { functionsFolder, name, ownPort, serverPort, modelUrl, environmentNames } = permissions;
  const own = join(functionsFolder, name);
  const config = join(own, "deno.json");
  const hosts = [`127.0.0.1:${ownPort}`, `127.0.0.1:${serverPort}`, hostAndPort(modelUrl)];
  const folders = [own, join(functionsFolder, "_shared"), join(projectFolder, "node_modules")];
  return [
    "run",
    "--quiet",
    // A caller that leaves aborts the request; an answer that was sent does not.
    "--unstable-no-legacy-abort",
    // What a request leaves behind goes only with a full collection: now at one and a half times what
    // is in use, instead of up to four times.
    "--v8-flags=--heap-growing-percent=50",
    "--no-prompt",
    "--no-remote",
    "--cached-only",
    "--node-modules-dir=manual",
    existsSync(join(own, "deno.lock")) ? "--frozen" : "--no-lock",
    ...(existsSync(config) ? [`--config=${config}`] : []),
    `--allow-net=${hosts.join(",")}`,
    `--allow-env=${environmentNames.join(",")}`,
    // Libraries that look for other variables find nothing, instead of failing.
    "--ignore-env",
    `--allow-read=${folders.join(",")}`,
    join(import.meta.dirname, "function-runner.ts"),
    pathToFileURL(join(own, "index.ts")).href,
  ];
}

function hostAndPort(url: string): string {
  const { hostname, port, protocol } = new URL(url);
  return `${hostname}:${port || (protocol === "http:" ? "80" : "443")}`;
}
