import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

import { readEnv } from "@/lib/env.ts";
import { readSettings } from "@/lib/settings.ts";

import { functionEnvNames } from "../../supabase/functions/_shared/env.ts";

function read(path: string): string {
  return readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), "utf8");
}

/** The names that a reader asks its source for. */
function namesAskedFor(ask: (source: Record<string, unknown>) => unknown): string[] {
  const names = new Set<string>();
  const source: Record<string, unknown> = {};
  ask(
    new Proxy(source, {
      get: (_, name) => {
        names.add(String(name));
        return undefined;
      },
    }),
  );
  return [...names];
}

// Supabase gives every function its own address and keys.
const functionNames = functionEnvNames.filter((name) => !name.startsWith("SUPABASE_"));

function serverNames(): string[] {
  const source = read("supabase/local/configuration.ts");
  return [...source.matchAll(/^ {2}([A-Z_]+): z\b/gm)].map(([, name]) => name ?? "");
}

const example = read(".env.example");
const exampleNames = [...example.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name ?? "");
const browserNames = [...new Set([...namesAskedFor(readEnv), ...namesAskedFor(readSettings)])];

test("the example lists every setting that is read, once, and no other", () => {
  const readNames = new Set([...browserNames, ...functionNames, ...serverNames()]);

  expect(exampleNames.toSorted()).toEqual([...readNames].toSorted());
});

test("the example sets nothing, so that copying it changes nothing", () => {
  expect(example.match(/^[A-Z0-9_]+=.+$/gm)).toBeNull();
});

test("what browsers read starts with VITE_, and nothing else does", () => {
  expect(browserNames.filter((name) => !name.startsWith("VITE_"))).toEqual([]);
  expect([...functionNames, ...serverNames()].filter((name) => name.startsWith("VITE_"))).toEqual(
    [],
  );
});

test("nothing that browsers can read is named like a secret", () => {
  const secretWords = /SECRET|PRIVATE|PASSWORD|TOKEN|SERVICE_ROLE|ANTHROPIC|API_KEY/;

  expect(exampleNames.filter((name) => name.startsWith("VITE_") && secretWords.test(name))).toEqual(
    [],
  );
});

test("each setting of the example has its remark above it", () => {
  const blocks = example.split(/\n{2,}/).filter((block) => /^[A-Z0-9_]+=/m.test(block));

  expect(blocks.filter((block) => !block.startsWith("#"))).toEqual([]);
});

test("every setting of the owner has its place in the guide", () => {
  const guide = read("docs/owner-settings.md");

  expect(namesAskedFor(readSettings).filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});

test("the sample page explains each setting that a link of a local copy leads to", () => {
  const page = read("public/sample/not-set-up.html");
  const { socialProfiles, videos, ...others } = readSettings({});
  const addresses = [
    ...Object.values(others),
    ...videos,
    ...socialProfiles.map(({ url }) => url),
    "/sample/not-set-up.html#VITE_WHATSAPP_NUMBER",
  ];
  const missing = addresses
    .filter((address) => typeof address === "string")
    .filter((address) => address.startsWith("/sample/not-set-up.html#"))
    .filter((address) => !page.includes(`<section id="${address.split("#")[1]}">`));

  expect(missing).toEqual([]);
});
