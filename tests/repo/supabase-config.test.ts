import { readFileSync } from "node:fs";

import { parse } from "smol-toml";
import { expect, test } from "vitest";
import { z } from "zod";

const table = z.record(z.string(), z.unknown());
const config = table.parse(parse(readFileSync("supabase/config.toml", "utf8")));
const { production } = z.object({ production: table }).parse(config["remotes"]);

/** One table over another, as the CLI lays the block of a remote project over the rest. */
function over(base: unknown, top: unknown): unknown {
  const [below, above] = [table.safeParse(base), table.safeParse(top)];
  if (!below.success || !above.success || Array.isArray(top)) return top ?? base;
  const names = [...new Set([...Object.keys(below.data), ...Object.keys(above.data)])];
  return Object.fromEntries(names.map((name) => [name, over(below.data[name], above.data[name])]));
}

/** Every value of a table that `config push` sends, with its place. */
function valuesOf(value: unknown, place: string): [string, unknown][] {
  const inner = table.safeParse(value);
  if (!inner.success || Array.isArray(value)) return [[place, value]];
  return Object.entries(inner.data).flatMap(([name, part]) => valuesOf(part, `${place}.${name}`));
}

const pushed = new Map(
  ["api", "auth", "db"].flatMap((name) => valuesOf(over(config[name], production[name]), name)),
);

test("the place of the project's reference has a reference's form, or the CLI would refuse every command", () => {
  expect(production["project_id"]).toMatch(/^[a-z]{20}$/);
});

test("nothing of this machine would be written to the hosted project", () => {
  const local = [...pushed].filter(([, value]) =>
    /127\.0\.0\.1|localhost|0\.0\.0\.0/.test(String(value)),
  );
  expect(local).toEqual([]);
});

test("the hosted project asks for a confirmed address, a fresh sign-in and no captcha", () => {
  expect(Object.fromEntries(pushed)).toMatchObject({
    "auth.email.enable_confirmations": true,
    "auth.email.secure_password_change": true,
    "auth.email.max_frequency": "60s",
    "auth.email.otp_length": 10,
    "auth.email.otp_expiry": 900,
    "auth.enable_anonymous_sign_ins": false,
    "auth.minimum_password_length": 8,
    "auth.password_requirements": "lower_upper_letters_digits",
    "auth.additional_redirect_urls": [],
    "db.ssl_enforcement.enabled": true,
    "api.schemas": ["public"],
  });
  expect([...pushed.keys()].filter((place) => place.includes("captcha"))).toEqual([]);
});

test("a password is tried, a code guessed and a mail asked for a few times only", () => {
  const limits = [...pushed].filter(([place]) => place.startsWith("auth.rate_limit."));
  expect(limits).toHaveLength(4);
  for (const [, value] of limits) expect(Number(value)).toBeLessThanOrEqual(150);
});
