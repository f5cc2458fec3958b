import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { readPrerenderedAddresses } from "../../src/content/build/prerendered-addresses.ts";

const site = process.env["PCOS_CARE_SITE"] || join(import.meta.dirname, "../../dist");

type Newer = {
  what: string;
  pattern: RegExp;
  /** The scripts that ask first whether it is there, by the beginnings of their names. */
  askedForIn?: RegExp;
};

const addedByUs = /^newer-apis-/;

/** What Chrome 100, Safari 15.4 or Firefox 115 does not have. */
const newerThanTheFloor: readonly Newer[] = [
  { what: "lookbehind", pattern: /\(\?<[=!]/ },
  { what: "the v flag", pattern: /\/[dgimsuy]*v[dgimsuy]*\.(?:test|exec)\(/ },
  { what: "static blocks of classes", pattern: /\bstatic\s*\{/ },
  { what: "sets of arithmetic", pattern: /\.(?:isSubsetOf|isSupersetOf|symmetricDifference)\(/ },
  { what: "grouping", pattern: /\b(?:Object|Map)\.groupBy\b/ },
  { what: "later promises", pattern: /\bPromise\.(?:withResolvers|try)\b/ },
  { what: "lists out of streams", pattern: /\bArray\.fromAsync\b|\bReadableStream\.from\b/ },
  { what: "whole texts", pattern: /\.(?:isWellFormed|toWellFormed)\(/ },
  { what: "lists changed in a copy", pattern: /\.toSpliced\(/ },
  {
    what: "methods of iterators",
    pattern: /\.(?:keys|values|entries)\(\)\.(?:map|filter|flatMap|take|drop|toArray|reduce)\(/,
  },
  { what: "methods of found places", pattern: /\.matchAll\([^()]*\)\.(?:map|filter|flatMap)\(/ },
  { what: "parsed addresses", pattern: /\bURL\.parse\(/ },
  { what: "answers out of data", pattern: /\bResponse\.json\(/ },
  { what: "parts of texts", pattern: /\bIntl\.(?:Segmenter|DurationFormat)\b/ },
  { what: "escaped patterns", pattern: /\bRegExp\.escape\b/ },
  { what: "packing", pattern: /\b(?:Dec|C)ompressionStream\b/ },
  { what: "dates of the future", pattern: /\bTemporal\.\w/ },
  { what: "opened pickers", pattern: /\.showPicker\(/ },
  { what: "visible or not", pattern: /\.checkVisibility\(/, askedForIn: /^dialog-/ },
  { what: "drawing in a worker", pattern: /new OffscreenCanvas\b/, askedForIn: /^photo-worker-/ },
  {
    what: "sheets of styles",
    pattern: /\.adoptedStyleSheets\b/,
    askedForIn: /^(?:dialog|style-singleton)-/,
  },
  { what: "the back gesture", pattern: /new [\w.]*CloseWatcher\b/, askedForIn: /^dialog-/ },
  { what: "changes of pages", pattern: /\.startViewTransition\(/, askedForIn: /^site-/ },
];

/** What is added to such a browser before the site starts there. */
const added = ["any", "timeout", "canParse", "toSorted", "toReversed", "with", "requestSubmit"];

function builtScripts(): Map<string, string> {
  if (!existsSync(join(site, "404.html"))) throw new Error("Build the site first: npm run build");
  const assets = readdirSync(join(site, "assets")).filter((name) => name.endsWith(".js"));
  const files = [...assets.map((name) => join("assets", name)), "sw.js"];
  return new Map(
    files.map((file) => [file.replace(/^assets\//, ""), readFileSync(join(site, file), "utf8")]),
  );
}

/** What of a text only newer browsers know, with the words around it. */
function newerIn(name: string, text: string): string[] {
  return newerThanTheFloor.flatMap(({ what, pattern, askedForIn }) => {
    const found = pattern.exec(text);
    if (found === null || askedForIn?.test(name) === true) return [];
    return [`${name}: ${what}: …${text.slice(Math.max(0, found.index - 40), found.index + 40)}…`];
  });
}

test("the built scripts hold nothing that the oldest browsers of the floor cannot read or do not have", () => {
  expect([...builtScripts()].flatMap(([name, text]) => newerIn(name, text))).toEqual([]);
});

test("the search finds what is too new, wherever it stands", () => {
  expect(newerIn("a.js", "x.replace(/(?<!a)b/,'')")).toHaveLength(1);
  expect(newerIn("a.js", "class A{static{this.b=1}}")).toHaveLength(1);
  expect(newerIn("a.js", "const b=Object.groupBy(a,c)")).toHaveLength(1);
  expect(newerIn("site-a.js", "d.startViewTransition(e)")).toEqual([]);
  expect(newerIn("chat-a.js", "d.startViewTransition(e)")).toHaveLength(1);
});

test("what is added to such a browser is in a script of its own, and in the worker that reads photos", () => {
  const scripts = [...builtScripts()];
  const own = scripts.find(([name]) => addedByUs.test(name))?.[1] ?? "";
  const worker = scripts.find(([name]) => name.startsWith("photo-worker-"))?.[1] ?? "";
  for (const name of added) {
    expect(own).toContain(`\`${name}\``);
    expect(worker).toContain(`\`${name}\``);
  }
});

/** What of a style sheet the oldest browsers do not follow. */
function newerStyles(css: string): string[] {
  const outside = css.replace(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*\}/g, "");
  return [
    ...(outside.match(/@media[^{\\]*[<>][^{]*/g) ?? []),
    ...(outside.match(/[;{](?:translate|rotate|scale):[^;}]*/g) ?? []),
    ...[...outside.matchAll(/[;{]([\w-]+):([^;{}]*\ddvh[^;{}]*)/g)]
      .filter(
        ({ 1: name = "", 2: value = "", index }) =>
          !outside.slice(0, index).endsWith(`${name}:${value.replaceAll("dvh", "vh")}`),
      )
      .map(([words]) => words),
  ];
}

function pageFile(path: string): string {
  return join(site, path === "/" ? "index.html" : `${path}.html`);
}

test("every page's styles say what older browsers understand before what they do not", () => {
  const pages = readPrerenderedAddresses().map(pageFile);
  const [sheet = ""] = readdirSync(join(site, "assets")).filter((name) => name.endsWith(".css"));
  for (const file of [...pages, join(site, "assets", sheet)]) {
    const text = readFileSync(file, "utf8");
    const css = file.endsWith(".css") ? text : (/<style>[^]*?<\/style>/.exec(text)?.[0] ?? "");
    expect({ file, newer: newerStyles(css) }).toEqual({ file, newer: [] });
  }
  expect(newerStyles("@media (width>=768px){a{color:red}}")).toHaveLength(1);
  expect(newerStyles("a{translate:0 1px}")).toHaveLength(1);
  expect(newerStyles("a{height:90dvh}b{height:90vh;height:90dvh}")).toHaveLength(1);
});

test.each(readPrerenderedAddresses())(
  "%s is as wide as her phone, and names its icon",
  (address) => {
    const html = readFileSync(pageFile(address), "utf8");
    expect(html).toMatch(/<meta name="viewport" content="width=device-width[^"]*"/);
    expect(html).toMatch(/<link rel="icon" type="image\/svg\+xml" href="[^"]+"/);
  },
);
