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
