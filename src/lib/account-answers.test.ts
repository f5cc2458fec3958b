import { expect, test } from "vitest";

import { answerSafely, toAuthFailure } from "./account-answers";

test.each([
  ["a wrong password", { name: "AuthApiError", status: 400 }, "refused"],
  ["an unknown account", { name: "AuthApiError", status: 404 }, "refused"],
  ["too many tries", { name: "AuthApiError", status: 429 }, "too_many"],
  ["a server in trouble", { name: "AuthRetryableFetchError", status: 503 }, "unavailable"],
  ["no network", { name: "AuthRetryableFetchError", status: 0 }, "unreachable"],
])("tells what to do about %s", (_situation, error, reason) => {
  expect(toAuthFailure(error)).toEqual({ ok: false, reason });
});

test("takes a call that could not be made for an unreachable server", async () => {
  const answer = await answerSafely(() => Promise.reject(new TypeError("Failed to fetch")));

  expect(answer).toEqual({ ok: false, reason: "unreachable" });
});
