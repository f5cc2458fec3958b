import { globSync } from "node:fs";
import { basename } from "node:path";

import { expect, test } from "vitest";

/** What has the same task in each function, or on each side of the network. */
const alike = new Set(["env.ts", "failures.ts", "handler.ts", "index.ts"]);

function namesThatStandTwice(paths: readonly string[]): string[] {
  const names = paths.map((path) => basename(path));
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))].toSorted();
}

test("a name that stands twice is found", () => {
  expect(namesThatStandTwice(["src/a/lock.ts", "src/b/lock.ts", "src/b/key.ts"])).toEqual([
    "lock.ts",
  ]);
});

test("no two files of the product have the same name, so that a name says which one is meant", () => {
  const code = globSync("{src,supabase/functions,training}/**/*.{ts,tsx}").filter(
    (path) => !path.includes(".test."),
  );
  expect(code.length).toBeGreaterThan(700);
  expect(namesThatStandTwice(code).filter((name) => !alike.has(name))).toEqual([]);
});
