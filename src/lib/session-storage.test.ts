import { afterEach, expect, test, vi } from "vitest";

import {
  readFreshToken,
  readSessionUser,
  readStoredUser,
  sessionStorageKey,
} from "./session-storage";

afterEach(() => {
  vi.useRealTimers();
});

const account = { id: "a1", email: "ada@example.com", user_metadata: {} };

test("Section 3, Signed-in user: knows a person by id, e-mail and photo", () => {
  const photo = { avatar_url: "https://img.example/a.png" };

  expect(readSessionUser({ ...account, user_metadata: photo })).toEqual({
    id: "a1",
    email: "ada@example.com",
    photoUrl: "https://img.example/a.png",
  });
});

test("shows no photo whose address could run code", () => {
  const photo = { avatar_url: "javascript:alert(1)" };

  expect(readSessionUser({ ...account, user_metadata: photo })?.photoUrl).toBeNull();
});

test("takes something without an id for nobody", () => {
  expect(readSessionUser({ email: "ada@example.com" })).toBeNull();
});

test.each(["", "not JSON", "[]", '{"user":{}}'])("takes a stored %j for nobody", (text) => {
  window.localStorage.setItem(sessionStorageKey, text);

  expect(readStoredUser()).toBeNull();
});

test("finds the person of a stored session", () => {
  window.localStorage.setItem(sessionStorageKey, JSON.stringify({ user: account }));

  expect(readStoredUser()?.email).toBe("ada@example.com");
});

test.each([
  [3600, "signed"],
  [121, "signed"],
  [120, null],
  [-1, null],
])("takes the token of a session that ends in %i s for %j", (seconds, expected) => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  const session = { access_token: "signed", expires_at: 1_800_000_000 + seconds, user: account };
  window.localStorage.setItem(sessionStorageKey, JSON.stringify(session));

  expect(readFreshToken()).toBe(expected);
});

test("finds no token where no session is stored", () => {
  expect(readFreshToken()).toBeNull();
});
