import { spawnSync } from "node:child_process";

/** What is wrong with the folder as it would go online, in one sentence; null when a commit holds all of it. */
export function unkeptChanges(): string | null {
  const { status, stdout } = spawnSync("git", ["status", "--porcelain"], { encoding: "utf8" });
  if (status !== 0)
    return "This folder is not in git, so nobody could find again what went online: git init, git add --all, git commit.";
  const lines = stdout.split("\n").filter((line) => line !== "");
  if (lines.length === 0) return null;
  const files = lines.map((line) => line.slice(3));
  const named = files.slice(0, 5).join(", ") + (files.length > 5 ? " and more" : "");
  return `No commit holds the change of ${named}: git add --all, git commit.`;
}
