import { expect, test } from "vitest";

import { countries } from "@/content/countries";

import type { Backend } from "./backend.ts";
import { everyScript, expectNothingToSee } from "./expectations.ts";

export function testProfileRules(backend: () => Backend) {
  test("a new account has one empty profile of its own", async () => {
    const person = await backend().register();

    const { rows } = await person.select("profiles");

    expect(rows).toEqual([
      expect.objectContaining({ id: person.id, first_name: null, last_name: null, country: null }),
    ]);
  });

  test("Section 3, Profile: a person saves her profile and reads it back in every script", async () => {
    const person = await backend().register();
    const values = {
      first_name: everyScript,
      last_name: null,
      date_of_birth: "1994-02-28",
      phone_number: "+234 800 \u200D000\u202E 0000",
      country: "Nigeria",
    };

    const saved = await person.update("profiles", { id: person.id }, values);

    expect(saved).toMatchObject({ status: 200, rows: [values] });
    expect((await person.select("profiles")).rows).toMatchObject([values]);
  });

  test("Section 3, Profile: a person cannot change the id, the creation time or the last name of her profile", async () => {
    const person = await backend().register();
    const other = await backend().register();
    const [before] = (await person.select("profiles")).rows;

    for (const forged of [
      { id: other.id },
      { created_at: "2001-01-01T00:00:00Z" },
      { updated_at: "2001-01-01T00:00:00Z" },
      { last_name: "Okafor" },
    ]) {
      expect((await person.update("profiles", { id: person.id }, forged)).status).toBe(200);
    }

    const [after] = (await person.select("profiles")).rows;
    expect(after).toEqual({ ...before, updated_at: after?.["updated_at"] });
    expect(after?.["updated_at"]).not.toMatch(/^2001/);
  });

  test("Section 6, Profile: a profile of someone else cannot be seen, counted, changed or removed", async () => {
    const owner = await backend().register();
    const stranger = await backend().register();
    await owner.update("profiles", { id: owner.id }, { first_name: "Ada" });

    expectNothingToSee(await stranger.select("profiles", { id: owner.id }));
    expect(await stranger.count("profiles")).toBe(1);
    expectNothingToSee(await stranger.update("profiles", { id: owner.id }, { first_name: "X" }));
    expectNothingToSee(await stranger.remove("profiles", { id: owner.id }));
    expectNothingToSee(await backend().anonymous.select("profiles"));
    expectNothingToSee(
      await backend().anonymous.update("profiles", { id: owner.id }, { first_name: "X" }),
    );

    expect((await owner.select("profiles")).rows).toMatchObject([{ first_name: "Ada" }]);
  });

  test("nobody adds or removes a profile by hand", async () => {
    const person = await backend().register();
    const other = await backend().register();

    for (const id of [person.id, other.id, crypto.randomUUID()]) {
      const added = await person.insert("profiles", { id, first_name: "X" });
      expect(added.status).toBe(403);
      const merged = await person.insert(
        "profiles",
        { id, first_name: "X" },
        { onConflict: "merge" },
      );
      expect(merged.status).toBe(403);
    }
    expect((await backend().anonymous.insert("profiles", { id: person.id })).status).toBe(401);
    expectNothingToSee(await person.remove("profiles", { id: person.id }));

    expect((await person.select("profiles")).rows).toMatchObject([{ first_name: null }]);
    expect((await other.select("profiles")).rows).toMatchObject([{ first_name: null }]);
  });

  test("names, phone numbers and birthdays are taken up to their limit and refused beyond", async () => {
    const person = await backend().register();
    const [days] = await backend().sql(
      "select current_date::text as today, (current_date + 1)::text as tomorrow",
    );
    const save = (values: Record<string, unknown>) =>
      person.update("profiles", { id: person.id }, values);

    for (const values of [
      { first_name: "n".repeat(120) },
      { first_name: "🌸".repeat(120) },
      { phone_number: "0".repeat(32) },
      { date_of_birth: "1900-01-01" },
      { date_of_birth: days?.["today"] },
      { first_name: null, date_of_birth: null, phone_number: null, country: null },
    ]) {
      expect(await save(values)).toMatchObject({ status: 200, rows: [values] });
    }
    for (const [values, message] of [
      [{ first_name: "n".repeat(121) }, "first_name_too_long"],
      [{ phone_number: "0".repeat(33) }, "phone_number_too_long"],
      [{ date_of_birth: "1899-12-31" }, "date_of_birth_out_of_range"],
      [{ date_of_birth: days?.["tomorrow"] }, "date_of_birth_out_of_range"],
      [{ date_of_birth: "infinity" }, "date_of_birth_out_of_range"],
      [{ country: "nigeria" }, "country_unknown"],
      [{ country: "" }, "country_unknown"],
      [{ country: "N".repeat(81) }, "country_unknown"],
    ] as const) {
      expect(await save(values)).toMatchObject({ status: 422, code: "PT422", message });
    }
  });

  test("text with a NUL and days that do not exist are refused and change nothing", async () => {
    const person = await backend().register();

    const nul = await person.update("profiles", { id: person.id }, { first_name: "A\u0000B" });
    const day = await person.update("profiles", { id: person.id }, { date_of_birth: "2026-02-30" });

    // PostgREST reads the body as JSON inside the database, which has a code of its own for NUL.
    expect(nul.status).toBe(400);
    expect(["22021", "22P05"]).toContain(nul.code);
    expect(day).toMatchObject({ status: 400, code: "22008" });
    expect((await person.select("profiles")).rows).toMatchObject([
      { first_name: null, date_of_birth: null },
    ]);
  });

  test("the form offers exactly the countries that the database takes", async () => {
    const known = await backend().sql("select name from private.countries");

    expect(new Set(countries)).toEqual(new Set(known.map((row) => row["name"])));
    expect(countries).toHaveLength(known.length);
    expect(countries).toEqual(countries.toSorted());
    for (const name of ["Korea, North", "Korea, South", "Kosovo", "Taiwan", "Vatican City"]) {
      expect(countries).toContain(name);
    }
  });
}
