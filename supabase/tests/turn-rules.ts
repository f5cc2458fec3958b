import { expect, test } from "vitest";

import { type Backend, newId, type Person, valueOf } from "./backend.ts";
import { everyScript } from "./expectations.ts";

async function registerWithConsent(backend: Backend): Promise<Person> {
  const person = await backend.register();
  await person.call("give_consent", { kind: "companion" });
  return person;
}

function reply(owner_id: string, message_id: string, text = "An answer.") {
  return {
    owner_id,
    message_id,
    reply_content: text,
    reply_citations: [{ id: "hba1c", title: "HbA1c", href: "/lab-tests/hba1c" }],
    reply_origin: "guides",
  };
}

export function testTurnRules(backend: () => Backend) {
  test("a question needs consent that is in force", async () => {
    const person = await backend().register();
    const question = { message_id: newId(), content: "What is PCOS?", receiver: null };
    const refusal = { status: 403, code: "PT403", message: "consent_required" };

    expect(await person.call("begin_chat_turn", question)).toMatchObject(refusal);
    await person.call("give_consent", { kind: "companion" });
    expect((await person.call("begin_chat_turn", question)).status).toBe(200);
    await person.call("withdraw_consent", { kind: "companion" });
    expect(await person.call("begin_chat_turn", question)).toMatchObject(refusal);

    expect(await person.count("chat_messages")).toBe(1);
  });

  test("a question sent again is stored once, counts until it has a reply, and then brings it along", async () => {
    const person = await registerWithConsent(backend());
    const question = { message_id: newId(), content: everyScript, receiver: null };

    const first = valueOf(await person.call("begin_chat_turn", question));
    const second = valueOf(await person.call("begin_chat_turn", question));
    const stored = valueOf(
      await backend().service.call("finish_chat_turn", reply(person.id, question.message_id)),
    );
    const third = valueOf(await person.call("begin_chat_turn", question));

    expect(first).toEqual({
      message_id: question.message_id,
      timestamp: expect.any(String),
      reply: null,
    });
    expect(second).toEqual(first);
    expect(third).toEqual({ ...Object(first), reply: stored });
    expect(await person.count("chat_messages")).toBe(2);
    expect(await usesOf(backend(), person)).toEqual([2, 2]);
  });

  test("one question sent many times at once is stored once, and every try that may cost a model call counts", async () => {
    const person = await registerWithConsent(backend());
    const question = { message_id: newId(), content: "What is PCOS?", receiver: null };

    const answers = await Promise.all(
      Array.from({ length: 30 }, () => person.call("begin_chat_turn", question)),
    );

    const taken = answers.filter(({ status }) => status === 200);
    expect(taken).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    expect(await person.count("chat_messages")).toBe(1);
    expect(await usesOf(backend(), person)).toEqual([20, 20]);
  });

  test("an id that belongs to another text, another person or a reply is a conflict", async () => {
    const person = await registerWithConsent(backend());
    const stranger = await registerWithConsent(backend());
    const question = { message_id: newId(), content: "What is PCOS?", receiver: null };
    await person.call("begin_chat_turn", question);
    await backend().service.call("finish_chat_turn", reply(person.id, question.message_id));
    const [answer] = (await person.select("chat_messages", { sender: "assistant" })).rows;
    const conflict = { status: 409, code: "PT409", message: "conflict" };

    expect(
      await person.call("begin_chat_turn", { ...question, content: "Something else" }),
    ).toMatchObject(conflict);
    expect(await stranger.call("begin_chat_turn", question)).toMatchObject(conflict);
    expect(
      await person.call("begin_chat_turn", {
        message_id: answer?.["id"],
        content: "An answer.",
        receiver: null,
      }),
    ).toMatchObject(conflict);
    expect(await stranger.count("chat_messages")).toBe(0);
    expect(await usesOf(backend(), stranger)).toEqual([]);
  });

  test("a question is refused without an id, empty, too long or with a NUL, and is not counted", async () => {
    const person = await registerWithConsent(backend());
    const ask = (content: string | null, message_id: string | null = newId()) =>
      person.call("begin_chat_turn", { message_id, content, receiver: null });

    expect((await ask("a".repeat(16_000))).status).toBe(200);
    for (const content of ["a".repeat(16_001), "", null]) {
      expect(await ask(content)).toMatchObject({ status: 422, message: "content_length" });
    }
    expect(await ask("a", null)).toMatchObject({ status: 422, message: "message_id_missing" });
    expect((await ask("a\u0000b")).status).toBe(400);
    expect((await ask("a", "no id")).status).toBe(400);
    expect(await usesOf(backend(), person)).toEqual([1, 1]);
  });

  test("a reply is stored once, after its question, and the first one stays", async () => {
    const person = await registerWithConsent(backend());
    const message_id = newId();
    await person.call("begin_chat_turn", { message_id, content: "What is PCOS?", receiver: null });

    const answers = await Promise.all(
      ["One.", "Two.", "Three."].map((text) =>
        backend().service.call("finish_chat_turn", reply(person.id, message_id, text)),
      ),
    );

    const [stored] = (await person.select("chat_messages", { sender: "assistant" })).rows;
    expect(await person.count("chat_messages")).toBe(2);
    expect(stored).toMatchObject({ reply_to: message_id, origin: "guides", user_id: person.id });
    for (const answer of answers) {
      expect(valueOf(answer)).toEqual({
        id: stored?.["id"],
        content: stored?.["content"],
        citations: stored?.["citations"],
        reply_parts: {},
        origin: "guides",
        timestamp: expect.any(String),
        stopped: false,
      });
    }
    const [order] = await backend().sql(
      `select bool_and(reply."timestamp" > question."timestamp") as is_after
       from public.chat_messages reply join public.chat_messages question
         on question.id = reply.reply_to
       where question.id = $1`,
      [message_id],
    );
    expect(order).toEqual({ is_after: true });
  });

  test("a reply is refused for a question that is not hers or not there", async () => {
    const person = await registerWithConsent(backend());
    const stranger = await registerWithConsent(backend());
    const message_id = newId();
    await person.call("begin_chat_turn", { message_id, content: "What is PCOS?", receiver: null });
    const missing = { status: 404, code: "PT404", message: "not_found" };
    const finish = (values: ReturnType<typeof reply>) =>
      backend().service.call("finish_chat_turn", values);

    expect(await finish(reply(stranger.id, message_id))).toMatchObject(missing);
    expect(await finish(reply(person.id, newId()))).toMatchObject(missing);
    expect(await person.count("chat_messages")).toBe(1);
    expect(await stranger.count("chat_messages")).toBe(0);
  });

  test("a reply must say where it comes from and cite a list", async () => {
    const person = await registerWithConsent(backend());
    const message_id = newId();
    await person.call("begin_chat_turn", { message_id, content: "What is PCOS?", receiver: null });
    const valid = reply(person.id, message_id);

    for (const values of [
      { ...valid, reply_origin: "rumour" },
      { ...valid, reply_origin: null },
      { ...valid, reply_citations: { id: "x" } },
      { ...valid, reply_citations: null },
      { ...valid, reply_citations: ["x".repeat(32_001)] },
      { ...valid, reply_parts: ["x"] },
      { ...valid, reply_parts: null },
      { ...valid, reply_parts: { choices: ["x".repeat(64_001)] } },
      { ...valid, reply_content: "" },
      { ...valid, reply_content: "a".repeat(16_001) },
    ]) {
      expect((await backend().service.call("finish_chat_turn", values)).status).toBe(422);
    }
    expect(await person.count("chat_messages")).toBe(1);
  });

  test("what goes with a reply is kept with it and given again", async () => {
    const person = await registerWithConsent(backend());
    const question = { message_id: newId(), content: "My TSH is 2.1", receiver: null };
    const reply_parts = { results: [{ test: "TSH", value: "2.1", unit: "mIU/L" }], ask: "stroke" };
    await person.call("begin_chat_turn", question);

    const stored = valueOf(
      await backend().service.call("finish_chat_turn", {
        ...reply(person.id, question.message_id),
        reply_parts,
      }),
    );

    expect(stored).toMatchObject({ reply_parts });
    expect(valueOf(await person.call("begin_chat_turn", question))).toMatchObject({
      reply: stored,
    });
    const { rows } = await person.select("chat_messages");
    expect(rows.map((row) => [row["sender"], row["reply_parts"]])).toEqual(
      expect.arrayContaining([
        ["user", {}],
        ["assistant", reply_parts],
      ]),
    );
  });

  test("when all people together have asked 20,000 questions in a day, that is not told as her own doing", async () => {
    const person = await registerWithConsent(backend());
    const begin = () =>
      person.call("begin_chat_turn", {
        message_id: newId(),
        content: "What is PCOS?",
        receiver: null,
      });
    await begin();
    const setTotal = (uses: string) =>
      backend().sql(
        `update public.usage_counters set uses = $1::integer, window_started_at = now()
         where action = 'chat_turn_in_total' and subject = 'everyone'`,
        [uses],
      );
    await setTotal("19999");

    expect((await begin()).status).toBe(200);
    const refused = await begin();
    await setTotal("1");

    expect(refused).toMatchObject({ status: 429, code: "PT429", message: "service_full" });
    expect(Number(refused.hint)).toBeGreaterThan(86_000);
    expect(await person.count("chat_messages")).toBe(2);
  });

  test("only the server stores a reply", async () => {
    const person = await registerWithConsent(backend());
    const message_id = newId();
    await person.call("begin_chat_turn", { message_id, content: "What is PCOS?", receiver: null });

    const values = reply(person.id, message_id);
    expect((await person.call("finish_chat_turn", values)).status).toBe(403);
    expect((await backend().anonymous.call("finish_chat_turn", values)).status).toBe(401);
    expect(await person.count("chat_messages")).toBe(1);
  });

  test("a reply stays when she deletes its question", async () => {
    const person = await registerWithConsent(backend());
    const message_id = newId();
    await person.call("begin_chat_turn", { message_id, content: "What is PCOS?", receiver: null });
    await backend().service.call("finish_chat_turn", reply(person.id, message_id));

    await person.remove("chat_messages", { id: message_id });

    expect((await person.select("chat_messages")).rows).toMatchObject([
      { sender: "assistant", reply_to: null },
    ]);
  });
}

async function usesOf(backend: Backend, person: Person): Promise<unknown[]> {
  const rows = await backend.sql(
    "select uses from public.usage_counters where user_id = $1 and action like 'chat_turn%'",
    [person.id],
  );
  return rows.map((row) => row["uses"]);
}
