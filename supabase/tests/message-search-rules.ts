import { expect, test } from "vitest";
import { z } from "zod";

import { type Backend, newId, type Person, valueOf } from "./backend.ts";

const messageSchema = z.object({ id: z.uuid(), content: z.string(), timestamp: z.string() });
const foundSchema = z.object({ messages: z.array(messageSchema) });

async function search(person: Person, words: string, after?: z.infer<typeof messageSchema>) {
  const place = after === undefined ? {} : { before_time: after.timestamp, before_id: after.id };
  const found = await person.call("search_my_messages", { words, ...place });
  return foundSchema.parse(valueOf(found)).messages;
}

async function write(person: Person, content: string) {
  await person.insert("chat_messages", { id: newId(), user_id: person.id, content });
}

export function testMessageSearchRules(backend: () => Backend) {
  test("a search finds her own messages that hold every word, newest first", async () => {
    const person = await backend().register();
    const stranger = await backend().register();
    await write(person, "What does an HbA1c test show?");
    await write(person, "How do I get ready for a TEST of sugar?");
    await write(person, "Thank you");
    await write(stranger, "My own sugar test");

    const tests = (await search(person, "test")).map(({ content }) => content);
    const both = (await search(person, " sugar  test ")).map(({ content }) => content);

    expect(tests).toEqual([
      "How do I get ready for a TEST of sugar?",
      "What does an HbA1c test show?",
    ]);
    expect(both).toEqual(["How do I get ready for a TEST of sugar?"]);
    expect(await search(person, "%")).toEqual([]);
    expect(await search(person, "   ")).toEqual([]);
  });

  test("a search goes on after the twentieth message", async () => {
    const person = await backend().register();
    for (let number = 1; number <= 25; number += 1) await write(person, `Rice ${number}`);

    const first = await search(person, "rice");
    const rest = await search(person, "rice", first.at(-1));

    expect(first).toHaveLength(20);
    expect(rest.map(({ content }) => content)).toEqual([
      "Rice 5",
      "Rice 4",
      "Rice 3",
      "Rice 2",
      "Rice 1",
    ]);
  });
}
