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

/** The shortest of three times, since other work on the machine only ever adds. */
async function millisecondsFor(work: () => Promise<unknown>): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3; round += 1) {
    const start = performance.now();
    await work();
    shortest = Math.min(shortest, performance.now() - start);
  }
  return shortest;
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

  test("a search with many words costs little more than one look at each message", async () => {
    const { register, sql } = backend();
    const person = await register();
    await sql(
      `insert into public.chat_messages (user_id, content)
       select $1, left(string_agg(md5((500 * part + message)::text), ' '), 16000)
       from generate_series(1, 500) as message, generate_series(1, 500) as part group by message`,
      [person.id],
    );

    const oneLook = await millisecondsFor(() =>
      sql(
        "select from public.chat_messages where user_id = $1 and position('zzz' in content) > 0",
        [person.id],
      ),
    );
    const manyWords = `${"a b c d e f ".repeat(16)}zzz`;
    const aSearch = await millisecondsFor(() => search(person, manyWords));

    expect(aSearch).toBeLessThan(8 * oneLook + 50);
  });

  test("a search looks for the eight longest of its words", async () => {
    const person = await backend().register();
    await write(person, "one two three four five six seven eight");

    expect(await search(person, "one two three four five six seven eight a")).toHaveLength(1);
    expect(await search(person, "one two three four five six seven absent")).toEqual([]);
  });

  test("a person searches 30 times a minute, and her searches do not use up another's", async () => {
    const person = await backend().register();
    const other = await backend().register();

    const answers = await Promise.all(
      Array.from({ length: 40 }, () => person.call("search_my_messages", { words: "rice" })),
    );

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    expect(Number(refused[0]?.hint)).toBeGreaterThan(0);
    expect(await search(other, "rice")).toEqual([]);
  });
}
