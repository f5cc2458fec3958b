import { execFile } from "node:child_process";
import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

import { describe, expect, onTestFinished, test } from "vitest";

import { findPostgresPrograms, startBarePostgres } from "../supabase/tests/bare-postgres.ts";
import { migrationTexts } from "../supabase/tests/sql-files.ts";
import { startManagementApi, type Write } from "../tests/fakes/management-api.ts";
import { productionConfig } from "../tests/setup/production-config.ts";
import { findSupabaseCommand, quietly } from "../tests/setup/supabase-command.ts";

const command = findSupabaseCommand();
const isMissing = command === null || findPostgresPrograms() === null;
if (isMissing)
  process.stderr.write(
    "No command line of Supabase or no PostgreSQL: a deployment is tried with stand-ins alone.\n",
  );

const REFERENCE = "abcdefghijklmnopqrst";
const SECRET = "sk-ant-very-secret";

/** A copy of what the command line reads, with the programs in front of the real ones. */
function prepare(apiAddress: string, databaseAddress: string): string {
  const folder = mkdtempSync(join(tmpdir(), "pcos-care-command-line-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  for (const part of ["config.toml", "functions", "migrations", "templates"])
    cpSync(join("supabase", part), join(folder, "supabase", part), { recursive: true });
  const files = {
    "supabase/config.toml": productionConfig(REFERENCE, "https://care.example"),
    ".env": [
      `VITE_SUPABASE_URL=https://${REFERENCE}.supabase.co`,
      "VITE_SUPABASE_PUBLISHABLE_KEY=sb_publishable_made_up",
      "VITE_SITE_URL=https://care.example",
      `ANTHROPIC_API_KEY=${SECRET}`,
    ].join("\n"),
    "profile.yaml": [
      "name: stand-in",
      `api_url: ${apiAddress}`,
      `dashboard_url: ${apiAddress}/dashboard`,
      "project_host: project.invalid",
      "pooler_host: pooler.invalid",
    ].join("\n"),
    npm: "#!/bin/sh\n",
    git: "#!/bin/sh\n",
    docker: "#!/bin/sh\nexit 1\n",
    // A project's own database cannot be stood in for by its name, so that one command gets its address.
    npx: `#!/bin/sh
shift 2
if [ "$1 $2" = "db push" ]; then set -- db push --yes --remote='${databaseAddress}'; fi
exec '${command}' --profile '${join(folder, "profile.yaml")}' "$@"
`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  for (const program of ["npm", "git", "docker", "npx"]) chmodSync(join(folder, program), 0o755);
  return folder;
}

function deploy(folder: string): Promise<{ code: number; printed: string }> {
  return new Promise((done) => {
    const child = execFile(
      process.execPath,
      [resolve("deploy/deploy.ts"), "--yes"],
      {
        cwd: folder,
        env: {
          ...quietly(folder),
          PATH: `${folder}:${process.env["PATH"]}`,
          SUPABASE_ACCESS_TOKEN: `sbp_${"0123456789".repeat(4)}`,
        },
      },
      (_, stdout, stderr) => {
        done({ code: child.exitCode ?? 1, printed: stdout + stderr });
      },
    );
    child.stdin?.end();
  });
}

/** The files of an upload, each with its text. */
function uploaded({ body }: Write): Map<string, string> {
  const parts = body.split(/------WebKitFormBoundary\w+/);
  return new Map(
    parts.flatMap((part) => {
      const [, name] = /filename="([^"]+)"/.exec(part) ?? [];
      return name === undefined ? [] : [[name, part.slice(part.indexOf("\r\n\r\n") + 4)]];
    }),
  );
}

/** What the files of an upload import by their place and is not among them. */
function leftBehind(files: Map<string, string>): string[] {
  return [...files]
    .filter(([name]) => name.endsWith(".ts"))
    .flatMap(([name, text]) =>
      [...text.matchAll(/(?:from|import) "(\.[^"]+)"/g)].map(([, path]) =>
        join(dirname(name), path ?? ""),
      ),
    )
    .filter((path) => !files.has(path));
}

describe.skipIf(isMissing)("the command line that Supabase gives out", () => {
  test(
    "takes every command of a deployment without asking, and sends what the files say",
    { timeout: 120_000 },
    async () => {
      const database = await startBarePostgres();
      const api = await startManagementApi(REFERENCE);
      onTestFinished(async () => {
        api.close();
        await database.stop();
      });

      const { code, printed } = await deploy(prepare(api.address, database.address));

      expect(printed).toContain("then run: npm run doctor -- https://care.example");
      expect(code).toBe(0);
      expect(printed).not.toMatch(/deprecated|WARN/i);
      expect(printed).not.toContain(SECRET);

      const sql = database.connect(1);
      const [applied] = await sql`
        select count(*)::integer as total from supabase_migrations.schema_migrations`;
      await sql.end();
      expect(applied).toEqual({ total: migrationTexts().length });

      const own = `/v1/projects/${REFERENCE}`;
      const sent = new Map(api.writes.map((write) => [`${write.method} ${write.path}`, write]));
      const read = (name: string): unknown => JSON.parse(sent.get(name)?.body ?? "null");
      expect(read(`POST ${own}/secrets`)).toEqual([
        { name: "ANTHROPIC_API_KEY", value: SECRET },
        { name: "ALLOWED_ORIGINS", value: "https://care.example" },
      ]);
      expect(read(`PATCH ${own}/config/auth`)).toMatchObject({
        site_url: "https://care.example",
        uri_allow_list: "",
        mailer_autoconfirm: false,
        mailer_otp_exp: 900,
        mailer_otp_length: 10,
        password_min_length: 8,
      });
      expect(sent.get(`PATCH ${own}/config/auth`)?.body).not.toMatch(/127\.0\.0\.1|localhost/);
      for (const name of ["claude-chat", "ocr-image"]) {
        const upload = sent.get(`POST ${own}/functions/deploy?slug=${name}&bundleOnly=true`);
        const files = uploaded(upload ?? { method: "", path: "", body: "" });
        expect([...files.keys()]).toContain(`supabase/functions/${name}/index.ts`);
        expect(leftBehind(files)).toEqual([]);
      }
    },
  );
});
