import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { expect, onTestFinished, test, vi } from "vitest";

import { symptoms } from "@/content/symptoms.ts";
import { readEnv } from "@/lib/env.ts";
import { notOpenYetAddress, readSettings } from "@/lib/settings.ts";

import { deployOnlyNames } from "../../deploy/deploy-settings.ts";
import { emptySettings } from "../../deploy/settings-checks.ts";
import { functionEnvNames } from "../../supabase/functions/_shared/env.ts";
import buildConfig from "../../vite.config.ts";

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
  const readNames = new Set([
    ...browserNames,
    ...functionNames,
    ...serverNames(),
    ...deployOnlyNames,
  ]);

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

test("a build with a secret key stops before anything of it is written", () => {
  vi.stubEnv("VITE_SUPABASE_PUBLISHABLE_KEY", `ey.${btoa('{"role":"service_role"}')}.x`);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  expect(() => buildConfig({ mode: "production", command: "build" })).toThrow(
    "VITE_SUPABASE_PUBLISHABLE_KEY holds a secret key",
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

test("the doctor lists every setting of the owner while it is empty, but for what one copy in many needs", () => {
  const listed = emptySettings({}).map(({ name }) => name);
  const others = ["VITE_SUPABASE_URL", "VITE_EMAILJS_ORIGIN"];
  expect([...listed, ...others].toSorted()).toEqual(namesAskedFor(readSettings).toSorted());
  const first = listed[0] ?? "";
  expect(emptySettings({ [first]: "set" }).map(({ name }) => name)).toEqual(listed.slice(1));
});

test("the page on what is not open yet has a part for each link that leads to it, and names no setting", () => {
  const page = read("public/not-open-yet.html");
  const { socialProfiles, videos, ...others } = readSettings({});
  const addresses = [
    ...Object.values(others),
    ...videos,
    ...socialProfiles.map(({ url }) => url),
    notOpenYetAddress("whatsapp"),
  ];
  const parts = addresses
    .filter((address) => typeof address === "string")
    .filter((address) => address.startsWith(notOpenYetAddress("")))
    .map((address) => address.split("#")[1]);

  expect(parts).toContain("giving");
  expect(parts.filter((part) => !page.includes(`<section id="${part}">`))).toEqual([]);
  expect(page).not.toMatch(/VITE_|sample|setting|docs\//i);
});

test("no page of ours in a frame names a setting or calls itself a sample", () => {
  for (const name of readdirSync("public/sample").filter((file) => file.endsWith(".html")))
    expect(read(`public/sample/${name}`).replaceAll(/\/sample\/[\w.-]+/g, "")).not.toMatch(
      /VITE_|sample/i,
    );
});

test("our own list of symptoms is the list of the companion, with its questions about danger", () => {
  const page = read("public/sample/symptom-checker.html");
  const names = [...page.matchAll(/<input type="checkbox" id="([^"]+)" \/> <span>([^<]+)</g)];
  expect(names.map(([, id, name]) => [id, name])).toEqual(
    symptoms.map(({ id, name }) => [id, name]),
  );
  const asked = symptoms.flatMap(({ danger }) => danger?.question ?? []);
  expect(asked.filter((question) => !page.includes(`hidden>${question}`))).toEqual([]);
  expect(page).not.toMatch(/phenotype|pattern|score/i);
});
