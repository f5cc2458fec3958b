import { createHmac } from "node:crypto";

import { expect, test } from "vitest";

import { callerOf } from "./caller.ts";

const keys = {
  signingSecret: "s".repeat(43),
  publishableKey: "sb_publishable_p",
  secretKey: "sb_secret_s",
};
const ADDRESS = "192.0.2.7";

function token(claims: unknown, secret = keys.signingSecret): string {
  const signed = [{ alg: "HS256" }, claims]
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
