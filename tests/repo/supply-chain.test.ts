import { execSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";
import { z } from "zod";

import { selectStyleHash } from "../../supabase/local/security-headers.ts";

const versions = z.record(z.string(), z.string());
const manifest = z
  .object({
    dependencies: versions,
    devDependencies: versions,
    optionalDependencies: versions,
    allowScripts: z.record(z.string(), z.boolean()),
  })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));
const installed: Record<string, string> = {
  ...manifest.dependencies,
  ...manifest.devDependencies,
  ...manifest.optionalDependencies,
};

test("every package is pinned to one version", () => {
  const loose = Object.entries(installed).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  );
  expect(loose).toEqual([]);
});

test("the lock file records no download address", () => {
  expect(readFileSync("package-lock.json", "utf8")).not.toMatch(/"resolved": *"http/);
});

test("a hash in the lock file is SHA-512, and no entry leads away from the registry", () => {
  const entry = z.object({ integrity: z.string().optional(), resolved: z.string().optional() });
  const { packages } = z
    .object({ packages: z.record(z.string(), entry) })
    .parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
  const doubtful = Object.entries(packages).filter(
    ([, { integrity = "sha512-", resolved }]) =>
      !integrity.startsWith("sha512-") || resolved !== undefined,
  );
  expect(doubtful).toEqual([]);
});

test("of each package that would run a script when it is installed it is said whether it may", () => {
  const entry = z.object({ hasInstallScript: z.boolean().optional() });
  const { packages } = z
    .object({ packages: z.record(z.string(), entry) })
    .parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
  const asking = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.split("node_modules/").at(-1));
  expect(new Set(Object.keys(manifest.allowScripts))).toEqual(new Set(asking));
});

test("the lock file knows the packages of every platform, so that it installs on all of them", () => {
  const optional = z.object({ optionalDependencies: versions.optional() });
  const { packages } = z
    .object({ packages: z.record(z.string(), optional) })
    .parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
  const missing = Object.values(packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => !Object.keys(packages).some((path) => path.endsWith(`node_modules/${name}`)));
  expect(missing).toEqual([]);
});

/** Packages of other platforms that the lock file names without the hash of their content. */
const ENTRIES_WITHOUT_HASH = 66;

test("each package that is installed here is compared with its hash; those of other platforms without one grow no more", () => {
  const entry = z.object({
    integrity: z.string().optional(),
    optional: z.boolean().optional(),
    cpu: z.array(z.string()).optional(),
    os: z.array(z.string()).optional(),
  });
  const { packages } = z
    .object({ packages: z.record(z.string(), entry) })
    .parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
  const bare = Object.entries(packages).filter(
    ([path, { integrity }]) => path !== "" && integrity === undefined,
  );
  expect(bare.length).toBeLessThanOrEqual(ENTRIES_WITHOUT_HASH);
  const installable = bare.filter(([path]) => existsSync(path));
  expect(installable.map(([path]) => path)).toEqual([]);
  const forEverybody = bare.filter(([, { optional, cpu, os }]) => !optional || (!cpu && !os));
  expect(forEverybody.map(([path]) => path)).toEqual([]);
});

test(
  "the bill of materials names what the site is made of, in CycloneDX",
  { timeout: 60_000 },
  () => {
    const text = execSync("npm run --silent sbom", {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    const bill = z
      .object({ bomFormat: z.string(), components: z.array(z.object({ purl: z.string() })) })
      .parse(JSON.parse(text));
    expect(bill.bomFormat).toBe("CycloneDX");
    const named = bill.components.map(({ purl }) => decodeURIComponent(purl));
    const shipped = Object.entries(manifest.dependencies).map(
      (part) => `pkg:npm/${part.join("@")}`,
    );
    expect(shipped.filter((part) => !named.some((purl) => purl.startsWith(part)))).toEqual([]);
    expect(named.filter((purl) => /\/(?:vite|vitest|cli-linux-x64)@/.test(purl))).toEqual([]);
  },
);

test("the tests try the version of Supabase's command line that a deployment fetches", () => {
  const [step] = readFileSync("deploy/deploy-steps.ts", "utf8").match(/supabase@[\d.]+/) ?? [];
  expect(step).toBe(`supabase@${manifest.optionalDependencies["@supabase/cli-linux-x64"]}`);
});

test("Edge Functions import the same versions as the project", () => {
  const files = globSync("supabase/functions/*/deno.json");
  expect(files.length).toBeGreaterThan(0);
  const differing = files.flatMap((file) => {
    const { imports } = z
      .object({ imports: versions })
      .parse(JSON.parse(readFileSync(file, "utf8")));
    return Object.entries(imports)
      .filter(([name, specifier]) => specifier !== `npm:${name}@${installed[name] ?? "?"}`)
      .map(([name, specifier]) => `${file}: ${name} is ${specifier}`);
  });
  expect(differing).toEqual([]);
});

test("nothing is imported from a floating address", () => {
  const files = globSync("{src,supabase,tests,e2e}/**/*.{ts,tsx}");
  const floating = files.filter((file) => /from "(https?:|jsr:)/.test(readFileSync(file, "utf8")));
  expect(floating).toEqual([]);
});

test("the Content-Security-Policy lets through the style that Radix's select writes, and it alone", () => {
  const code = readFileSync("node_modules/@radix-ui/react-select/dist/index.mjs", "utf8");
  const styles = [...code.matchAll(/__html: `([^`]*)`/g)].map(([, style]) => style ?? "");
  const hashes = styles.map((style) => createHash("sha256").update(style).digest("base64"));
  expect(hashes).toEqual([selectStyleHash]);
});

test("Radix still asks for the scroll lock that our own style sheet stands in for", () => {
  const asking = globSync("node_modules/react-remove-scroll{,-bar}/dist/es2015/*.js").filter(
    (file) => readFileSync(file, "utf8").includes("from 'react-style-singleton'"),
  );
  expect(asking).toHaveLength(2);
  const select = readFileSync("node_modules/@radix-ui/react-select/dist/index.mjs", "utf8");
  expect(select).toContain('from "react-remove-scroll"');
});
