import { createHmac } from "node:crypto";

import { expect, test } from "vitest";

import { callerOf, isBelievable } from "./caller.ts";

const keys = {
  signingSecret: "s".repeat(43),
  publishableKey: "sb_publishable_p",
  secretKey: "sb_secret_s",
};
const ADDRESS = "192.0.2.7";

function token(claims: unknown, secret = keys.signingSecret, alg = "HS256"): string {
  const signed = [{ alg }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  return `${signed}.${createHmac("sha256", secret).update(signed).digest("base64url")}`;
}

function callerWith(authorization?: string) {
  const headers = authorization === undefined ? {} : { authorization };
  return callerOf(new Request("http://127.0.0.1/", { headers }), ADDRESS, keys);
}

test("a token of ours names its person, whichever of her sessions it is from", () => {
  for (const session_id of ["one", "two"]) {
    expect(callerWith(`Bearer ${token({ sub: "Ada", session_id })}`)).toBe("Ada");
  }
});

test.each([
  ["no token", undefined],
  ["the publishable key", `Bearer ${keys.publishableKey}`],
  ["a token signed by somebody else", `Bearer ${token({ sub: "Ada" }, "t".repeat(43))}`],
  ["a token without a person", `Bearer ${token({})}`],
  ["a token without a signature", `Bearer ${token({ sub: "Ada" }).replace(/[^.]*$/, "")}`],
])("%s counts for the address it comes from", (_, authorization) => {
  expect(callerWith(authorization)).toBe(ADDRESS);
});

test("the functions call in the server's own name", () => {
  expect(callerWith(`Bearer ${keys.secretKey}`)).toBeNull();
});

const session = {
  sub: crypto.randomUUID(),
  session_id: crypto.randomUUID(),
  role: "authenticated",
  aud: "authenticated",
  exp: 1,
};

function isBelieved(authorization?: string): boolean {
  const headers = authorization === undefined ? {} : { authorization };
  return isBelievable(new Request("http://127.0.0.1/", { headers }), keys);
}

test.each([
  ["nothing", undefined],
  ["the publishable key", `Bearer ${keys.publishableKey}`],
  ["the secret key", `Bearer ${keys.secretKey}`],
  ["a session's token, even one that has run out", `Bearer ${token(session)}`],
])("%s is looked at further", (_, authorization) => {
  expect(isBelieved(authorization)).toBe(true);
});

test.each([
  ["an empty line", ""],
  ["another scheme", `Basic ${token(session)}`],
  ["rubbish", "Bearer .."],
  ["another secret key", "Bearer sb_secret_t"],
  ["no algorithm", `Bearer ${token(session, undefined, "none")}`],
  ["no signature", `Bearer ${token(session).replace(/[^.]*$/, "")}`],
  ["another's signature", `Bearer ${token(session, "t".repeat(43))}`],
  ["a token for another audience", `Bearer ${token({ ...session, aud: "evil" })}`],
  ["a token of another role", `Bearer ${token({ ...session, role: "postgres" })}`],
  ["a token without an end", `Bearer ${token({ ...session, exp: undefined })}`],
  ["a session that is SQL", `Bearer ${token({ ...session, session_id: "' or 1=1" })}`],
  ["a list of claims", `Bearer ${token([session])}`],
])("%s is refused", (_, authorization) => {
  expect(isBelieved(authorization)).toBe(false);
});
