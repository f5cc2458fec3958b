import { createHash } from "node:crypto";

import { expect, test } from "vitest";

import { type Backend, newEmail, newId } from "./backend.ts";
import { everyScript, expectNothingToSee } from "./expectations.ts";

/** Lets a test register visitors as if nobody had before. */
async function forgetVisitorCounts(backend: Backend) {
  await backend.sql("delete from public.usage_counters where action like 'visitor%'");
}

export function testVisitorRules(backend: () => Backend) {
  test("anyone registers as a visitor and nobody sees, counts, changes or removes one", async () => {
    await forgetVisitorCounts(backend());
    const { anonymous, sql } = backend();
    const person = await backend().register();
    const email = newEmail();

    for (const caller of [anonymous, person]) {
      const row = { name: everyScript, email };
      expect((await caller.insert("visitors", row)).status).toBe(201);
      const readBack = await caller.insert("visitors", row, { returning: true });
      expect([401, 403]).toContain(readBack.status);
      expectNothingToSee(await caller.select("visitors"));
      expect(await caller.count("visitors")).toBe(0);
      expectNothingToSee(await caller.update("visitors", { email }, { name: "x" }));
      expectNothingToSee(await caller.remove("visitors", { email }));
      const merged = await caller.insert("visitors", row, { onConflict: "merge" });
      expect([401, 403, 409]).toContain(merged.status);
    }

    expect(await sql("select name from public.visitors where email = $1", [email])).toEqual([
      { name: everyScript },
      { name: everyScript },
    ]);
  });

  test("a visitor chooses neither the id nor the time of the row", async () => {
    await forgetVisitorCounts(backend());
    const id = newId();
    const email = newEmail();

    await backend().anonymous.insert("visitors", {
      id,
      name: "Ada",
      email,
      created_at: "2001-01-01T00:00:00Z",
    });

    const stored = await backend().sql(
      "select id::text, created_at > now() - interval '1 hour' as is_new from public.visitors where email = $1",
      [email],
    );
    expect(stored).toEqual([{ id: expect.not.stringMatching(id), is_new: true }]);
  });

  test("visitor names and e-mails are taken up to their limit and refused beyond", async () => {
    await forgetVisitorCounts(backend());
    const { anonymous } = backend();
    const longEmail = `${"a".repeat(242)}@example.org`;

    for (const row of [
      { name: "n".repeat(120), email: newEmail() },
      { name: "Ada", email: longEmail },
    ]) {
      expect((await anonymous.insert("visitors", row)).status).toBe(201);
    }
    for (const [row, message] of [
      [{ name: "n".repeat(121), email: newEmail() }, "name_length"],
      [{ name: "  ", email: newEmail() }, "name_length"],
      [{ email: newEmail() }, "name_length"],
      [{ name: "Ada", email: `a${longEmail}` }, "email_invalid"],
      [{ name: "Ada", email: "not an address" }, "email_invalid"],
      [{ name: "Ada", email: "ada@exa mple.org" }, "email_invalid"],
      [{ name: "Ada" }, "email_invalid"],
    ] as const) {
      expect(await anonymous.insert("visitors", row)).toMatchObject({ status: 422, message });
    }
    expect(
      (await anonymous.insert("visitors", { name: "A\u0000", email: newEmail() })).status,
    ).toBe(400);
  });

  test("nobody closes the resources for others with a few rows: only the 601st in a minute is refused", async () => {
    await forgetVisitorCounts(backend());
    const { anonymous, sql } = backend();
    const register = () => anonymous.insert("visitors", { name: "Ada", email: newEmail() });

    const answers = await Promise.all(Array.from({ length: 50 }, register));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(50);

    await sql("update public.usage_counters set uses = 580 where action = 'visitor_registration'");
    const more = await Promise.all(Array.from({ length: 50 }, register));
    expect(more.filter(({ status }) => status === 201)).toHaveLength(20);
    const refused = more.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(30);
    for (const { code, message, hint } of refused) {
      expect({ code, message }).toEqual({ code: "PT429", message: "service_full" });
      expect(Number(hint)).toBeGreaterThan(0);
      expect(Number(hint)).toBeLessThanOrEqual(60);
    }
  });

  test("one e-mail registers five times a day, however it is written, and no counter holds it or a hash that anyone could make", async () => {
    await forgetVisitorCounts(backend());
    const email = newEmail();

    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        backend().anonymous.insert("visitors", {
          name: "Ada",
          email: index % 2 === 0 ? email : email.toUpperCase(),
        }),
      ),
    );

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(5);
    expect(Number(refused[0]?.hint)).toBeGreaterThan(86_000);
    const counters = await backend().sql(
      "select subject from public.usage_counters where action like 'visitor%'",
    );
    expect(counters).toHaveLength(2);
    expect(JSON.stringify(counters)).not.toContain("@");
    expect(JSON.stringify(counters)).not.toContain(
      createHash("sha256").update(email).digest("hex"),
    );
  });
}
