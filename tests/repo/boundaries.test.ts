import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";

const report = z.object({
  diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })),
});

type Breach = { rule: string; file: string; code: string };

const importRule = "eslint(no-restricted-imports)";
const globalRule = "eslint(no-restricted-globals)";
const propertyRule = "eslint(no-restricted-properties)";

function imports(specifier: string): string {
  return `export { thing } from "${specifier}";\n`;
}

/** One breach for every boundary of the import rules; the linter has to refuse each. */
const breaches: Breach[] = [
  { rule: importRule, file: "src/app/climbs.ts", code: imports("../lib/paths") },
  { rule: importRule, file: "src/features/chat/climbs.ts", code: imports("../profile/api") },
  {
    rule: importRule,
    file: "src/features/chat/sideways.ts",
    code: imports("@/features/profile/api"),
  },
  { rule: importRule, file: "src/features/chat/upwards.ts", code: imports("@/app/router") },
  {
    rule: importRule,
    file: "src/features/chat/history/climbs.ts",
    code: imports("../sending/api"),
  },
  {
    rule: importRule,
    file: "src/features/chat/history/sideways.ts",
    code: imports("@/features/profile/api"),
  },
  {
    rule: importRule,
    file: "src/features/chat/history/likewise.ts",
    code: imports("@/features/chat-rooms/api"),
  },
  {
    rule: importRule,
    file: "src/features/chat/history/upwards.ts",
    code: imports("@/app/router"),
  },
  {
    rule: importRule,
    file: "src/features/profile/into-a-room.ts",
    code: imports("@/features/chat/history/api"),
  },
  {
    rule: importRule,
    file: "src/features/urgent-help/into-the-chat.ts",
    code: imports("@/features/chat/history/api"),
  },
  {
    rule: importRule,
    file: "src/features/photo-reading/into-the-chat.ts",
    code: imports("@/features/chat/history/api"),
  },
  {
    rule: importRule,
    file: "src/features/my-record/cycles/climbs.ts",
    code: imports("../days/list"),
  },
  {
    rule: importRule,
    file: "src/features/my-record/cycles/sideways.ts",
    code: imports("@/features/chat/history/api"),
  },
  {
    rule: importRule,
    file: "src/features/photo-reading/image/adapter.ts",
    code: imports("@/lib/paths"),
  },
  {
    rule: globalRule,
    file: "src/features/photo-reading/image/looks.ts",
    code: `window.scrollTo(0, 0);\n`,
  },
  {
    rule: propertyRule,
    file: "src/features/photo-reading/image/luck.ts",
    code: `export const luck = Math.random();\n`,
  },
  { rule: importRule, file: "src/components/product.ts", code: imports("@/content/countries") },
  { rule: importRule, file: "src/components/feature.ts", code: imports("@/features/chat/api") },
  { rule: importRule, file: "src/components/backend.ts", code: imports("@supabase/supabase-js") },
  { rule: importRule, file: "src/components/adapter.ts", code: imports("@/lib/session") },
  { rule: importRule, file: "src/components/shared.ts", code: imports("@shared/contracts/chat") },
  { rule: importRule, file: "src/lib/upwards.ts", code: imports("@/features/chat/api") },
  { rule: importRule, file: "src/lib/view.ts", code: imports("@/components/button") },
  { rule: importRule, file: "src/lib/texts.ts", code: imports("@/content/countries") },
  { rule: importRule, file: "src/lib/paths.ts", code: imports("../content/countries.ts") },
  { rule: importRule, file: "src/content/view.ts", code: imports("react") },
  { rule: importRule, file: "src/content/adapter.ts", code: imports("@/lib/paths") },
  { rule: importRule, file: "src/domain/view.ts", code: imports("react") },
  { rule: importRule, file: "src/domain/content.ts", code: imports("@/content/countries") },
  {
    rule: importRule,
    file: "supabase/local/adapter.ts",
    code: imports("../../src/lib/session.ts"),
  },
  {
    rule: importRule,
    file: "supabase/local/texts.ts",
    code: imports("../../src/content/countries.ts"),
  },
  {
    rule: importRule,
    file: "supabase/local/answers.ts",
    code: imports("../functions/_shared/database.ts"),
  },
  { rule: importRule, file: "supabase/functions/chat/app.ts", code: imports("@/lib/paths") },
  {
    rule: importRule,
    file: "supabase/functions/chat/other.ts",
    code: imports("../ocr/handler.ts"),
  },
  {
    rule: importRule,
    file: "supabase/functions/chat/model/other.ts",
    code: imports("../../ocr/handler.ts"),
  },
  { rule: importRule, file: "supabase/functions/chat/model/app.ts", code: imports("@/lib/paths") },
  {
    rule: globalRule,
    file: "supabase/functions/claude-chat/knowledge/calls.ts",
    code: `void fetch("/");\n`,
  },
  {
    rule: propertyRule,
    file: "supabase/functions/claude-chat/lab-results/clock.ts",
    code: `export const now = Date.now();\n`,
  },
  {
    rule: importRule,
    file: "supabase/functions/_shared/safety/app.ts",
    code: imports("@/lib/paths"),
  },
  { rule: globalRule, file: "src/features/chat/keeps.ts", code: `localStorage.clear();\n` },
  { rule: globalRule, file: "src/features/chat/keeps-tab.ts", code: `sessionStorage.clear();\n` },
  { rule: globalRule, file: "src/features/chat/calls.ts", code: `void fetch("/rest/v1");\n` },
  { rule: globalRule, file: "src/domain/looks.ts", code: `window.scrollTo(0, 0);\n` },
  { rule: propertyRule, file: "src/domain/clock.ts", code: `export const now = Date.now();\n` },
  { rule: propertyRule, file: "src/domain/luck.ts", code: `export const luck = Math.random();\n` },
  { rule: globalRule, file: "supabase/functions/chat/handler.ts", code: `Deno.exit();\n` },
  { rule: globalRule, file: "supabase/functions/chat/calls.ts", code: `void fetch("/");\n` },
  {
    rule: globalRule,
    file: "supabase/functions/_shared/safety/calls.ts",
    code: `void fetch("/");\n`,
  },
  {
    rule: propertyRule,
    file: "supabase/functions/_shared/safety/clock.ts",
    code: `export const now = Date.now();\n`,
  },
  { rule: "import(no-default-export)", file: "src/lib/default.ts", code: `export default 1;\n` },
  { rule: "oxc(no-barrel-file)", file: "src/lib/index.ts", code: `export * from "./paths";\n` },
  {
    rule: "react(no-danger)",
    file: "src/features/chat/raw.tsx",
    code: `export const raw = <p dangerouslySetInnerHTML={{ __html: "" }} />;\n`,
  },
  { rule: "eslint(no-eval)", file: "src/lib/run.ts", code: `eval("1");\n` },
  { rule: "unicorn(filename-case)", file: "src/lib/CamelCase.ts", code: `export const one = 1;\n` },
  { rule: "eslint(max-lines)", file: "src/lib/long.ts", code: "export {};\n".repeat(301) },
];

