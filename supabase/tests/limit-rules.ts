import { expect, test } from "vitest";

import { type Answer, type Backend, newId, type Person } from "./backend.ts";
import { expectNothingToSee } from "./expectations.ts";

function fifty(send: () => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: 50 }, send));
}

function ask(person: Person) {
  return person.call("begin_chat_turn", {
    message_id: newId(),
    content: "What is PCOS?",
    receiver: null,
  });
}

function expectRateLimited(answers: Answer[], longestWaitSeconds: number) {
  for (const { status, code, message, hint } of answers) {
    expect({ status, code, message }).toEqual({
      status: 429,
      code: "PT429",
      message: "rate_limited",
    });
    expect(Number(hint)).toBeGreaterThan(longestWaitSeconds - 60);
    expect(Number(hint)).toBeLessThanOrEqual(longestWaitSeconds);
  }
}

export function testLimitRules(backend: () => Backend) {
  test("of 50 questions at once exactly 20 are taken, and hers do not use up another's", async () => {
    const person = await backend().register();
    const other = await backend().register();
    await person.call("give_consent", { kind: "companion" });
    await other.call("give_consent", { kind: "companion" });

    const answers = await fifty(() => ask(person));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expectRateLimited(
      answers.filter(({ status }) => status !== 200),
      60,
    );
    expect(await person.count("chat_messages")).toBe(20);
    expect((await ask(other)).status).toBe(200);
  });

  test("after a minute she can ask again, up to 200 questions in a day", async () => {
    const person = await backend().register();
    await person.call("give_consent", { kind: "companion" });
    await fifty(() => ask(person));

    await backend().sql(
      `update public.usage_counters set window_started_at = clock_timestamp() - interval '60 seconds'
       where action = 'chat_turn_per_minute' and user_id = $1`,
      [person.id],
    );
    expect((await ask(person)).status).toBe(200);

    await backend().sql(
      "update public.usage_counters set uses = 199 where action = 'chat_turn_per_day' and user_id = $1",
      [person.id],
    );
    expect((await ask(person)).status).toBe(200);
    expectRateLimited([await ask(person)], 86_400);
    expect(await person.count("chat_messages")).toBe(22);
  });

  test("of 50 messages written at once exactly 30 are taken, also when they come as one list", async () => {
    const person = await backend().register();
    const other = await backend().register();
    const row = { user_id: person.id, content: "x" };

    const answers = await fifty(() => person.insert("chat_messages", row));

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(30);
    expectRateLimited(
      answers.filter(({ status }) => status !== 201),
      60,
    );
    expect(await person.count("chat_messages")).toBe(30);
    const list = Array.from({ length: 31 }, () => ({ user_id: other.id, content: "x" }));
    expectRateLimited([await other.insert("chat_messages", list)], 60);
    expect((await other.insert("chat_messages", list.slice(1))).status).toBe(201);
  });

  test("nobody reads or resets a counter", async () => {
    const person = await backend().register();
    await person.insert("chat_messages", { user_id: person.id, content: "x" });

    for (const caller of [person, backend().anonymous]) {
      expectNothingToSee(await caller.select("usage_counters"));
      expect(await caller.count("usage_counters")).toBe(0);
      expectNothingToSee(
        await caller.update("usage_counters", { user_id: person.id }, { uses: 1 }),
      );
      expectNothingToSee(await caller.remove("usage_counters", { user_id: person.id }));
      const row = {
        action: "message_insert",
        subject: "x",
        window_started_at: "2001-01-01T00:00:00Z",
        uses: 1,
      };
      expect([401, 403]).toContain((await caller.insert("usage_counters", row)).status);
    }

    const counters = await backend().sql(
      "select uses from public.usage_counters where user_id = $1",
      [person.id],
    );
    expect(counters).toEqual([{ uses: 1 }]);
  });

  test("a history holds 20,000 messages, and has room again when she deletes one", async () => {
    const person = await backend().register();
    await person.call("give_consent", { kind: "companion" });
    await backend().sql(
      `insert into public.chat_messages (user_id, content)
       select $1::uuid, 'x' from generate_series(1, 19999)`,
      [person.id],
    );
    const row = { id: newId(), user_id: person.id, content: "the last one" };
    expect((await person.insert("chat_messages", row)).status).toBe(201);

    for (const refused of [
      await ask(person),
      await person.insert("chat_messages", { user_id: person.id, content: "x" }),
    ]) {
      expect(refused).toMatchObject({ status: 403, code: "PT403", message: "history_full" });
    }
    await person.remove("chat_messages", { id: row.id });
    const last = { message_id: newId(), content: "What is PCOS?", receiver: null };
    expect((await person.call("begin_chat_turn", last)).status).toBe(200);
    // Its answer may have got lost on the way: asking once more takes no room.
    expect((await person.call("begin_chat_turn", last)).status).toBe(200);
  });

  test("saying yes 20 times a day is enough, and so is stopping 400 replies", async () => {
    const person = await backend().register();
    await backend().sql(
      `insert into public.usage_counters (action, subject, user_id, window_started_at, uses)
       values ('consent_given', $1, $2::uuid, now(), 20), ('chat_stop_per_day', $1, $2::uuid, now(), 400)`,
      [person.id, person.id],
    );
    const answers = [
      await person.call("give_consent", { kind: "companion" }),
      await person.call("stop_chat_turn", { message_id: newId(), shown_length: 0 }),
    ];
    expectRateLimited(answers, 86_400);
    expect(await person.count("consents")).toBe(0);
  });
}
