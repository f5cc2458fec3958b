import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { Backend } from "./backend.ts";
import { openBareBackend } from "./bare-backend.ts";
import { findPostgresPrograms } from "./bare-postgres.ts";
import { testEveryRule } from "./every-rule.ts";

const isMissing = findPostgresPrograms() === null;
if (isMissing) {
  process.stderr.write("No PostgreSQL in /usr/lib/postgresql: the hosted rules are not tried.\n");
}

describe.skipIf(isMissing)("a PostgreSQL like a hosted project's", () => {
  let opened: Backend;

  beforeAll(async () => {
    opened = await openBareBackend();
  });
  afterAll(() => opened.close());

  testEveryRule(() => opened);

  test("callers hold exactly the grants that the product uses", async () => {
    const grants = await opened.sql(
      `select grantee, table_name, string_agg(privilege_type, ' ' order by privilege_type) as verbs
         from information_schema.role_table_grants
         where table_schema in ('public', 'private') and grantee <> 'postgres'
         group by 1, 2 order by 1, 2`,
    );

    expect(grants.map((row) => Object.values(row).join(": "))).toEqual([
      "anon: visitors: INSERT",
      "authenticated: chat_messages: DELETE INSERT SELECT",
      "authenticated: consents: SELECT",
      "authenticated: profiles: SELECT UPDATE",
      "authenticated: visitors: INSERT",
    ]);
  });

  test("callers have no way into the private schema", async () => {
    const [rights] = await opened.sql(
      `select bool_or(has_schema_privilege(role, 'private', 'usage')) as has_any
         from unnest(array['anon', 'authenticated', 'service_role']) as role`,
    );

    expect(rights).toEqual({ has_any: false });
  });
});
