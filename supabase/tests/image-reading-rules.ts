import { expect, test } from "vitest";

import type { Answer, Backend, Person } from "./backend.ts";

const limited = { status: 429, code: "PT429", message: "rate_limited" };

function read(person: Person): Promise<Answer> {
  return person.call("begin_image_reading", { receiver: null });
}

async function registerWithConsent(backend: Backend): Promise<Person> {
  const person = await backend.register();
  await person.call("give_consent", { kind: "companion" });
  return person;
}

export function testImageReadingRules(backend: () => Backend) {
  test("a picture is read only with consent that is in force, and is not counted without", async () => {
    const person = await backend().register();
    const refusal = { status: 403, code: "PT403", message: "consent_required" };

    expect(await read(person)).toMatchObject(refusal);
    await person.call("give_consent", { kind: "companion" });
    expect((await read(person)).status).toBeLessThan(300);
    await person.call("withdraw_consent", { kind: "companion" });
    expect(await read(person)).toMatchObject(refusal);

    expect(await usesOf(backend(), person)).toEqual([1, 1]);
  });

  test("of 30 pictures at once exactly 10 are read, and hers do not use up another's", async () => {
    const person = await registerWithConsent(backend());
    const other = await registerWithConsent(backend());

    const answers = await Promise.all(Array.from({ length: 30 }, () => read(person)));

    const refused = answers.filter(({ status }) => status >= 300);
    expect(refused).toHaveLength(20);
    for (const answer of refused) {
      expect(answer).toMatchObject(limited);
      expect(Number(answer.hint)).toBeGreaterThan(0);
      expect(Number(answer.hint)).toBeLessThanOrEqual(60);
    }
    expect(await usesOf(backend(), person)).toEqual([10, 10]);
    expect((await read(other)).status).toBeLessThan(300);
  });

  test("she has up to 100 pictures read in a day", async () => {
    const person = await registerWithConsent(backend());
    await read(person);
    await backend().sql(
      "update public.usage_counters set uses = 99 where action = 'image_reading_per_day' and user_id = $1",
      [person.id],
    );

    expect((await read(person)).status).toBeLessThan(300);
    const refused = await read(person);

    expect(refused).toMatchObject(limited);
    expect(Number(refused.hint)).toBeGreaterThan(86_000);
  });

  test("all people together have up to 5,000 pictures read in a day", async () => {
    const person = await registerWithConsent(backend());
    await read(person);
    const setTotal = (uses: string) =>
      backend().sql(
        `update public.usage_counters set uses = $1::integer, window_started_at = now()
         where action = 'image_reading_in_total' and subject = 'everyone'`,
        [uses],
      );
    await setTotal("4999");

    expect((await read(person)).status).toBeLessThan(300);
    const refused = await read(person);
    expect(refused).toMatchObject({ ...limited, message: "service_full" });
    expect(Number(refused.hint)).toBeGreaterThan(86_000);

    await setTotal("1");
  });
}

async function usesOf(backend: Backend, person: Person): Promise<unknown[]> {
  const rows = await backend.sql(
    "select uses from public.usage_counters where user_id = $1 and action like 'image_reading%'",
    [person.id],
  );
  return rows.map((row) => row["uses"]);
}
