import { expect, test } from "vitest";

import { readSessionUser, readStoredUser } from "./session";
import { sessionStorageKey } from "./storage";

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
