import { execFileSync } from "node:child_process";
import { accessSync, constants } from "node:fs";

import { chromium } from "@playwright/test";

const systemBrowsers = [
  // The same engine without windows of its own, for about two thirds of the processor's time.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of these paths that holds a program. */
export function firstExecutable(paths: readonly string[]): string | undefined {
  return paths.find(isExecutable);
}

function presentBrowser(): string | undefined {
  return firstExecutable([chromium.executablePath(), ...systemBrowsers]);
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

type Installation = { said: string; command: string; parameters: string[] };

function installations(): Installation[] {
  const playwright = {
    said: "No Chromium found. Installing Playwright's …",
    command: "playwright",
    parameters: ["install", "chromium"],
  };
  if (!isRoot()) return [playwright];
  return [
    {
      said: "No Chromium found. Reading Debian's package lists …",
      command: "apt-get",
      parameters: ["update", "-qq"],
    },
    ...["chromium-headless-shell", "chromium"].map((name) => ({
      said: `Installing Debian's ${name} …`,
      command: "apt-get",
      parameters: ["install", "-y", "-qq", name],
    })),
    playwright,
  ];
}

/** Path of a Chromium to test with: Playwright's, else the system's, else one that it installs and says so. */
export function findBrowser(): string {
  const found = presentBrowser();
  if (found) return found;
  for (const { said, command, parameters } of installations()) {
    console.error(said);
    try {
      execFileSync(command, parameters, {
        stdio: ["ignore", "ignore", "inherit"],
        timeout: 600_000,
      });
    } catch {
      console.error(`That did not work: ${command} ${parameters.join(" ")}`);
    }
    const installed = presentBrowser();
    if (installed) return installed;
  }
  throw new Error(
    "No Chromium or Chrome was found, and none could be installed. Install one and run again.",
  );
}

/** Switches for a quiet, offline Chromium; root cannot use its sandbox. */
export function browserSwitches(): string[] {
  const quiet = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
  ];
  return isRoot() ? [...quiet, "--no-sandbox"] : quiet;
}
