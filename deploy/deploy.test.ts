import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";

import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";

import { denoProgram } from "../supabase/local/deno-command.ts";
import { productionConfig } from "../tests/setup/production-config.ts";
import { readDeploySettings } from "./deploy-settings.ts";

const REFERENCE = "abcdefghijklmnopqrst";
const SECRET = "sk-ant-very-secret";
const environment = {
  VITE_SUPABASE_URL: `https://${REFERENCE}.supabase.co`,
  VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_made_up",
  VITE_SITE_URL: "https://care.example",
  ANTHROPIC_API_KEY: SECRET,
};
/** A key of the kind that older projects have. */
const olderKey = (role: string) => `ey.${btoa(JSON.stringify({ role }))}.x`;
const config = productionConfig(REFERENCE, "https://care.example");

/** Stands in for the programs outside: notes what it was given, and fails where it is told to. */
const recorder = `#!${process.execPath}
const { appendFileSync, readFileSync, statSync } = require("node:fs");
const given = process.argv.slice(2);
const file = given[given.indexOf("--env-file") + 1];
const holdsSecrets = given.includes("--env-file");
const call = { program: process.argv[1].split("/").at(-1), given };
if (holdsSecrets) Object.assign(call, { file, text: readFileSync(file, "utf8"), mode: statSync(file).mode & 0o777 });
appendFileSync(process.env.CALLS, JSON.stringify(call) + "\\n");
process.exit(given.join(" ").includes(process.env.FAILING || "nothing fails") ? 1 : 0);
`;

const callSchema = z.object({
  program: z.string(),
  given: z.array(z.string()),
  file: z.string().optional(),
  text: z.string().optional(),
  mode: z.number().optional(),
});

const modulesSchema = z.object({ modules: z.array(z.object({ size: z.number().optional() })) });

function git(folder: string, ...parameters: string[]) {
  execFileSync("git", ["-C", folder, "-c", "user.name=a", "-c", "user.email=a@b.c", ...parameters]);
}

function commitAll(folder: string) {
  git(folder, "init", "--quiet");
  git(folder, "add", "--all");
  git(folder, "commit", "--quiet", "--message=all");
}

