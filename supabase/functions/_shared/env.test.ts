import { expect, test } from "vitest";

import { readFunctionEnv } from "./env.ts";

const complete = new Map([
  ["SUPABASE_URL", "https://project.example/"],
  ["SUPABASE_ANON_KEY", "sb_publishable_key"],
  ["SUPABASE_SERVICE_ROLE_KEY", "sb_secret_key"],
]);

test("without a model key everything else has its default", () => {
  expect(readFunctionEnv((name) => complete.get(name))).toEqual({
    SUPABASE_URL: "https://project.example",
    publishableKey: "sb_publishable_key",
    secretKey: "sb_secret_key",
    ANTHROPIC_API_KEY: undefined,
    ANTHROPIC_BASE_URL: "https://api.anthropic.com",
    ANTHROPIC_MODEL: "claude-sonnet-5-5",
    ALLOWED_ORIGINS: [],
  });
});

test("an empty setting counts as not given", () => {
  const settings = new Map([...complete, ["ANTHROPIC_API_KEY", ""]]);
  expect(readFunctionEnv((name) => settings.get(name)).ANTHROPIC_API_KEY).toBeUndefined();
});

test("the allowed sites are a list with commas", () => {
  const settings = new Map([
    ...complete,
    ["ALLOWED_ORIGINS", " https://a.example, https://b.example,"],
  ]);
  expect(readFunctionEnv((name) => settings.get(name)).ALLOWED_ORIGINS).toEqual([
    "https://a.example",
    "https://b.example",
  ]);
});

test("it stops with the list of what is missing or wrong, and none of the values", () => {
  const settings = new Map([["SUPABASE_URL", "not an address"]]);
  expect(() => readFunctionEnv((name) => settings.get(name))).toThrow(
    "These settings are missing or wrong: SUPABASE_URL, SUPABASE_PUBLISHABLE_KEYS, SUPABASE_SECRET_KEYS",
  );
});

test("keys that have names win over the two that do not", () => {
  const settings = new Map([
    ...complete,
    ["SUPABASE_PUBLISHABLE_KEYS", '{"default":"sb_publishable_new","other":"x"}'],
    ["SUPABASE_SECRET_KEYS", '{"default":"sb_secret_new"}'],
  ]);
  expect(readFunctionEnv((name) => settings.get(name))).toMatchObject({
    publishableKey: "sb_publishable_new",
    secretKey: "sb_secret_new",
  });
});

test.each(["sb_secret_new", "{}", '{"default":""}', "[]"])(
  "keys given as %s stop it without a word of them",
  (keys) => {
    const settings = new Map([...complete, ["SUPABASE_SECRET_KEYS", keys]]);
    expect(() => readFunctionEnv((name) => settings.get(name))).toThrow(
      /^These settings are missing or wrong: SUPABASE_SECRET_KEYS$/,
    );
  },
);
