import { readdirSync, readFileSync } from "node:fs";

/** The text of every migration, oldest first. */
export function migrationTexts(): string[] {
  return textsOf(new URL("../migrations/", import.meta.url));
}

/** The text of every file that says what the database is now, in the order that they lean on each other. */
export function schemaTexts(): string[] {
  return textsOf(new URL("../schemas/", import.meta.url));
}

function textsOf(folder: URL): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .toSorted()
    .map((name) => readFileSync(new URL(name, folder), "utf8"));
}
