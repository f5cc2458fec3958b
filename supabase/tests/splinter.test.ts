import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";

import { findSupabaseCommand, quietly } from "../../tests/setup/supabase-command.ts";
import { type BarePostgres, findPostgresPrograms, startBarePostgres } from "./bare-postgres.ts";
import { migrationTexts } from "./sql-files.ts";

const command = findSupabaseCommand();
const isMissing = command === null || findPostgresPrograms() === null;
if (isMissing)
  process.stderr.write(
    "No command line of Supabase or no PostgreSQL: Supabase's own linter does not look.\n",
  );

/** What Splinter may point at, each with the reason; all else fails the test. */
const allowed: readonly { lint: string; of: RegExp; why: string }[] = [
  { lint: "unused_index", of: /./, why: "nobody has asked this database anything yet" },
  {
    lint: "rls_enabled_no_policy",
    of: /^(?:public\.usage_counters|private\.(?:countries|installation|stopped_turns))$/,
    why: "only the database's own functions reach these",
  },
];

const findings = z.object({
  results: z.array(
    z.object({
      name: z.string(),
      metadata: z.object({ schema: z.string(), name: z.string() }),
    }),
  ),
});

describe.skipIf(isMissing)("Supabase's database linter", () => {
  let server: BarePostgres;
  const home = mkdtempSync(join(tmpdir(), "pcos-care-linter-"));

  beforeAll(async () => {
    server = await startBarePostgres();
    const sql = server.connect(1);
    for (const text of migrationTexts()) await sql.begin((inner) => inner.unsafe(text));
    await sql.end();
  });
  afterAll(async () => {
    await server.stop();
    rmSync(home, { recursive: true });
  });

  /** Everything that Splinter says, as "lint schema.thing". */
  function said(): { lint: string; of: string }[] {
    const { stdout, stderr } = spawnSync(
      command ?? "",
      ["db", "advisors", `--remote=${server.address}`, "--level=info", "--output-format=json"],
      { encoding: "utf8", env: quietly(home) },
    );
    const found = findings.safeParse(JSON.parse(stdout || "null"));
    if (!found.success) throw new Error(`The linter did not look: ${stderr}${stdout}`);
    return found.data.results.map(({ name, metadata }) => ({
      lint: name,
      of: `${metadata.schema}.${metadata.name}`,
    }));
  }

  function unexpected(): { lint: string; of: string }[] {
    return said().filter(
      ({ lint, of }) => !allowed.some((entry) => entry.lint === lint && entry.of.test(of)),
    );
  }

  test("points at nothing but what is allowed here, and what is allowed is still there", () => {
    expect(unexpected()).toEqual([]);
    const found = said();
    expect(
      allowed.filter(
        (entry) => !found.some(({ lint, of }) => entry.lint === lint && entry.of.test(of)),
      ),
    ).toEqual([]);
  });

  test("points at a table without row-level security, and at a policy that believes the caller", async () => {
    const sql = server.connect(1);
    await sql.unsafe(`
      create table public.planted_open (id integer primary key);
      grant select on public.planted_open to anon;
      create table public.planted_believing (id integer primary key);
      alter table public.planted_believing enable row level security;
      create policy believing on public.planted_believing for select to authenticated
        using ((current_setting('request.jwt.claims')::jsonb) -> 'user_metadata' ->> 'admin' = 'true');`);
    try {
      expect(unexpected()).toEqual(
        expect.arrayContaining([
          { lint: "rls_disabled_in_public", of: "public.planted_open" },
          { lint: "rls_references_user_metadata", of: "public.planted_believing" },
        ]),
      );
    } finally {
      await sql.unsafe("drop table public.planted_open, public.planted_believing");
      await sql.end();
    }
  });
});