const allowed: Pick<Breach, "file" | "code">[] = [
  { file: "src/features/profile/form.ts", code: imports("@/components/button") },
  { file: "src/features/profile/schema.ts", code: imports("./form") },
  { file: "src/features/chat/sending/room.ts", code: imports("@/features/chat/history/api") },
  { file: "src/features/chat/sending/help.ts", code: imports("@/features/urgent-help/view") },
  { file: "src/features/chat/sending/photo.ts", code: imports("@/features/photo-reading/read") },
  {
    file: "src/features/photo-reading/reads.ts",
    code: imports("@/features/photo-reading/image/ink"),
  },
  {
    file: "src/features/my-record/cycles/room.ts",
    code: imports("@/features/my-record/days/list"),
  },
  { file: "src/features/my-record/today/help.ts", code: imports("@/features/urgent-help/view") },
  { file: "src/domain/record/rules.ts", code: imports("@/domain/whole-days") },
  { file: "src/components/join.ts", code: imports("@/lib/cn") },
  { file: "src/content/rules.ts", code: imports("@/domain/score") },
  { file: "supabase/functions/chat/contract.ts", code: imports("../_shared/contracts/chat.ts") },
  { file: "supabase/functions/chat/model/reply.ts", code: imports("../../_shared/limits.ts") },
  { file: "supabase/functions/chat/model/prompt.ts", code: imports("../limits.ts") },
  {
    file: "supabase/local/receiver.ts",
    code: imports("../functions/_shared/model-receiver.ts"),
  },
];

let refused: Set<string>;
let folder: string;

function lint(directory: string): Promise<string> {
  const command = resolve("node_modules/.bin/oxlint");
  return new Promise((done) => {
    execFile(
      command,
      ["--format", "json", "--deny-warnings", "src", "supabase"],
      { cwd: directory, maxBuffer: 64 * 1024 * 1024 },
      (_error, output) => done(output),
    );
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "boundaries-"));
  await copyFile(".oxlintrc.json", join(folder, ".oxlintrc.json"));
  for (const { file, code } of [...breaches, ...allowed]) {
    await mkdir(join(folder, dirname(file)), { recursive: true });
    await writeFile(join(folder, file), code);
  }
  const { diagnostics } = report.parse(JSON.parse(await lint(folder)));
  refused = new Set(diagnostics.map(({ code, filename }) => `${code} ${filename}`));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test.for(breaches)("the linter refuses $file by $rule", ({ rule, file }) => {
  expect([...refused]).toContain(`${rule} ${file}`);
});

test.for(allowed)("the linter lets $file cross an open boundary", ({ file }) => {
  expect([...refused].filter((line) => line.endsWith(file) && line.includes("restricted"))).toEqual(
    [],
  );
});
