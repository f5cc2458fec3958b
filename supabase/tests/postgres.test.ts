import { createHash } from "node:crypto";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { newEmail } from "./backend.ts";
import { type BareBackend, openBareBackend } from "./bare-backend.ts";
import { findPostgresPrograms } from "./bare-postgres.ts";
import { testEveryRule } from "./every-rule.ts";

const isMissing = findPostgresPrograms() === null;
if (isMissing) {
  process.stderr.write("No PostgreSQL in /usr/lib/postgresql: the hosted rules are not tried.\n");
}

describe.skipIf(isMissing)("a PostgreSQL like a hosted project's", () => {
  let opened: BareBackend;

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
      "authenticated: answer_ratings: DELETE SELECT",
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

  test.each([
    ["one address", "203.0.113.7", "203.0.113.7", "203.0.113.8"],
    ["one network", "2001:db8:0:1::5", "2001:db8:0:1:ffff::9", "2001:db8:0:2::5"],
  ])("from %s come 20 visitors a minute, whatever it claims to be", async (_, one, same, other) => {
    await opened.sql("delete from public.usage_counters where action like 'visitor%'");
    const register = (address: string, claimed: string) =>
      opened
        .anonymousWith({ "cf-connecting-ip": address, "x-forwarded-for": claimed })
        .insert("visitors", { name: "Ada", email: newEmail() });

    const answers = await Promise.all(
      Array.from({ length: 30 }, (_each, index) =>
        register(index % 2 === 0 ? one : same, `198.51.100.${index}`),
      ),
    );

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    expect((await register(other, one)).status).toBe(201);
    const counters = await opened.sql("select subject from public.usage_counters");
    expect(JSON.stringify(counters)).not.toContain(one);
    for (const network of [one, "2001:db8:0:1::"]) {
      const plainHash = createHash("sha256").update(network).digest("hex");
      expect(JSON.stringify(counters)).not.toContain(plainHash);
    }
  });

  test("a call from nowhere in particular counts for no network", async () => {
    await opened.sql("delete from public.usage_counters where action like 'visitor%'");

    for (const headers of [{}, { "x-forwarded-for": "unknown" }, { "cf-connecting-ip": "" }]) {
      const row = { name: "Ada", email: newEmail() };
      expect((await opened.anonymousWith(headers).insert("visitors", row)).status).toBe(201);
    }

    const counters = await opened.sql(
      "select from public.usage_counters where action = 'visitor_registration_by_network'",
    );
    expect(counters).toEqual([]);
  });
});
