import { expect, test } from "vitest";
import { z } from "zod";

import { type Backend, newId, type Person, valueOf } from "./backend.ts";
import { expectNothingToSee } from "./expectations.ts";

const storedSchema = z.object({ id: z.uuid() });

/** A person with one answer to her one question. */
async function registerWithAnswer(backend: Backend) {
  const person = await backend.register();
  const question = newId();
  await person.call("give_consent", { kind: "companion" });
  await person.call("begin_chat_turn", {
    message_id: question,
    content: "What is PCOS?",
    receiver: null,
  });
  const stored = await backend.service.call("finish_chat_turn", {
    owner_id: person.id,
    message_id: question,
    reply_content: "A hormone condition.",
    reply_citations: [],
    reply_origin: "guides",
  });
  return { person, question, answer: storedSchema.parse(valueOf(stored)).id };
}

function rate(person: Person, message_id: string, rating: string, more: object = {}) {
  return person.call("rate_answer", { message_id, rating, ...more });
}

export function testAnswerRatingRules(backend: () => Backend) {
  test("an answer has one rating, the newest, and what was shared before goes with the older one", async () => {
    const { person, answer } = await registerWithAnswer(backend());

    expect((await rate(person, answer, "unsafe", { shares_words: true })).code).toBeNull();
    expect((await person.select("answer_ratings")).rows).toMatchObject([
      {
        rating: "unsafe",
        shared_question: "What is PCOS?",
        shared_answer: "A hormone condition.",
      },
    ]);
    await rate(person, answer, "did_not_help", { reason: "hard_to_understand" });
    expect((await person.select("answer_ratings")).rows).toMatchObject([
      {
        message_id: answer,
        rating: "did_not_help",
        reason: "hard_to_understand",
        shared_question: null,
        shared_answer: null,
      },
    ]);
  });

  test("no word is shared unless she says so, and only of an unsafe answer", async () => {
    const { person, answer } = await registerWithAnswer(backend());

    for (const [rating, more] of [
      ["unsafe", {}],
      ["helped", { shares_words: true }],
    ] as const) {
      await rate(person, answer, rating, more);
      expect((await person.select("answer_ratings")).rows).toMatchObject([
        { rating, shared_question: null, shared_answer: null },
      ]);
    }
  });

  test("only an answer of her own can be rated, in the words that there are", async () => {
    const { person, question, answer } = await registerWithAnswer(backend());
    const stranger = await backend().register();
    const notFound = { status: 404, message: "not_found" };

    expect(await rate(stranger, answer, "unsafe", { shares_words: true })).toMatchObject(notFound);
    expect(await rate(person, question, "helped")).toMatchObject(notFound);
    expect(await rate(person, newId(), "helped")).toMatchObject(notFound);
    expect(await rate(person, answer, "great")).toMatchObject({
      status: 422,
      message: "rating_unknown",
    });
    for (const [rating, reason] of [
      ["helped", "wrong"],
      ["did_not_help", "my neighbour said so"],
    ] as const) {
      expect(await rate(person, answer, rating, { reason })).toMatchObject({
        status: 422,
        message: "reason_unknown",
      });
    }
    expect(await person.count("answer_ratings")).toBe(0);
  });

  test("ratings of someone else stay hidden, nobody writes one by hand, and she can take hers back", async () => {
    const { person, answer } = await registerWithAnswer(backend());
    const stranger = await backend().register();
    await rate(person, answer, "helped");

    for (const caller of [stranger, backend().anonymous]) {
      expectNothingToSee(await caller.select("answer_ratings", { message_id: answer }));
      await caller.remove("answer_ratings", { message_id: answer });
      const row = { message_id: answer, user_id: person.id, rating: "unsafe" };
      expectNothingToSee(await caller.insert("answer_ratings", row));
      expectNothingToSee(
        await caller.update("answer_ratings", { message_id: answer }, { rating: "unsafe" }),
      );
    }
    expect((await person.select("answer_ratings")).rows).toMatchObject([{ rating: "helped" }]);
    await person.remove("answer_ratings", { message_id: answer });
    expect(await person.count("answer_ratings")).toBe(0);
  });

  test("a rating goes with its answer", async () => {
    const { person, answer } = await registerWithAnswer(backend());
    await rate(person, answer, "unsafe", { shares_words: true });
    await person.remove("chat_messages", { id: answer });
    expect(await person.count("answer_ratings")).toBe(0);
  });

  test("the owner of the database sees counts and unsafe answers, and not whose they are", async () => {
    const { person, answer } = await registerWithAnswer(backend());
    await rate(person, answer, "unsafe", { shares_words: true });

    const counted = await backend().sql("select * from private.answer_rating_counts");
    const unsafe = await backend().sql("select * from private.unsafe_answers");

    expect(counted).toContainEqual(
      expect.objectContaining({ origin: "guides", rating: "unsafe", reason: null }),
    );
    expect(unsafe).toContainEqual(
      expect.objectContaining({
        shared_question: "What is PCOS?",
        shared_answer: "A hormone condition.",
      }),
    );
    expect(JSON.stringify([counted, unsafe])).not.toContain(person.id);
  });
}
