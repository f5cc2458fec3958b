import { expect, test } from "vitest";

import { createRateLimit } from "./rate-limit.ts";

function signIn(email: string): Request {
  return new Request("http://127.0.0.1/auth/v1/token?grant_type=password", {
    method: "POST",
    body: JSON.stringify({ email, password: "x" }),
  });
}

function refresh(): Request {
  return new Request("http://127.0.0.1/auth/v1/token?grant_type=refresh_token", { method: "POST" });
}

test("the last allowed try passes, the next one waits for the rest of the minute, then it starts over", async () => {
  let time = 0;
  const limit = createRateLimit({ perAddress: 100, perAccount: 2 }, () => time);
  expect(await limit(signIn("her@example.com"), "1.1.1.1")).toBeNull();
  expect(await limit(signIn("her@example.com"), "1.1.1.1")).toBeNull();
  time = 20_000;
  expect(await limit(signIn(" HER@example.com"), "1.1.1.1")).toBe(40);
  expect(await limit(signIn("her@example.com"), "2.2.2.2")).toBeNull();
  time = 60_000;
  expect(await limit(signIn("her@example.com"), "1.1.1.1")).toBeNull();
});

test("many accounts from one address are limited together", async () => {
  const limit = createRateLimit({ perAddress: 2, perAccount: 100 }, () => 0);
  await limit(signIn("a@example.com"), "1.1.1.1");
  await limit(signIn("b@example.com"), "1.1.1.1");
  expect(await limit(signIn("c@example.com"), "1.1.1.1")).toBe(60);
});

test("refreshing a session and reading data are not limited", async () => {
  const limit = createRateLimit({ perAddress: 1, perAccount: 1 }, () => 0);
  await limit(refresh(), "1.1.1.1");
  expect(await limit(refresh(), "1.1.1.1")).toBeNull();
});

test("a code is not guessed without end by opening its link, nor by leaving the account out", async () => {
  const limit = createRateLimit({ perAddress: 100, perAccount: 1 }, () => 0);
  const opened = new Request("http://127.0.0.1/auth/v1/verify?token=123456&type=recovery");
  expect(await limit(opened, "1.1.1.1")).toBeNull();
  expect(await limit(opened, "1.1.1.1")).toBe(60);
});

test("an account is not changed without end, since each new password costs the time of its hash", async () => {
  const limit = createRateLimit({ perAddress: 100, perAccount: 1 }, () => 0);
  const change = new Request("http://127.0.0.1/auth/v1/user", { method: "PUT", body: "{}" });
  expect(await limit(change, "1.1.1.1")).toBeNull();
  expect(await limit(change, "1.1.1.1")).toBe(60);
  expect(await limit(new Request(change.url), "1.1.1.1")).toBeNull();
});

test("a flood of names makes it forget the oldest ones instead of filling the memory", async () => {
  const limit = createRateLimit({ perAddress: 100_000, perAccount: 1 }, () => 0);
  await limit(signIn("first@example.com"), "1.1.1.1");
  expect(await limit(signIn("first@example.com"), "1.1.1.1")).toBe(60);
  for (let name = 0; name < 10_000; name += 1)
    await limit(signIn(`${name}@example.com`), "1.1.1.1");
  expect(await limit(signIn("first@example.com"), "1.1.1.1")).toBeNull();
});

test.each(["magiclink", "otp", "resend", "verify"])(
  "codes are neither asked for nor guessed without end at /%s",
  async (name) => {
    const limit = createRateLimit({ perAddress: 100, perAccount: 1 }, () => 0);
    const attempt = () =>
      new Request(`http://127.0.0.1/auth/v1/${name}`, {
        method: "POST",
        body: JSON.stringify({ email: "her@example.com", token: "123456" }),
      });
    expect(await limit(attempt(), "1.1.1.1")).toBeNull();
    expect(await limit(attempt(), "1.1.1.1")).toBe(60);
  },
);
