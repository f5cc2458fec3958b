import { expect, test } from "vitest";

import { type Backend, newId, type Person, valueOf } from "./backend.ts";

const cited = [
  { id: "hba1c", title: "HbA1c", href: "/lab-tests/hba1c" },
  { id: "lh", title: "LH", href: "/lab-tests/lh" },
];

async function askingPerson(backend: Backend) {
  const person = await backend.register();
  const message_id = newId();
  await person.call("give_consent", { kind: "companion" });
  const question = { message_id, content: "What is PCOS?", receiver: null };
  await person.call("begin_chat_turn", question);
  return { person, message_id, question };
}

function finish(backend: Backend, person: Person, message_id: string, values: object = {}) {
  return backend.service.call("finish_chat_turn", {
    owner_id: person.id,
    message_id,
    reply_content: "One [1]. Two [2].",
    reply_citations: cited,
    reply_origin: "model",
    ...values,
  });
}

async function replyOf(person: Person) {
  return (await person.select("chat_messages", { sender: "assistant" })).rows[0];
}

export function testStoppedReplyRules(backend: () => Backend) {
  test("a reply that she stopped before it was stored is cut there and marked", async () => {
    const { person, message_id, question } = await askingPerson(backend());

    const stopped = await person.call("stop_chat_turn", { message_id, shown_length: 9 });
    const stored = valueOf(await finish(backend(), person, message_id));

    expect(stopped.status).toBeLessThan(300);
    expect(stored).toMatchObject({ content: "One [1]. ", citations: [cited[0]], stopped: true });
    expect(await replyOf(person)).toMatchObject({ content: "One [1]. ", stopped: true });
    expect(valueOf(await person.call("begin_chat_turn", question))).toMatchObject({
      reply: stored,
    });
  });

  test("a reply that is stored already is cut and marked, and never grows again", async () => {
    const { person, message_id } = await askingPerson(backend());
    const whole = valueOf(await finish(backend(), person, message_id));
    expect(whole).toMatchObject({ stopped: false });

    await person.call("stop_chat_turn", { message_id, shown_length: 3 });
    await person.call("stop_chat_turn", { message_id, shown_length: 12 });
    await finish(backend(), person, message_id);

    expect(await replyOf(person)).toMatchObject({
      id: Object(whole).id,
      content: "One",
      citations: [],
      stopped: true,
    });
    expect(await person.count("chat_messages")).toBe(2);
  });

  test("the sources of a reply from our guides stay, since it has no marks", async () => {
    const { person, message_id } = await askingPerson(backend());
    await person.call("stop_chat_turn", { message_id, shown_length: 3 });

    await finish(backend(), person, message_id, { reply_origin: "guides" });

    expect(await replyOf(person)).toMatchObject({ content: "One", citations: cited });
  });

  test("rows and choices come at the end, so a stopped reply keeps none; what is about danger stays", async () => {
    const early = await askingPerson(backend());
    const late = await askingPerson(backend());
    const values = {
      reply_parts: {
        results: [{ test: "TSH", value: "2.1", unit: "mIU/L" }],
        choices: ["What is PCOS?"],
        ask: "stroke",
      },
    };
    const stop = { shown_length: 3 };

    await early.person.call("stop_chat_turn", { message_id: early.message_id, ...stop });
    await finish(backend(), early.person, early.message_id, values);
    await finish(backend(), late.person, late.message_id, values);
    await late.person.call("stop_chat_turn", { message_id: late.message_id, ...stop });

    for (const { person } of [early, late]) {
      expect(await replyOf(person)).toMatchObject({
        stopped: true,
        reply_parts: { ask: "stroke" },
      });
      expect(Object.keys(Object((await replyOf(person))?.["reply_parts"]))).toEqual(["ask"]);
    }
  });

  test.each([
    [1, "a"],
    [2, "a"],
    [3, "a🙂"],
    [4, "a🙂e"],
    [5, "a🙂e\u0301"],
    [7, "a🙂e\u0301👩"],
    [16_000, "a🙂e\u0301👩🏾 b"],
  ])("after %i units she saw %j, counted as a browser does", async (shown_length, kept) => {
    const early = await askingPerson(backend());
    const late = await askingPerson(backend());
    const values = { reply_content: "a🙂e\u0301👩🏾 b" };

    await early.person.call("stop_chat_turn", { message_id: early.message_id, shown_length });
    await finish(backend(), early.person, early.message_id, values);
    await finish(backend(), late.person, late.message_id, values);
    await late.person.call("stop_chat_turn", { message_id: late.message_id, shown_length });

    for (const { person } of [early, late]) {
      expect(await replyOf(person)).toMatchObject({ content: kept, stopped: true });
    }
  });

  test("of a reply she had seen nothing of nothing is kept, and she can ask again", async () => {
    for (const [shown_length, reply_content] of [
      [0, "One."],
      [1, "🙂"],
    ] as const) {
      const early = await askingPerson(backend());
      const late = await askingPerson(backend());
      const stop = { shown_length };

      await early.person.call("stop_chat_turn", { message_id: early.message_id, ...stop });
      const values = { reply_content };
      expect(
        valueOf(await finish(backend(), early.person, early.message_id, values)) ?? null,
      ).toBeNull();
      await finish(backend(), late.person, late.message_id, values);
      await late.person.call("stop_chat_turn", { message_id: late.message_id, ...stop });

      for (const { person, message_id, question } of [early, late]) {
        expect(await person.count("chat_messages")).toBe(1);
        expect(valueOf(await person.call("begin_chat_turn", question))).toMatchObject({
          reply: null,
        });
        await finish(backend(), person, message_id, values);
        expect(await replyOf(person)).toMatchObject({ content: reply_content, stopped: false });
      }
    }
  });

  test("a stop that arrives before her question counts all the same", async () => {
    const person = await backend().register();
    const message_id = newId();
    await person.call("give_consent", { kind: "companion" });

    await person.call("stop_chat_turn", { message_id, shown_length: 3 });
    await person.call("begin_chat_turn", { message_id, content: "What is PCOS?", receiver: null });
    await finish(backend(), person, message_id);

    expect(await replyOf(person)).toMatchObject({ content: "One", stopped: true });
  });

  test("whichever of stop and reply comes first, the reply ends up cut", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { person, message_id } = await askingPerson(backend());

      await Promise.all([
        finish(backend(), person, message_id),
        person.call("stop_chat_turn", { message_id, shown_length: 3 }),
        finish(backend(), person, message_id),
      ]);

      expect(await person.count("chat_messages")).toBe(2);
      expect(await replyOf(person)).toMatchObject({ content: "One", stopped: true });
    }
  });

  test("a partial reply is stored only when she stopped it", async () => {
    const { person, message_id, question } = await askingPerson(backend());
    const partial = { reply_content: "One", reply_is_partial: true };

    expect(valueOf(await finish(backend(), person, message_id, partial)) ?? null).toBeNull();
    await person.call("stop_chat_turn", { message_id, shown_length: 3 });
    await person.call("begin_chat_turn", question);
    expect(valueOf(await finish(backend(), person, message_id, partial)) ?? null).toBeNull();
    expect(await person.count("chat_messages")).toBe(1);

    await person.call("stop_chat_turn", { message_id, shown_length: 3 });
    await finish(backend(), person, message_id, partial);
    expect(await replyOf(person)).toMatchObject({ content: "One", stopped: true });
  });

  test("the server learns that she stopped a reply, until it is stored", async () => {
    const { person, message_id } = await askingPerson(backend());
    const values = { owner_id: person.id, message_id };
    const isStopped = async () =>
      valueOf(await backend().service.call("chat_turn_is_stopped", values));

    expect(await isStopped()).toBe(false);
    await person.call("stop_chat_turn", { message_id, shown_length: 3 });
    expect(await isStopped()).toBe(true);
    await finish(backend(), person, message_id);
    expect(await isStopped()).toBe(false);
    expect((await person.call("chat_turn_is_stopped", values)).status).toBe(403);
  });

  test("nobody stops another person's reply", async () => {
    const { person, message_id } = await askingPerson(backend());
    const stranger = await askingPerson(backend());

    await stranger.person.call("stop_chat_turn", { message_id, shown_length: 0 });
    await finish(backend(), person, message_id);
    await stranger.person.call("stop_chat_turn", { message_id, shown_length: 0 });

    expect(await replyOf(person)).toMatchObject({ content: "One [1]. Two [2].", stopped: false });
  });

  test("a stop names a message and a length, 60 times a minute at most", async () => {
    const { person, message_id } = await askingPerson(backend());
    const stop = (values: object) => person.call("stop_chat_turn", { message_id, ...values });

    for (const shown_length of [-1, null]) {
      expect(await stop({ shown_length })).toMatchObject({
        status: 422,
        message: "shown_length_invalid",
      });
    }
    expect(await stop({ message_id: null, shown_length: 1 })).toMatchObject({
      status: 422,
      message: "message_id_missing",
    });
    const answers = await Promise.all(Array.from({ length: 70 }, () => stop({ shown_length: 1 })));
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(60);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  test("she cannot mark a message as stopped herself", async () => {
    const { person, message_id } = await askingPerson(backend());
    await finish(backend(), person, message_id);
    const id = newId();

    await person.insert("chat_messages", { id, user_id: person.id, content: "x", stopped: true });
    for (const sender of ["user", "assistant"]) {
      await person.update("chat_messages", { sender }, { stopped: true });
    }

    const { rows } = await person.select("chat_messages");
    expect(rows.map(({ stopped }) => stopped)).toEqual([false, false, false]);
  });

  test("a stop without a reply is forgotten after two days, or with the account", async () => {
    const { person } = await askingPerson(backend());
    const count = async () =>
      (
        await backend().sql(
          "select count(*)::integer as total from private.stopped_turns where user_id = $1",
          [person.id],
        )
      )[0]?.["total"];
    for (let index = 0; index < 3; index += 1) {
      await person.call("stop_chat_turn", { message_id: newId(), shown_length: 1 });
    }

    await backend().sql(
      `update private.stopped_turns set stopped_at = now() - interval '49 hours'
       where message_id = (select message_id from private.stopped_turns where user_id = $1 limit 1)`,
      [person.id],
    );
    await backend().sql("select private.remove_expired_rows()");
    expect(await count()).toBe(2);
    await person.call("delete_my_account");
    expect(await count()).toBe(0);
  });
}
