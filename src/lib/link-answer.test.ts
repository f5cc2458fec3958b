import { expect, test } from "vitest";

import { readLinkAnswer } from "./link-answer";

test("finds nothing in an ordinary address", () => {
  expect(readLinkAnswer({ search: "?mode=reset", hash: "#features" })).toBeNull();
});

test("finds the token of a reset link", () => {
  const address = { search: "?token_hash=abc&type=recovery", hash: "" };

  expect(readLinkAnswer(address)).toEqual({
    kind: "token",
    tokenHash: "abc",
    isRecovery: true,
  });
  expect(readLinkAnswer({ ...address, search: "?token_hash=abc&type=signup" })).toMatchObject({
    isRecovery: false,
  });
});

test("finds the session that a hosted link has opened, and what for", () => {
  const hash = "#access_token=a&refresh_token=r&token_type=bearer&type=recovery";

  expect(readLinkAnswer({ search: "", hash })).toEqual({
    kind: "session",
    accessToken: "a",
    refreshToken: "r",
    isRecovery: true,
  });
  expect(readLinkAnswer({ search: "", hash: hash.replace("recovery", "signup") })).toMatchObject({
    isRecovery: false,
  });
});

test("does not take half a session for one", () => {
  expect(readLinkAnswer({ search: "", hash: "#access_token=a" })).toEqual({ kind: "refused" });
});

test.each([
  ["", "#error=access_denied&error_code=otp_expired"],
  ["?error=access_denied&error_code=otp_expired", ""],
])("knows a refused link by its error in %j and %j", (search, hash) => {
  expect(readLinkAnswer({ search, hash })).toEqual({ kind: "refused" });
});
