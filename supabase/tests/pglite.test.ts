import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { testEveryRule } from "./every-rule.ts";
import { openPgliteBackend, type PgliteBackend } from "./pglite-backend.ts";

let opened: PgliteBackend;

beforeAll(async () => {
  // The embedded server prints each refusal that these tests provoke.
  vi.spyOn(console, "error").mockImplementation(() => {});
  opened = await openPgliteBackend();
});
afterAll(() => opened.close());

testEveryRule(() => opened);

test.each(["private", "auth", "storage", "supabase_migrations", "pg_catalog"])(
  "the schema %s is not part of the API",
  async (schema) => {
    for (const table of ["countries", "users", "schema_migrations", "pg_class"]) {
      const response = await opened.request("GET", `/rest/v1/${table}`, {
        "accept-profile": schema,
      });
      expect(response.status).toBe(406);
    }
  },
);

test("migrations applied a second time change nothing", async () => {
  const describe = () =>
    opened.sql(
      `select 'column', table_schema || '.' || table_name || '.' || column_name, data_type
       from information_schema.columns where table_schema in ('public', 'private')
       union all select 'policy', tablename || '.' || policyname, cmd from pg_policies
       union all select 'function', proname, prosrc from pg_proc
       where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       union all select 'trigger', tgname, tgrelid::regclass::text from pg_trigger
       order by 1, 2, 3`,
    );
  const before = await describe();

  expect(await opened.migrate()).toBe(0);

  expect(await describe()).toEqual(before);
});
