import { expect, test } from "vitest";

import { readEnv } from "./env";

test("needs nothing when the backend answers at the page's own address", () => {
  expect(readEnv({})).toEqual({ supabaseUrl: "", supabasePublishableKey: null });
});

test("reads the backend's address without a closing slash, and its public key", () => {
  const source = {
    VITE_SUPABASE_URL: " https://abc.supabase.co/ ",
    VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_abc",
  };

  expect(readEnv(source)).toEqual({
    supabaseUrl: "https://abc.supabase.co",
    supabasePublishableKey: "sb_publishable_abc",
  });
});

test("lists everything that is wrong at once", () => {
  expect(() => readEnv({ VITE_SUPABASE_URL: "abc.supabase.co" })).toThrow(
    /VITE_SUPABASE_URL must start with.*VITE_SUPABASE_PUBLISHABLE_KEY is missing/,
  );
});

test("refuses to ship a secret key to browsers", () => {
  const source = { VITE_SUPABASE_PUBLISHABLE_KEY: `sb_secret_${"x".repeat(8)}` };

  expect(() => readEnv(source)).toThrow("holds a secret key");
});
