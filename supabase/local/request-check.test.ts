import { expect, test } from "vitest";

import { refusalOf } from "./request-check.ts";

function rows(value: unknown): Request {
  const body = JSON.stringify(value);
  return new Request("http://127.0.0.1/rest/v1/chat_messages", { method: "POST", body });
}

test("the longest message is read, whatever it is made of", async () => {
  for (const sign of [",", "[", "{"]) {
    expect(await refusalOf(rows({ content: sign.repeat(16_000) }))).toBeNull();
  }
});

test("a body of more values than anybody sends is refused unread", async () => {
  expect((await refusalOf(rows(Array.from({ length: 10_001 }, () => ({ a: 1 })))))?.status).toBe(
    400,
  );
});

test.each([
  ["69 plain letters more", `Aa1${"x".repeat(69)}`, undefined],
  ["34 letters of two bytes more", `Aa1${"é".repeat(34)}`, undefined],
  ["35 letters of two bytes more", `Aa1${"é".repeat(35)}`, 400],
])("a new password with %s is taken only if none of it is cut", async (_, password, status) => {
  const body = JSON.stringify({ email: "her@example.com", password });
  const request = new Request("http://127.0.0.1/auth/v1/signup", { method: "POST", body });
  expect((await refusalOf(request))?.status).toBe(status);
});
