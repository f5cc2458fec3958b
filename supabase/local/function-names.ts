import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The edge functions of a folder: each has a folder of its own that holds `index.ts`. */
export function functionNames(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]/.test(entry.name))
    .map((entry) => entry.name)
    .filter((name) => existsSync(join(folder, name, "index.ts")));
}
