import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

/** Code that may run in her browser. */
const folders = ["src", "supabase/functions/_shared"];
const lookbehind = /\(\?<[=!]/;

function linesWithLookbehind(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .flatMap((name) =>
      readFileSync(join(folder, name), "utf8")
        .split("\n")
        .filter((line) => lookbehind.test(line))
        .map((line) => `${name}: ${line.trim()}`),
    );
}

test("no pattern in her browser's code looks back: Safari before 16.4 refuses the whole script", () => {
  expect(folders.flatMap(linesWithLookbehind)).toEqual([]);
});
