import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { expect, test } from "vitest";

const FUNCTIONS = "supabase/functions/";
const SHARED = `${FUNCTIONS}_shared/`;

type Sources = ReadonlyMap<string, string>;

/** The code that runs in the browser or in a function: no tests, and nothing that only builds. */
function readSources(): Sources {
  const files = globSync(["src/**/*.{ts,tsx}", `${FUNCTIONS}**/*.{ts,json}`], {
    exclude: ["src/content/build/**", "**/*.test.*", "**/deno.json"],
  });
  return new Map(files.map((file) => [file, readFileSync(file, "utf8")]));
}

/** What a file imports, as paths from the root of the repository. */
function importsOf(file: string, text: string): string[] {
  const specifiers = [...text.matchAll(/\b(?:from|import)\b[\s(]*"([^"]+)"/g)].map(
    ([, specifier = ""]) => specifier,
  );
  return specifiers.flatMap((specifier) => {
    if (specifier.startsWith(".")) return [join(dirname(file), specifier)];
    if (!specifier.startsWith("@shared/")) return [];
    const path = SHARED + specifier.slice("@shared/".length);
    return [path.endsWith(".json") ? path : `${path}.ts`];
  });
}

/** Who runs a file that is not shared: one of the functions, or the browser. */
function runnerOf(file: string): string {
  return file.startsWith(FUNCTIONS) ? (file.split("/")[2] ?? "") : "browser";
}

/** The shared files that one function uses, directly or through others, and nobody else. */
function filesOfOneFunction(sources: Sources): string[] {
  const runners = new Map<string, Set<string>>();
  const visit = (file: string, runner: string): void => {
    const known = runners.get(file) ?? new Set();
    if (!file.startsWith(SHARED) || known.has(runner)) return;
    runners.set(file, known.add(runner));
    for (const next of importsOf(file, sources.get(file) ?? "")) visit(next, runner);
  };
  for (const [file, text] of sources) {
    if (file.startsWith(SHARED)) continue;
    for (const next of importsOf(file, text)) visit(next, runnerOf(file));
  }
  return [...runners]
    .filter(([, known]) => known.size === 1 && !known.has("browser"))
    .map(([file]) => file)
    .toSorted();
}

test("no shared file is used by one function only: such a file lives in that function's folder", () => {
  expect(filesOfOneFunction(readSources())).toEqual([]);
});

test("a shared file that one function uses, directly or through another, is noticed", () => {
  const planted = new Map([
    [`${FUNCTIONS}chat/handler.ts`, `import { one } from "../_shared/one.ts";`],
    [`${FUNCTIONS}chat/reply.ts`, `import both from "../_shared/both.json";`],
    [`${SHARED}one.ts`, `export { two } from "./two.ts";`],
    [`${FUNCTIONS}ocr/handler.ts`, `import both from "../_shared/both.json";`],
    [`${SHARED}seen.ts`, `export const seen = 1;`],
    [`${FUNCTIONS}ocr/seen.ts`, `import { seen } from "../_shared/seen.ts";`],
    ["src/app/seen.ts", `void import("@shared/seen");`],
  ]);
  expect(filesOfOneFunction(planted)).toEqual([`${SHARED}one.ts`, `${SHARED}two.ts`]);
});
