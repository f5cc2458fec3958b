import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { readSiteFiles } from "./site-files.ts";

type Rule = { pattern: string; headers: [name: string, value: string][] };
type Answer = { status: number; headers: Record<string, string>; body: Uint8Array | null };

/** Answers as a host of static files does that reads `_headers` and `_redirects` and knows nothing else of the site. */
export function createPlainHost(folder: string): (method: string, url: string) => Promise<Answer> {
  const files = readSiteFiles(folder);
  const rules = readRules(textOf(folder, "_headers"));
  const moved = new Map(
    textOf(folder, "_redirects")
      .split("\n")
      .map((line) => line.split(/\s+/))
      .map(([from = "", to = ""]) => [from, to]),
  );

  return async (method, url) => {
    const { pathname, search } = new URL(url.replace(/^\/+/, "/"), "http://host");
    const to = moved.get(pathname);
    if (to) return { status: 308, headers: { location: to + search }, body: null };
    const found =
      files.get(pathname) ?? files.get(pathname === "/" ? "/index.html" : `${pathname}.html`);
    const file = found ?? files.get("/404.html");
    const headers = Object.fromEntries(
      rules.flatMap((rule) => (fits(rule.pattern, pathname) ? rule.headers : [])),
    );
    if (!file) return { status: 404, headers, body: null };
    const { bytes } = await file.encoded("identity");
    return {
      status: found ? 200 : 404,
      headers: { ...headers, "content-type": file.type },
      body: method === "HEAD" ? null : bytes,
    };
  };
}

function textOf(folder: string, name: string): string {
  const path = join(folder, name);
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}

function readRules(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split("\n")) {
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) rules.at(-1)?.headers.push([name, value]);
    else if (line.startsWith("/")) rules.push({ pattern: line, headers: [] });
  }
  return rules;
}

function fits(pattern: string, path: string): boolean {
  const text = pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, "\\$&")
    .replace("*", ".*")
    .replace(/:\w+/, "[^/]+");
  return new RegExp(`^${text}$`).test(path);
}