/** Runs the deployment in a folder of its own, with stand-ins for npm, npx and docker, which runs when DOCKER says so. */
function deploy(
  parameters: string[],
  changes: Record<string, string> = {},
  change: (folder: string) => void = commitAll,
) {
  const folder = mkdtempSync(join(tmpdir(), "pcos-care-deploy-test-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  mkdirSync(join(folder, "supabase"));
  writeFileSync(join(folder, "supabase/config.toml"), config);
  const settings = Object.entries({ ...environment, ...changes });
  writeFileSync(
    join(folder, ".env"),
    settings.map(([name, value]) => `${name}=${value}\n`).join(""),
  );
  for (const program of ["npm", "npx", "host-upload"]) {
    writeFileSync(join(folder, program), recorder);
    chmodSync(join(folder, program), 0o755);
  }
  writeFileSync(
    join(folder, "docker"),
    `#!/bin/sh\nexit ${changes["DOCKER"] === "running" ? 0 : 1}\n`,
  );
  chmodSync(join(folder, "docker"), 0o755);
  const calls = join(tmpdir(), `${basename(folder)}.calls`);
  onTestFinished(() => {
    rmSync(calls, { force: true });
  });
  change(folder);
  const run = spawnSync(process.execPath, [resolve("deploy/deploy.ts"), ...parameters], {
    cwd: folder,
    encoding: "utf8",
    env: { PATH: `${folder}:${process.env["PATH"]}`, CALLS: calls, FAILING: changes["FAILING"] },
    input: "",
  });
  const lines = existsSync(calls) ? readFileSync(calls, "utf8").trim().split("\n") : [];
  return {
    code: run.status,
    printed: run.stdout + run.stderr,
    calls: lines.map((line) => callSchema.parse(JSON.parse(line))),
  };
}

const supabase = (...given: string[]) => ["--yes", "supabase@3.1.0", ...given];

test("a rehearsal prints every command with the secrets as names, and runs none", () => {
  const { code, printed, calls } = deploy(["--dry-run"], { PCOS_CARE_UPLOAD: "host-upload dist" });
  expect(printed).toContain(
    `npx --yes supabase@3.1.0 secrets set --remote=${REFERENCE} --yes --env-file <file with ANTHROPIC_API_KEY, ALLOWED_ORIGINS>`,
  );
  expect(printed).toContain("   host-upload dist\n");
  expect(printed).not.toContain(SECRET);
  expect({ code, calls }).toEqual({ code: 0, calls: [] });
});

test("the commands run in the order of the guide, and the site is looked at before and after", () => {
  const { code, calls } = deploy(["--yes"], { PCOS_CARE_UPLOAD: "host-upload dist" });
  const doctor = ["run", "doctor", "--", "https://care.example"];
  expect(code).toBe(0);
  expect(
    calls.map(({ program, given, file }) => [program, ...given.filter((part) => part !== file)]),
  ).toEqual([
    ["npm", "test"],
    ["npm", ...doctor],
    ["npx", ...supabase("projects", "list")],
    ["npx", ...supabase("link", "--project-ref", REFERENCE)],
    ["npx", ...supabase("db", "push", `--remote=${REFERENCE}`, "--yes")],
    ["npx", ...supabase("secrets", "set", `--remote=${REFERENCE}`, "--yes", "--env-file")],
    ["npx", ...supabase("config", "push", `--remote=${REFERENCE}`, "--yes")],
    [
      "npx",
      ...supabase(
        "functions",
        "deploy",
        "claude-chat",
        "ocr-image",
        "--use-api",
        `--remote=${REFERENCE}`,
        "--yes",
      ),
    ],
    ["npm", "run", "build"],
    ["host-upload", "dist"],
    ["npm", ...doctor],
  ]);
});

test("where Docker runs, the functions are bundled on this computer; elsewhere the owner is told first", () => {
  const deployed = ({ calls }: ReturnType<typeof deploy>) =>
    calls.find(({ given }) => given.includes("functions"))?.given;
  const here = deploy(["--yes"], { DOCKER: "running" });
  expect(deployed(here)).not.toContain("--use-api");
  expect(here.printed).not.toContain("Docker");
  const there = deploy(["--yes"], { FAILING: "functions deploy" });
  expect(deployed(there)).toContain("--use-api");
  expect(there.printed).toMatch(/Docker is not running[^]*Stopped at[^]*Install Docker Desktop/);
});

test.each(["claude-chat", "ocr-image"])(
  "the function %s fits into the 20 MB that Supabase takes of what is bundled on this computer",
  (name) => {
    const file = `supabase/functions/${name}/index.ts`;
    const { stdout } = spawnSync(denoProgram(), ["info", "--json", "--no-lock", file], {
      encoding: "utf8",
      maxBuffer: 100_000_000,
    });
    const { modules } = modulesSchema.parse(JSON.parse(stdout));
    const bytes = modules.reduce((sum, { size = 0 }) => sum + size, 0);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(19_000_000);
  },
);

test("a secret stands in a file that only the owner reads, and only while it is needed", () => {
  const { printed, calls } = deploy(["--yes"]);
  const held = calls.filter(({ text }) => text !== undefined);
  expect(held).toMatchObject([
    {
      text: `ANTHROPIC_API_KEY='${SECRET}'\nALLOWED_ORIGINS='https://care.example'\n`,
      mode: 0o600,
    },
  ]);
  expect(existsSync(held[0]?.file ?? "")).toBe(false);
  expect(printed + calls.map(({ given }) => given.join(" ")).join("\n")).not.toContain(SECRET);
});

test("it stops at the first command that fails, says what to do, and can be run again", () => {
  const { code, printed, calls } = deploy(["--yes"], { FAILING: "db push" });
  expect(code).toBe(1);
  expect(calls.at(-1)?.given).toEqual(supabase("db", "push", `--remote=${REFERENCE}`, "--yes"));
  expect(printed).toMatch(
    /Stopped at "Apply the migrations"\. .*SUPABASE_DB_PASSWORD.* run npm run deploy again/,
  );
});

test("what fails the tests does not go online", () => {
  const { code, printed, calls } = deploy(["--yes"], { FAILING: "test" });
  expect(calls.map(({ given }) => given)).toEqual([["test"]]);
  expect(printed).toMatch(/Stopped at "Test what goes online"\. .*Nothing was put online/);
  expect(code).toBe(1);
});

test("what was tested elsewhere is not tested again, when she says so", () => {
  const { code, calls } = deploy(["--yes", "--tested"]);
  expect(calls.filter(({ given }) => given[0] === "test")).toEqual([]);
  expect(code).toBe(0);
});

test.for([["--dry-run"], ["--yes"]])(
  "what no commit holds does not go online: %s",
  (parameters) => {
    const { code, printed, calls } = deploy(parameters, {}, (folder) => {
      commitAll(folder);
      writeFileSync(join(folder, "supabase/new.sql"), "select 1;");
    });
    expect(printed).toContain("No commit holds the change of supabase/new.sql: git add --all");
    expect({ code, calls }).toEqual({ code: 1, calls: [] });
  },
);

test("a folder that is not in git is told how to become one", () => {
  const { code, printed, calls } = deploy(["--yes"], {}, () => undefined);
  expect(printed).toContain("This folder is not in git");
  expect({ code, calls }).toEqual({ code: 1, calls: [] });
});

test("faults of what is online before do not stop what may mend them", () => {
  const { code, printed } = deploy(["--yes"], { FAILING: "doctor" });
  expect(printed).toContain("no surprise before the first time");
  expect(printed).toContain("Upload the folder dist/ to your host, then run: npm run doctor");
  expect(code).toBe(0);
});

test("without a word of agreement nothing is run", () => {
  const { code, printed, calls } = deploy([]);
  expect(printed).toContain("npm run deploy -- --yes");
  expect({ code, calls }).toEqual({ code: 1, calls: [] });
});

test("a missing setting is named before anything is run", () => {
  const { code, printed, calls } = deploy(["--yes"], { VITE_SITE_URL: "" });
  expect(printed).toContain("Missing: VITE_SITE_URL is not the https address of the site.");
  expect(printed).toContain("docs/deploying.md, step 1");
  expect({ code, calls }).toEqual({ code: 1, calls: [] });
});

test.for([
  [{ VITE_SUPABASE_URL: "https://tsrqponmlkjihgfedcba.supabase.co" }, "names another project"],
  [{ VITE_SUPABASE_PUBLISHABLE_KEY: "sb_secret_made_up" }, "not the project's publishable key"],
  [
    { VITE_SUPABASE_PUBLISHABLE_KEY: olderKey("service_role") },
    "not the project's publishable key",
  ],
  [{ VITE_SITE_URL: "https://other.example" }, "links in e-mails would lead elsewhere"],
  [{ ANTHROPIC_API_KEY: "a'b" }, "ANTHROPIC_API_KEY holds a quotation mark"],
] as const)("%o is refused: %s", ([change, words]) => {
  const { faults } = readDeploySettings({ ...environment, ...change }, config);
  expect(faults).toEqual([expect.stringContaining(words)]);
});

test("the public key of an older project is taken", () => {
  const own = { ...environment, VITE_SUPABASE_PUBLISHABLE_KEY: olderKey("anon") };
  expect(readDeploySettings(own, config).faults).toEqual([]);
});

test("the project and the address of the example are refused, or local settings would go online", () => {
  const { faults } = readDeploySettings(
    environment,
    productionConfig("yourprojectrefgoesin", "https://pcos-care.example"),
  );
  expect(faults.join(" ")).toMatch(/still the example.*links in e-mails/);
});
