import { sources } from "../sources.ts";
import { contentFiles } from "./content-files.ts";

const QUOTED = /^## Numbers often quoted$([^]*?)(?=^## |(?![^]))/m;

/** Whom each lab test's page quotes its numbers from: the titles of the sources marked in that part. */
export function readQuotedSources(): Record<string, string[]> {
  return Object.fromEntries(
    contentFiles("lab-tests").map(({ name, text }) => {
      const part = QUOTED.exec(text)?.[1] ?? "";
      const tags = [...part.matchAll(/\[@([\w-]+)\]/g)].map(([, tag]) => tag ?? "");
      const titles = tags.flatMap((tag) => sources[tag]?.title ?? []);
      return [name.replace(/\.md$/, ""), [...new Set(titles)]];
    }),
  );
}

/** The file that the companion reads them from. */
export function quotedSourcesFile(quoted: Readonly<Record<string, readonly string[]>>): string {
  return `${JSON.stringify(quoted, null, 2)}\n`;
}
