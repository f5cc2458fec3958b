import { expect, test } from "vitest";

import { signInState } from "./sign-in-state";

test("from the chat she comes back to it after signing in, and from elsewhere goes home", () => {
  expect(signInState("/chat")).toEqual({ from: "/chat" });
  expect(signInState("/chat/")).toEqual({ from: "/chat" });
  expect(signInState("/")).toBeNull();
  expect(signInState("/resources")).toBeNull();
});
