import { expect, test } from "vitest";
import { z } from "zod";

import { type Backend, newId, type Person, valueOf } from "./backend.ts";

const exportSchema = z.strictObject({
  account: z.record(z.string(), z.unknown()),
  profile: z.record(z.string(), z.unknown()),
  chat_messages: z.array(z.record(z.string(), z.unknown())),
  answer_ratings: z.array(z.record(z.string(), z.unknown())),
  consents: z.array(z.record(z.string(), z.unknown())),
  stopped_turns: z.array(z.record(z.string(), z.unknown())),
  usage_counters: z.array(z.record(z.string(), z.unknown())),
});
const storedSchema = z.object({ id: z.uuid() });
const tablesSchema = z.array(z.object({ name: z.string() }));

async function registerWithData(backend: Backend, text: string): Promise<Person> {
  const person = await backend.register();
  const message_id = newId();
  await person.call("give_consent", { kind: "companion" });
  await person.update("profiles", { id: person.id }, { first_name: text, country: "Kosovo" });
  await person.call("begin_chat_turn", { message_id, content: text, receiver: null });
  const stored = await backend.service.call("finish_chat_turn", {
    owner_id: person.id,
    message_id,
    reply_content: `Re: ${text}`,
    reply_citations: [],
    reply_origin: "model",
    reply_parts: { choices: [`Mine: ${text}`] },
  });
  const { id } = storedSchema.parse(valueOf(stored));
  await person.call("rate_answer", { message_id: id, rating: "unsafe", shares_words: true });
  await person.insert("chat_messages", { user_id: person.id, content: text });
  return person;
}

/** The tables, of any schema, with a row that holds the text anywhere. */
async function tablesHolding(backend: Backend, text: string): Promise<string[]> {
  const tables = tablesSchema.parse(
    await backend.sql(
      `select format('%I.%I', nspname, relname) as name
       from pg_class join pg_namespace on pg_namespace.oid = relnamespace
       where relkind in ('r', 'p') and nspname !~ '^pg_' and nspname <> 'information_schema'`,
    ),
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await backend.sql(
      `select from ${name} as entry where strpos(to_jsonb(entry)::text, $1) > 0 limit 1`,
      [text],
    );
    if (rows.length > 0) found.push(name);
  }
  return found.toSorted();
}

