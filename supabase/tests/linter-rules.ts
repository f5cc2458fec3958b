import { expect, test } from "vitest";

import type { Backend } from "./backend.ts";

const ours = "nspname in ('public', 'private')";

/** What Supabase's database linter would point at, each as a statement that finds the offenders. */
const lints: Readonly<Record<string, string>> = {
  "every foreign key has an index that begins with its columns": `
    select format('%s.%s', conrelid::regclass, conname) as name
    from pg_constraint join pg_namespace on pg_namespace.oid = connamespace
    where contype = 'f' and ${ours} and not exists (
      select from pg_index
      where indrelid = conrelid
        and (indkey::smallint[])[0:cardinality(conkey) - 1] operator(pg_catalog.@>) conkey
    )`,
  "every table has a primary key": `
    select pg_class.oid::regclass::text as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p') and ${ours} and not exists (
      select from pg_index where indrelid = pg_class.oid and indisprimary
    )`,
  "no two indexes of a table are alike": `
    select max(indexrelid::regclass::text) as name
    from pg_index join pg_class on pg_class.oid = indrelid
      join pg_namespace on pg_namespace.oid = relnamespace
    where ${ours}
    group by indrelid, indkey::text, indclass::text, indoption::text,
      pg_get_expr(indexprs, indrelid), pg_get_expr(indpred, indrelid)
    having count(*) > 1`,
  "no caller of the API reaches a view, a materialized view or a foreign table": `
    select pg_class.oid::regclass::text as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace,
      unnest(array['anon', 'authenticated']) as role
    where relkind in ('v', 'm', 'f') and nspname = 'public'
      and has_schema_privilege(role, nspname, 'usage')
      and has_table_privilege(role, pg_class.oid, 'select')`,
  "no policy believes what a person may write about herself": `
    select policyname as name from pg_policies
    where schemaname in ('public', 'private')
      and concat(qual, with_check) ~ 'user_metadata|raw_user_meta_data'`,
  "no policy looks at the caller anew for each row": `
    select policyname as name from pg_policies
    where schemaname in ('public', 'private')
      and regexp_replace(
        concat(qual, ' ', with_check),
        '\\( SELECT (auth|private)\\.\\w+\\(\\) AS \\w+\\)', '', 'g'
      ) ~ 'auth\\.(uid|jwt|role|email)\\(|private\\.\\w+\\(|current_setting\\('`,
  "no policy lets every row through": `
    select policyname as name from pg_policies
    where schemaname in ('public', 'private') and 'true' in (qual, with_check)`,
  "a role has one permissive policy for one action": `
    select format('%s %s %s', tablename, role, cmd) as name
    from pg_policies, unnest(roles) as role
    where schemaname in ('public', 'private') and permissive = 'PERMISSIVE'
    group by tablename, role, cmd having count(*) > 1`,
  "only the visitors' form is open without an account, and only to add": `
    select format('%s %s', tablename, cmd) as name from pg_policies
    where schemaname in ('public', 'private') and roles && array['anon', 'public']::name[]
      and (tablename, cmd) <> ('visitors', 'INSERT')`,
};

export function testLinterRules(backend: () => Backend) {
  test.each(Object.entries(lints))("%s", async (_, statement) => {
    expect(await backend().sql(statement)).toEqual([]);
  });

  test("each of these finds its offender", async () => {
    const { sql } = backend();
    try {
      for (const statement of [
        "create table public.planted (user_id uuid references auth.users (id), told text)",
        "alter table public.planted enable row level security",
        "create index planted_told on public.planted (told)",
        "create index planted_told_again on public.planted (told)",
        "create view public.planted_view as select user_id from public.planted",
        "grant select on public.planted_view to anon",
        "create policy planted_all on public.planted for select to anon using (true)",
        `create policy planted_each on public.planted for select to anon
           using (user_id = auth.uid())`,
        `create policy planted_meta on public.planted for select to authenticated
           using (told = current_setting('request.jwt.claims', true)::json ->> 'user_metadata')`,
      ])
        await sql(statement);
      const silent: string[] = [];
      for (const [name, statement] of Object.entries(lints))
        if ((await sql(statement)).length === 0) silent.push(name);
      expect(silent).toEqual([]);
    } finally {
      await sql("drop table if exists public.planted cascade");
    }
  });
}
