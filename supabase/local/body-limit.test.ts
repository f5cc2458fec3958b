import { expect, test } from "vitest";

import { BODY_MAX_BYTES, readBody } from "./body-limit.ts";

function requestOf(body: BodyInit): Request {
  const streamed = { method: "POST", body, duplex: "half" } satisfies RequestInit & {
    duplex: string;
  };
  return new Request("http://127.0.0.1/", streamed);
}

test("a body at the limit is read, one byte more is refused", async () => {
  const whole = await readBody(requestOf("a".repeat(BODY_MAX_BYTES)));
  expect((await whole.request?.text())?.length).toBe(BODY_MAX_BYTES);
  const over = await readBody(requestOf("a".repeat(BODY_MAX_BYTES + 1)));
  expect(over).toEqual({ request: null, isDiscarded: true });
});

test("a caller who never stops sending is not heard out", async () => {
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)),
  });
  expect(await readBody(requestOf(endless))).toEqual({ request: null, isDiscarded: false });
});
