import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

/** What the site is asked to be made with, and what of it has to be used. */
const namedPackages = [
  ["@supabase/supabase-js", "createClient"],
  ["@radix-ui/react-dialog", ""],
  ["@radix-ui/react-tabs", ""],
  ["@radix-ui/react-select", ""],
  ["react-hook-form", "useForm"],
  ["@hookform/resolvers", "zodResolver"],
  ["zod", ""],
  ["react-router-dom", "BrowserRouter"],
  ["@emailjs/browser", ""],
  ["tesseract.js", ""],
] as const;

/** The code of the site without its tests. */
const shippedSources = globSync("src/**/*.{ts,tsx}", { cwd: root })
  .filter((path) => !/\.test\.tsx?$|\.d\.ts$|^src\/content\/build\//.test(path))
  .map((path) => readFileSync(join(root, path), "utf8"));

/** What is imported of a package, by a statement or when it is needed; types do not ship. */
function importsOf(name: string, source: string): string[] {
  const from = `"${name.replaceAll("/", "\\/")}(?:\\/[^"]*)?"`;
  const statement = new RegExp(`^import (?!type )([^;"]*) from ${from}`, "gm");
  const call = new RegExp(`(.*)\\bimport\\(\\s*${from}\\s*\\)`, "g");
  return [...source.matchAll(statement), ...source.matchAll(call)].map(([, what = ""]) => what);
}

test.for(namedPackages)("what ships imports %s", ([name, part]) => {
  const imported = shippedSources.flatMap((source) => importsOf(name, source));
  expect(imported.filter((what) => what.includes(part)).length).toBeGreaterThan(0);
});

test("a package whose types alone are imported does not count", () => {
  expect(importsOf("zod", 'import type { z } from "zod";\n')).toEqual([]);
  expect(importsOf("zod", 'import * as z from "zod/mini";\n')).toEqual(["* as z"]);
  expect(importsOf("zod", 'const z = await import("zod");\n')).toEqual(["const z = await "]);
});

test("the styles are made by Tailwind with tailwind.config.ts", () => {
  const styles = readFileSync(join(root, "src/styles/app.css"), "utf8");
  expect(styles).toMatch(/@import "tailwindcss/);
  expect(styles).toContain('@config "../../tailwind.config.ts"');
});
