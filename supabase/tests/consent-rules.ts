import { expect, test } from "vitest";

import { type Backend, newId, valueOf } from "./backend.ts";
import { expectNothingToSee } from "./expectations.ts";

const kind = "companion";
const receiver = "The AI service at models.example";

export function testConsentRules(backend: () => Backend) {
  test("consent holds from when it is given until it is withdrawn, and the record stays", async () => {
    const person = await backend().register();
    expect(valueOf(await person.call("has_consent", { kind }))).toBe(false);

    for (const answer of [
      await person.call("give_consent", { kind }),
      await person.call("give_consent", { kind }),
    ]) {
      expect(answer.code).toBeNull();
    }
    expect(valueOf(await person.call("has_consent", { kind }))).toBe(true);
    expect((await person.select("consents")).rows).toMatchObject([
      { user_id: person.id, kind, version: "2026-11-22", receiver: null, withdrawn_at: null },
    ]);

    await person.call("withdraw_consent", { kind });
    expect(valueOf(await person.call("has_consent", { kind }))).toBe(false);

    await person.call("give_consent", { kind });
    expect(valueOf(await person.call("has_consent", { kind }))).toBe(true);
    expect(await person.count("consents")).toBe(2);
  });

  test("consent to an older text does not count", async () => {
    const person = await backend().register();
    await person.call("give_consent", { kind });

    await backend().sql("update public.consents set version = '2020-01-01' where user_id = $1", [
      person.id,
    ]);

    expect(valueOf(await person.call("has_consent", { kind }))).toBe(false);
  });

  test("a yes holds for the receiver that she was told of, and for no other", async () => {
    const person = await backend().register();
    const other = "The AI service at elsewhere.example";
    const refusal = { status: 403, code: "PT403", message: "consent_required" };
    const begin = (to: string | null) =>
      person.call("begin_chat_turn", { message_id: newId(), content: "Hello", receiver: to });

    await person.call("give_consent", { kind, receiver: null });
    expect((await begin(null)).status).toBe(200);
    expect(await begin(receiver)).toMatchObject(refusal);
    expect(await person.call("begin_image_reading", { receiver })).toMatchObject(refusal);

    await person.call("give_consent", { kind, receiver });
    expect((await begin(receiver)).status).toBe(200);
    expect((await person.call("begin_image_reading", { receiver })).status).toBeLessThan(300);
    expect(await begin(other)).toMatchObject(refusal);
    expect(await person.count("consents")).toBe(2);

    await person.call("withdraw_consent", { kind });
    expect(await begin(null)).toMatchObject(refusal);
    expect(await begin(receiver)).toMatchObject(refusal);
  });

  test("a yes without a name goes to whoever receives messages now, and outlives the receiver", async () => {
    const { service } = backend();
    const person = await backend().register();
    await person.call("give_consent", { kind });

    await service.call("set_companion_receiver", { receiver });
    expect(valueOf(await person.call("has_consent", { kind }))).toBe(false);
    await person.call("give_consent", { kind });
    expect(valueOf(await person.call("has_consent", { kind }))).toBe(true);
    expect((await person.select("consents", { receiver })).rows).toHaveLength(1);

    await service.call("set_companion_receiver", { receiver: null });
    expect(valueOf(await person.call("has_consent", { kind }))).toBe(true);
  });

  test("nobody but the server says who receives messages", async () => {
    const person = await backend().register();

    expect((await person.call("set_companion_receiver", { receiver })).status).toBe(403);
    expect(await backend().sql("select companion_receiver from private.installation")).toEqual([
      { companion_receiver: null },
    ]);
  });

  test("a kind of consent that nobody asks for is refused", async () => {
    const person = await backend().register();

    for (const name of ["give_consent", "withdraw_consent", "has_consent"]) {
      const refused = await person.call(name, { kind: "marketing" });
      expect(refused).toMatchObject({ status: 422, message: "consent_kind_unknown" });
    }
  });

  test("consents of someone else stay hidden and nobody writes one by hand", async () => {
    const owner = await backend().register();
    const stranger = await backend().register();
    await owner.call("give_consent", { kind });
    const before = (await owner.select("consents")).rows;

    for (const caller of [stranger, backend().anonymous]) {
      expectNothingToSee(await caller.select("consents", { user_id: owner.id }));
      expect(await caller.count("consents")).toBe(0);
    }
    for (const caller of [owner, stranger, backend().anonymous]) {
      for (const user_id of [owner.id, stranger.id]) {
        const row = { id: newId(), user_id, kind, version: "2026-11-22" };
        expect([401, 403]).toContain((await caller.insert("consents", row)).status);
      }
      const withdrawn_at = "2001-01-01T00:00:00Z";
      expectNothingToSee(await caller.update("consents", { user_id: owner.id }, { withdrawn_at }));
      expectNothingToSee(await caller.remove("consents", { user_id: owner.id }));
    }

    expect((await owner.select("consents")).rows).toEqual(before);
    expect(valueOf(await stranger.call("has_consent", { kind }))).toBe(false);
  });
}
