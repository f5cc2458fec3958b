import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

import { expect, test } from "vitest";
import { z } from "zod";

import { functionNames } from "../../supabase/local/function-names.ts";

const documents = globSync([
  "*.md",
  "docs/**/*.md",
  "{supabase,training,tests,e2e}/**/README.md",
  "src/**/README.md",
]);
/** Every file of the repository, each with a slash before it. */
const files = globSync(["*", "{src,supabase,tests,e2e,training,public,docs,deploy}/**/*.*"]).map(
  (path) => `/${path}`,
);
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));

function read(file: string): string {
  return readFileSync(file, "utf8");
}

test("the README is shorter than 150 lines", () => {
  expect(read("README.md").split("\n").length).toBeLessThan(150);
});

test.for(documents)("%s names only npm scripts that exist", (file) => {
  const named = [...read(file).matchAll(/npm run (?:-s )?([a-z:-]+)/g)].map(
    ([, script]) => script ?? "",
  );
  expect(named.filter((script) => !(script in scripts))).toEqual([]);
});

test("every npm script is explained in the README", () => {
  const text = read("README.md");
  const unexplained = Object.keys(scripts)
    .filter((script) => !script.startsWith("pre"))
    .filter((script) => !text.includes(`npm run ${script}`) && !text.includes(`npm ${script}`));
  expect(unexplained).toEqual([]);
});

test.for(documents)("every relative link of %s leads to a file", (file) => {
  const links = [...read(file).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(
    ([, link]) => link ?? "",
  );
  const dead = links
    .filter((link) => !/^(https?:|mailto:|tel:)/.test(link))
    .filter((link) => !existsSync(normalize(join(dirname(file), link))));
  expect(dead).toEqual([]);
});

test.for(documents)("every path that %s puts in code marks exists", (file) => {
  const paths = [
    ...read(file).matchAll(
      /`((?:src|supabase|tests|e2e|docs|public|training|\.ci|\.github)\/[\w./-]+)`/g,
    ),
  ].map(([, path]) => path ?? "");
  const written = paths.filter((path) => !path.startsWith("supabase/.temp"));
  expect(written.filter((path) => !existsSync(path))).toEqual([]);
});

test.for(documents)("every file that %s names by the end of its path exists", (file) => {
  const named = [
    ...read(file).matchAll(/`([\w.-]+(?:\/[\w.-]+)*\.(?:tsx?|sql|yaml|css|svg|md))`/g),
  ].map(([, name]) => `/${name}`);
  expect(named.filter((name) => !files.some((path) => path.endsWith(name)))).toEqual([]);
});

const edgeFunctions = functionNames("supabase/functions");

test("every Edge Function has a row in the README", () => {
  const text = read("README.md");
  expect(edgeFunctions.length).toBeGreaterThan(0);
  expect(edgeFunctions.filter((name) => !text.includes(`| \`${name}\``))).toEqual([]);
});

test.for(edgeFunctions)("%s can be deployed: the configuration and the guide name it", (name) => {
  const configuration = read("supabase/config.toml").split("\n");
  expect(configuration).toContain(`import_map = "./functions/${name}/deno.json"`);
  expect(configuration).toContain(`entrypoint = "./functions/${name}/index.ts"`);
  expect(existsSync(`supabase/functions/${name}/deno.json`)).toBe(true);
  expect(read("docs/deploying.md")).toMatch(
    new RegExp(`supabase functions deploy [^\`]*\\b${name}\\b`),
  );
});

test("every test that names a section of the specification names a promise that stands there", () => {
  const promises = new Map(
    read("docs/specification.md")
      .split(/^## /m)
      .slice(1)
      .map((section) => {
        const inBold = [...section.matchAll(/\*\*([^*]+)\*\*/g)].map(([, word]) => word ?? "");
        return [Number.parseInt(section, 10), inBold.map((word) => word.toLowerCase())] as const;
      }),
  );
  const named = globSync([
    "{tests,src}/**/*.test.{ts,tsx}",
    "e2e/*.spec.ts",
    "supabase/**/*{.test,-rules}.ts",
  ]).flatMap((file) => [...read(file).matchAll(/["'`]Section (\d+), ([^"'`:,%$]+)(.)/g)]);

  expect(named.length).toBeGreaterThan(300);
  const unknown = named.filter(([, section, subject = "", next = ""]) => {
    const start = subject.trim().toLowerCase();
    const isCutShort = "%$".includes(next);
    return !(promises.get(Number(section)) ?? []).some((promise) =>
      isCutShort ? promise.startsWith(start) : promise === start,
    );
  });
  expect(unknown.map(([name]) => name)).toEqual([]);
});
