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
    SUPABASE_ANON_KEY: "sb_publishable_key",
    SUPABASE_SERVICE_ROLE_KEY: "sb_secret_key",
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
    "These settings are missing or wrong: SUPABASE_URL, SUPABASE_ANON_KEY, SUPABASE_SERVICE_ROLE_KEY",
  );
});
