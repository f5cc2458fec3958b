import { getRounds } from "bcryptjs";
import { expect, test } from "vitest";

import { withTimingSafeSignIn } from "./timing-safe-sign-in.ts";

const accepted = () => Promise.resolve(Response.json({}));
const refused = () => Promise.resolve(Response.json({}, { status: 400 }));

const hasPassword = (email: string) => Promise.resolve(email === "ada@example.com");

function signIn(body: string, grant = "password") {
  return new Request(`http://127.0.0.1/auth/v1/token?grant_type=${grant}`, {
    method: "POST",
    body,
  });
}

/** What a password is compared with while a request is answered, where only Ada has an account. */
async function comparisons(request: Request, answer = refused): Promise<string[]> {
  const hashes: string[] = [];
  const compare = (_: string, hash: string) => {
    hashes.push(hash);
    return Promise.resolve(false);
  };
  await withTimingSafeSignIn(answer, hasPassword, compare)(request);
  return hashes;
}

test("an address without an account costs one comparison, at the cost of a real one", async () => {
  const hashes = await comparisons(signIn(`{"email":"bea@example.com","password":"x"}`));

  expect(hashes.map((hash) => getRounds(hash))).toEqual([10]);
});

test.each([
  [
    "an account, which the auth server has compared",
    signIn(`{"email":"Ada@example.com","password":"x"}`),
  ],
  ["no JSON", signIn("{")],
  ["no password", signIn(`{"email":"bea@example.com"}`)],
  ["another kind of sign-in", signIn(`{"email":"bea@example.com","password":"x"}`, "pkce")],
])("%s costs none", async (_, request) => {
  expect(await comparisons(request)).toEqual([]);
});

test("a sign-in that works costs none", async () => {
  const request = signIn(`{"email":"bea@example.com","password":"x"}`);

  expect(await comparisons(request, accepted)).toEqual([]);
});
