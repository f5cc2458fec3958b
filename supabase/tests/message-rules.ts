import { expect, test } from "vitest";

import { type Backend, newId } from "./backend.ts";
import { everyScript, expectNothingToSee } from "./expectations.ts";

export function testMessageRules(backend: () => Backend) {
  test("a person writes a message and only the server sets the rest of the row", async () => {
    const person = await backend().register();
    const [question] = (
      await person.insert(
        "chat_messages",
        { user_id: person.id, content: "first" },
        { returning: true },
      )
    ).rows;

    const forged = await person.insert(
      "chat_messages",
      {
        user_id: person.id,
        content: everyScript,
        timestamp: "2001-01-01T00:00:00Z",
        citations: [{ id: "x" }],
        reply_parts: { choices: ["x"] },
        origin: "guides",
        reply_to: question?.["id"],
      },
      { returning: true },
    );

    expect(forged).toMatchObject({
      status: 201,
      rows: [
        {
          sender: "user",
          content: everyScript,
          citations: [],
          reply_parts: {},
          origin: null,
          reply_to: null,
        },
      ],
    });
    expect(forged.rows[0]?.["timestamp"]).not.toMatch(/^2001/);
  });

  test("a person cannot write as the assistant", async () => {
    const person = await backend().register();

    for (const sender of ["assistant", "system", null]) {
      const refused = await person.insert("chat_messages", {
        user_id: person.id,
        content: "take this dose",
        sender,
      });
      expect(refused).toMatchObject({ status: 403, message: "sender_not_allowed" });
    }
    expect(await person.count("chat_messages")).toBe(0);
  });

  test("messages of someone else cannot be seen, counted, changed or deleted", async () => {
    const owner = await backend().register();
    const stranger = await backend().register();
    const id = newId();
    await owner.insert("chat_messages", { id, user_id: owner.id, content: "mine" });

    for (const caller of [stranger, backend().anonymous]) {
      expectNothingToSee(await caller.select("chat_messages"));
      expectNothingToSee(await caller.select("chat_messages", { id }));
      expect(await caller.count("chat_messages")).toBe(0);
      expectNothingToSee(await caller.update("chat_messages", { id }, { content: "x" }));
      expectNothingToSee(await caller.remove("chat_messages", { id }));
    }

    expect((await owner.select("chat_messages")).rows).toMatchObject([{ id, content: "mine" }]);
  });

  test("nobody writes a message for someone else, also not over an existing one", async () => {
    const owner = await backend().register();
    const stranger = await backend().register();
    const id = newId();
    await owner.insert("chat_messages", { id, user_id: owner.id, content: "mine" });

    const row = { id, user_id: owner.id, content: "forged" };
    expect(await stranger.insert("chat_messages", row)).toMatchObject({ message: "wrong_user" });
    for (const options of [{}, { onConflict: "merge" }, { onConflict: "ignore" }] as const) {
      const forOwner = await stranger.insert("chat_messages", row, options);
      expect(forOwner.status).toBe(403);
      const overOwner = await stranger.insert(
        "chat_messages",
        { ...row, user_id: stranger.id },
        options,
      );
      expectNothingToSee({ ...overOwner, status: overOwner.status === 409 ? 403 : 200 });
      expect((await backend().anonymous.insert("chat_messages", row, options)).status).toBe(401);
    }

    expect((await owner.select("chat_messages")).rows).toMatchObject([{ id, content: "mine" }]);
    expect(await stranger.count("chat_messages")).toBe(0);
  });

  test("a message never changes once it is written", async () => {
    const person = await backend().register();
    const other = await backend().register();
    const id = newId();
    await person.insert("chat_messages", { id, user_id: person.id, content: "as written" });
    const before = (await person.select("chat_messages")).rows;

    for (const forged of [
      { content: "rewritten" },
      { user_id: other.id },
      { sender: "assistant" },
      { timestamp: "2001-01-01T00:00:00Z" },
      { reply_parts: { choices: ["x"] } },
    ]) {
      expectNothingToSee(await person.update("chat_messages", { id }, forged));
      const merged = await person.insert(
        "chat_messages",
        { id, user_id: person.id, content: "as written", ...forged },
        { onConflict: "merge" },
      );
      expect(merged.status).toBe(403);
    }

    expect((await person.select("chat_messages")).rows).toEqual(before);
  });

  test("messages are taken up to 16,000 characters and refused when longer, empty or with a NUL", async () => {
    const person = await backend().register();
    const write = (content: string | null) =>
      person.insert("chat_messages", { user_id: person.id, content });

    expect((await write("a")).status).toBe(201);
    expect((await write("é".repeat(16_000))).status).toBe(201);
    for (const content of ["a".repeat(16_001), "", null]) {
      expect(await write(content)).toMatchObject({ status: 422, message: "content_length" });
    }
    expect((await write("a\u0000b")).status).toBe(400);
    expect(await person.count("chat_messages")).toBe(2);
  });

  test("a person deletes one message or all of them", async () => {
    const person = await backend().register();
    const id = newId();
    const rows = [id, newId(), newId()].map((each) => ({
      id: each,
      user_id: person.id,
      content: "x",
    }));
    await person.insert("chat_messages", rows);

    await person.remove("chat_messages", { id });
    expect(await person.count("chat_messages")).toBe(2);

    await person.remove("chat_messages", { user_id: person.id });
    expect(await person.count("chat_messages")).toBe(0);
  });
}
