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

/** A key of the kind that older projects have. */
function olderKey(payload: object): string {
  return `eyJhbGciOiJIUzI1NiJ9.${btoa(JSON.stringify(payload)).replaceAll("=", "")}.c2ln`;
}

test.each([
  `sb_secret_${"x".repeat(8)}`,
  olderKey({ iss: "supabase", role: "service_role" }),
  olderKey({ iss: "supabase" }),
  "eyJhbGciOiJIUzI1NiJ9",
  "ey.%.",
])("refuses to ship a secret key to browsers: %s", (key) => {
  expect(() => readEnv({ VITE_SUPABASE_PUBLISHABLE_KEY: key })).toThrow("holds a secret key");
});

test("takes the public key of an older project", () => {
  const key = olderKey({ iss: "supabase", role: "anon" });

  expect(readEnv({ VITE_SUPABASE_PUBLISHABLE_KEY: key }).supabasePublishableKey).toBe(key);
});
