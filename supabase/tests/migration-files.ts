import { readdirSync, readFileSync } from "node:fs";

const folder = new URL("../migrations/", import.meta.url);

/** The text of every migration, oldest first. */
export function migrationTexts(): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .toSorted()
    .map((name) => readFileSync(new URL(name, folder), "utf8"));
}
