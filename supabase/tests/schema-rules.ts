import { expect, test } from "vitest";

import { type Backend, newId } from "./backend.ts";

/** Schemas that the platform brings along and guards itself. */
const platformSchemas = ["auth", "extensions", "storage", "supabase_migrations"];
const ours = `nspname !~ '^pg_' and nspname <> 'information_schema'
  and nspname not in (${platformSchemas.map((name) => `'${name}'`).join(", ")})`;

const functionsForCallers = {
  anon: [],
  authenticated: [
    // For the policies alone: nobody may use the schema.
    "private.live_caller",
    "public.begin_chat_turn",
    "public.begin_image_reading",
    "public.delete_my_account",
    "public.export_my_data",
    "public.give_consent",
    "public.has_consent",
    "public.rate_answer",
    "public.search_my_messages",
    "public.stop_chat_turn",
    "public.withdraw_consent",
  ],
  service_role: [
    "public.chat_turn_is_stopped",
    "public.finish_chat_turn",
    "public.set_companion_receiver",
  ],
};

export function testSchemaRules(backend: () => Backend) {
  test("every table has row level security", async () => {
    const tables = await backend().sql(
      `select format('%I.%I', nspname, relname) as name, relrowsecurity as is_guarded
       from pg_class join pg_namespace on pg_namespace.oid = relnamespace
       where relkind in ('r', 'p', 'm', 'f') and ${ours} order by 1`,
    );

    expect(tables).toEqual(
      [
        "private.countries",
        "private.installation",
        "private.stopped_turns",
        "public.answer_ratings",
        "public.chat_messages",
        "public.consents",
        "public.profiles",
        "public.usage_counters",
        "public.visitors",
      ].map((name) => ({ name, is_guarded: true })),
    );
  });

  test("every policy names its roles and compares the owner with one look at the caller", async () => {
    const policies = await backend().sql(
      `select tablename, roles::text[] as roles, rule
       from pg_policies join pg_namespace on nspname = schemaname,
         unnest(array[qual, with_check]) as rule
       where ${ours} and rule is not null and permissive = 'PERMISSIVE'`,
    );

    const forVisitors = policies.filter(({ tablename }) => tablename === "visitors");
    const forOwners = policies.filter(({ tablename }) => tablename !== "visitors");
    expect(forVisitors.map(({ roles }) => roles)).toEqual([["anon", "authenticated"]]);
    expect(forOwners).toHaveLength(9);
    for (const { roles, rule } of forOwners) {
      expect(roles).toEqual(["authenticated"]);
      expect(rule).toContain("( SELECT auth.uid() AS uid)");
    }
  });

  test("every table with rows of people asks for a session that has not ended, whatever is done", async () => {
    const guarded = await backend().sql(
      `select tablename as name, roles::text[] as roles, cmd, qual
       from pg_policies where permissive = 'RESTRICTIVE' order by 1`,
    );
    const owned = await backend().sql(
      `select distinct tablename as name from pg_policies
       where permissive = 'PERMISSIVE' and tablename <> 'visitors' order by 1`,
    );

    const guard = {
      roles: ["authenticated"],
      cmd: "ALL",
      qual: expect.stringContaining("( SELECT private.live_caller() AS live_caller) IS NOT NULL"),
    };
    expect(guarded).toEqual(owned.map(({ name }) => ({ name, ...guard })));
    expect(owned).toHaveLength(4);
  });

  test("nobody calls by name what only the policies may run", async () => {
    const mayUse = await backend().sql(
      `select role, has_schema_privilege(role, 'private', 'usage') as may_use
       from unnest(array['anon', 'authenticated']) as role`,
    );

    expect(mayUse.map((row) => row["may_use"])).toEqual([false, false]);
  });

  test("every function has a fixed search path", async () => {
    const functions = await backend().sql(
      `select proname as name, coalesce(array_to_string(proconfig, ','), '') as settings
       from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
       where ${ours} and not exists (
         select from pg_depend where objid = pg_proc.oid and deptype = 'e'
       )`,
    );

    expect(functions.length).toBeGreaterThan(10);
    for (const { name, settings } of functions) {
      // To look through all that the auth service noted takes longer the more people there are.
      const time = name === "delete_my_account" ? ",statement_timeout=60s" : "";
      expect({ name, settings }).toEqual({ name, settings: `search_path=""${time}` });
    }
  });

  test.each(Object.entries(functionsForCallers))(
    "%s runs exactly the functions meant for it",
    async (role, expected) => {
      const allowed = await backend().sql(
        `select distinct format('%I.%I', nspname, proname) as name
         from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
         where ${ours} and has_function_privilege($1, pg_proc.oid, 'execute') and not exists (
           select from pg_depend where objid = pg_proc.oid and deptype = 'e'
         ) order by 1`,
        [role],
      );

      expect(allowed.map((row) => row["name"])).toEqual(expected);
    },
  );

  test.each([
    ["begin_chat_turn", { message_id: newId(), content: "x", receiver: null }],
    [
      "finish_chat_turn",
      {
        owner_id: newId(),
        message_id: newId(),
        reply_content: "x",
        reply_citations: [],
        reply_origin: "model",
      },
    ],
    ["stop_chat_turn", { message_id: newId(), shown_length: 0 }],
    ["chat_turn_is_stopped", { owner_id: newId(), message_id: newId() }],
    ["give_consent", { kind: "companion" }],
    ["give_consent", { kind: "companion", receiver: null }],
    ["set_companion_receiver", { receiver: null }],
    ["withdraw_consent", { kind: "companion" }],
    ["has_consent", { kind: "companion" }],
    ["export_my_data", {}],
    ["delete_my_account", {}],
    ["begin_image_reading", { receiver: null }],
    ["rate_answer", { message_id: newId(), rating: "helped" }],
    ["search_my_messages", { words: "x" }],
  ])("without an account nobody runs %s", async (name, values) => {
    const refused = await backend().anonymous.call(name, values);

    expect(refused).toMatchObject({ status: 401, code: "42501" });
  });

  test("every column that points at an account goes with it and is indexed", async () => {
    const references = await backend().sql(
      `select conrelid::regclass::text as name, confdeltype::text as on_delete, exists (
         select from pg_index
         where indrelid = conrelid and indkey[0] = conkey[1] and indpred is null
       ) as is_indexed
       from pg_constraint
       where contype = 'f' and confrelid = 'auth.users'::regclass
         and connamespace in ('public'::regnamespace, 'private'::regnamespace)
       order by 1`,
    );

    expect(references).toEqual(
      [
        "answer_ratings",
        "chat_messages",
        "consents",
        "private.stopped_turns",
        "profiles",
        "usage_counters",
      ].map((name) => ({ name, on_delete: "c", is_indexed: true })),
    );
  });

  test("every text column has a length limit", async () => {
    const unlimited = await backend().sql(
      `select format('%s.%s', attrelid::regclass, attname) as name
       from pg_attribute join pg_class on pg_class.oid = attrelid
         join pg_namespace on pg_namespace.oid = relnamespace
       where relkind = 'r' and attnum > 0 and atttypid = 'text'::regtype and ${ours}
         and not exists (
           select from pg_constraint
           where conrelid = attrelid and contype = 'c' and attnum = any (conkey)
         )`,
    );

    expect(unlimited).toEqual([]);
  });
}