export function testDataRightsRules(backend: () => Backend) {
  test("a person exports all of her own rows and nobody else's", async () => {
    const person = await registerWithData(backend(), "Ada asks");
    const other = await registerWithData(backend(), "Bisi asks");
    const message_id = newId();
    for (const each of [person, other]) {
      await each.call("stop_chat_turn", { message_id, shown_length: 7 });
    }

    const exported = exportSchema.parse(valueOf(await person.call("export_my_data")));

    expect(exported.account).toMatchObject({ id: person.id, email: person.email });
    expect(Object.keys(exported.account).toSorted()).toEqual([
      "created_at",
      "email",
      "email_confirmed_at",
      "id",
      "last_sign_in_at",
      "updated_at",
    ]);
    expect(exported.account["created_at"]).toMatch(/^\d{4}-\d{2}-\d{2}T/);
    expect(exported.stopped_turns).toMatchObject([{ user_id: person.id, message_id }]);
    expect(exported.usage_counters.map(({ action }) => action)).toEqual([
      "answer_rating",
      "chat_stop",
      "chat_stop_per_day",
      "chat_turn_per_day",
      "chat_turn_per_minute",
      "consent_given",
      "data_export",
      "message_insert",
    ]);
    expect(exported.profile).toMatchObject({ id: person.id, first_name: "Ada asks" });
    expect(exported.chat_messages.map((message) => message["content"])).toEqual([
      "Ada asks",
      "Re: Ada asks",
      "Ada asks",
    ]);
    expect(exported.chat_messages[1]).toMatchObject({
      reply_parts: { choices: ["Mine: Ada asks"] },
    });
    expect(exported.answer_ratings).toMatchObject([
      { rating: "unsafe", shared_question: "Ada asks", shared_answer: "Re: Ada asks" },
    ]);
    expect(exported.consents).toMatchObject([{ user_id: person.id, kind: "companion" }]);
    expect(Object.keys(exported.profile).toSorted()).toEqual([
      "country",
      "created_at",
      "date_of_birth",
      "first_name",
      "id",
      "last_name",
      "phone_number",
      "updated_at",
    ]);
    expect(Object.keys(exported.chat_messages[0] ?? {}).toSorted()).toEqual([
      "citations",
      "content",
      "id",
      "origin",
      "reply_parts",
      "reply_to",
      "sender",
      "stopped",
      "timestamp",
      "user_id",
    ]);
    expect(JSON.stringify(exported)).not.toMatch(new RegExp(`${other.id}|Bisi`));
  });

  test("a new person exports empty lists", async () => {
    const person = await backend().register();

    const exported = exportSchema.parse(valueOf(await person.call("export_my_data")));

    expect(exported).toMatchObject({ chat_messages: [], answer_ratings: [], consents: [] });
  });

  test("an erased account leaves no row in any table, others keep theirs, and the e-mail is free", async () => {
    const person = await registerWithData(backend(), "Ada leaves");
    const other = await registerWithData(backend(), "Bisi stays");
    expect(await tablesHolding(backend(), person.id)).toEqual(
      expect.arrayContaining([
        "auth.audit_log_entries",
        "auth.sessions",
        "auth.users",
        "public.answer_ratings",
        "public.chat_messages",
        "public.consents",
        "public.profiles",
        "public.usage_counters",
      ]),
    );

    expect((await person.call("delete_my_account")).status).toBeLessThan(300);

    expect(await tablesHolding(backend(), person.id)).toEqual([]);
    expect(await tablesHolding(backend(), person.email)).toEqual([]);
    expect(await tablesHolding(backend(), "Ada leaves")).toEqual([]);
    expect(await other.count("chat_messages")).toBe(3);
    const again = await backend().register(person.email);
    expect(again.id).not.toBe(person.id);
    expect(await again.count("chat_messages")).toBe(0);
  });

  test("after her session has ended its token exports, erases, asks, searches and agrees to nothing", async () => {
    const person = await registerWithData(backend(), "Ada signs out");
    await backend().sql("delete from auth.sessions where user_id = $1", [person.id]);

    for (const answer of [
      await person.call("export_my_data"),
      await person.call("delete_my_account"),
      await person.call("give_consent", { kind: "companion" }),
      await person.call("withdraw_consent", { kind: "companion" }),
      await person.call("has_consent", { kind: "companion" }),
      await person.call("begin_chat_turn", {
        message_id: newId(),
        content: "What is PCOS?",
        receiver: null,
      }),
      await person.call("begin_image_reading", { receiver: null }),
      await person.call("stop_chat_turn", { message_id: newId(), shown_length: 0 }),
      await person.call("search_my_messages", { words: "Ada" }),
      await person.insert("chat_messages", { user_id: person.id, content: "x" }),
    ]) {
      expect(answer).toMatchObject({ status: 401, code: "PT401", message: "unauthenticated" });
    }
    const kept = "select count(*)::int as kept from public.chat_messages where user_id = $1";
    expect(await backend().sql(kept, [person.id])).toEqual([{ kept: 3 }]);
  });

  test("after her session has ended its token reads, changes and deletes no row", async () => {
    const person = await registerWithData(backend(), "Ada signs out");
    const other = await registerWithData(backend(), "Bisi stays");
    const before = await tablesHolding(backend(), person.id);
    await backend().sql("delete from auth.sessions where user_id = $1", [person.id]);

    for (const answer of [
      await person.select("profiles"),
      await person.select("chat_messages"),
      await person.select("consents"),
      await person.select("answer_ratings"),
      await person.update("profiles", { id: person.id }, { first_name: "Someone" }),
      await person.remove("chat_messages", { user_id: person.id }),
      await person.remove("answer_ratings", { user_id: person.id }),
    ]) {
      expect(answer).toMatchObject({ status: 401, code: "PT401", rows: [] });
    }
    expect(await tablesHolding(backend(), person.id)).toEqual(
      before.filter((table) => !["auth.refresh_tokens", "auth.sessions"].includes(table)),
    );
    const [profile] = await backend().sql("select first_name from public.profiles where id = $1", [
      person.id,
    ]);
    expect(profile?.["first_name"]).not.toBe("Someone");
    expect((await other.select("chat_messages")).rows).toHaveLength(3);
  });

  test("erasing asks for a sign-in of the last ten minutes", async () => {
    const person = await backend().register(undefined, 11);
    const another = await backend().register(undefined, 9);

    const refused = await person.call("delete_my_account");

    expect(refused).toMatchObject({ status: 403, code: "PT403", message: "sign_in_again" });
    expect((await person.call("export_my_data")).status).toBe(200);
    expect(await person.count("profiles")).toBe(1);
    expect((await another.call("delete_my_account")).status).toBeLessThan(300);
    expect(await another.count("profiles")).toBe(0);
  });

  test("a person exports her data five times a minute", async () => {
    const person = await backend().register();

    const answers = await Promise.all(
      Array.from({ length: 8 }, () => person.call("export_my_data")),
    );

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
  });

  test("the token of an erased account reads and writes nothing", async () => {
    const person = await registerWithData(backend(), "Ada");
    await person.call("delete_my_account");

    for (const table of ["profiles", "chat_messages", "consents"]) {
      expect((await person.select(table)).rows).toEqual([]);
    }
    for (const answer of [
      await person.insert("chat_messages", { user_id: person.id, content: "x" }),
      await person.call("begin_chat_turn", { message_id: newId(), content: "x", receiver: null }),
      await person.call("give_consent", { kind: "companion" }),
    ]) {
      expect(answer.status).toBeGreaterThanOrEqual(401);
      expect(answer.status).toBeLessThan(500);
    }
    expect(await tablesHolding(backend(), person.id)).toEqual([]);
  });

  test("visitors go after 12 months and counters when their window is long over", async () => {
    const { sql } = backend();
    await sql("delete from public.usage_counters");
    await sql(`insert into public.visitors (name, email, created_at) values
      ('Old', 'old@example.org', now() - interval '12 months 1 minute'),
      ('Young', 'young@example.org', now() - interval '12 months' + interval '1 minute')`);
    await sql(`insert into public.usage_counters (action, subject, window_started_at, uses) values
      ('message_insert', 'old', now() - interval '49 hours', 1),
      ('message_insert', 'young', now() - interval '47 hours', 1)`);

    const [removed] = await sql(
      "select visitors::integer, usage_counters::integer from private.remove_expired_rows()",
    );

    expect(removed).toEqual({ visitors: 1, usage_counters: 1 });
    expect(await sql("select name from public.visitors where name in ('Old', 'Young')")).toEqual([
      { name: "Young" },
    ]);
    expect(await sql("select subject from public.usage_counters")).toEqual([{ subject: "young" }]);
  });

  test("what the auth service notes of sign-ins goes after 90 days", async () => {
    const { sql } = backend();
    await sql(`insert into auth.audit_log_entries (id, payload, created_at) values
      (gen_random_uuid(), '{"note":"old"}', now() - interval '90 days 1 minute'),
      (gen_random_uuid(), '{"note":"young"}', now() - interval '90 days' + interval '1 minute')`);

    await sql("select private.remove_expired_rows()");

    expect(
      await sql(`select payload ->> 'note' as note from auth.audit_log_entries
        where payload ->> 'note' in ('old', 'young')`),
    ).toEqual([{ note: "young" }]);
  });
}
