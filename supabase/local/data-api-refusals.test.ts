import { expect, test } from "vitest";

import { withRetryAfter } from "./data-api-refusals.ts";

test("a refusal of the database says when to try again, and keeps its words", async () => {
  const body = { code: "PT429", message: "rate_limited", hint: "42" };

  const response = await withRetryAfter(Response.json(body, { status: 429 }));

  expect(response.headers.get("retry-after")).toBe("42");
  expect(response.status).toBe(429);
  expect(await response.json()).toEqual(body);
});

test.each(["{}", "no JSON", '{"hint":"soon"}', '{"hint":null}'])(
  "a refusal %j that names no time means a minute",
  async (body) => {
    const response = await withRetryAfter(new Response(body, { status: 429 }));

    expect(response.headers.get("retry-after")).toBe("60");
  },
);

test("a time that is named stays, and nothing else gets one", async () => {
  const named = new Response(null, { status: 429, headers: { "retry-after": "7" } });

  expect((await withRetryAfter(named)).headers.get("retry-after")).toBe("7");
  expect((await withRetryAfter(Response.json([]))).headers.has("retry-after")).toBe(false);
});
