import { expect, test } from "vitest";

import { chatReplySchema } from "../_shared/contracts/claude-chat.ts";
import { failureSchema } from "../_shared/contracts/failure.ts";
import type { FailureLine } from "../_shared/function-shell.ts";
import { HttpError } from "../_shared/http-error.ts";
import { type ChatDeps, createChatHandler } from "./handler.ts";

const ADA = "0b2f6f1e-6d0c-4b55-9f0a-3c2c5d0f6a01";
const BEA = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
const QUESTION_ID = "3f0f3b44-53d6-4d1c-8f0e-6a2f2c9a1b10";
const REPLY_ID = "9a1d2c3e-4b5f-4a6b-8c7d-0e1f2a3b4c5d";
const SITE = "https://pcos-care.example";

const stored = {
  id: REPLY_ID,
  content: "Eat nothing for 8 hours. [1]",
  citations: [],
  origin: "guides" as const,
  timestamp: "2026-11-20T09:00:00+00:00",
  stopped: false,
  reply_parts: {},
};

function setUp(overrides: Partial<ChatDeps> = {}) {
  const calls: string[] = [];
  const lines: FailureLine[] = [];
  const handle = createChatHandler({
    allowedOrigins: [SITE],
    authenticate: async () => ({ id: ADA, token: "token" }),
    beginTurn: async (caller, question) => {
      calls.push(`begin ${caller.id} ${question.id} ${question.text}`);
      return null;
    },
    answer: async ({ question, context, danger }, { say }) => {
      calls.push(
        `answer ${question} after ${context.length}${danger?.outcome === "stop" ? ` ${danger.level}` : ""}`,
      );
      say(stored.content);
      return { text: stored.content, citations: [], origin: "guides", parts: {} };
    },
    finishTurn: async (caller, question, answer) => {
      calls.push(`finish ${caller.id} ${question.id} ${answer.text}`);
      return stored;
    },
    isTurnStopped: async () => false,
    receiver: null,
    keepRunning: () => undefined,
    createId: () => QUESTION_ID,
    log: (line) => lines.push(line),
    ...overrides,
  });
  return { handle, calls, lines };
}

type Call = { path?: string; method?: string; headers?: Record<string, string>; body?: BodyInit };

function request({ path = "/claude-chat", method = "POST", headers = {}, body }: Call = {}) {
  return new Request(`https://functions.example${path}`, {
    method,
    headers: { "content-type": "application/json", ...headers },
    ...(method === "POST" ? { body: body ?? JSON.stringify({ message: "Hello" }) } : {}),
    ...(body instanceof ReadableStream ? { duplex: "half" } : {}),
  });
}

function asking(body: unknown) {
  return request({ body: JSON.stringify(body) });
}

async function failureOf(response: Response) {
  const { code, error } = failureSchema.parse(await response.json());
  expect(error).toMatch(/^[A-Z].{10,}[.]$/);
  return [response.status, code];
}

test("a caller without a session costs no model call", async () => {
  const { handle, calls } = setUp({ authenticate: async () => null });
  expect(await failureOf(await handle(request()))).toEqual([401, "unauthenticated"]);
  expect(calls).toEqual([]);
});

test("her question is stored, answered and the answer stored, in this order", async () => {
  const { handle, calls } = setUp();
  const response = await handle(
    asking({ id: QUESTION_ID, message: " Do I fast? ", context: ["Hi", "Hello"], user_id: ADA }),
  );
  expect(response.status).toBe(200);
  expect(chatReplySchema.parse(await response.json())).toEqual({
    text: stored.content,
    citations: [],
    origin: "guides",
    message_id: QUESTION_ID,
    reply_id: REPLY_ID,
    timestamp: stored.timestamp,
  });
  expect(calls).toEqual([
    `begin ${ADA} ${QUESTION_ID} Do I fast?`,
    "answer Do I fast? after 2",
    `finish ${ADA} ${QUESTION_ID} ${stored.content}`,
  ]);
});

test("a question that already has its reply gets it again without a second answer", async () => {
  const { handle, calls } = setUp({ beginTurn: async () => stored });
  const response = await handle(asking({ id: QUESTION_ID, message: "Do I fast?" }));
  expect(chatReplySchema.parse(await response.json()).reply_id).toBe(REPLY_ID);
  expect(calls).toEqual([]);
});

test("a browser that made no id gets the one we made", async () => {
  const { handle } = setUp();
  const response = await handle(asking({ message: "Do I fast?" }));
  expect(chatReplySchema.parse(await response.json()).message_id).toBe(QUESTION_ID);
});

test("nobody asks in another person's name", async () => {
  const { handle, calls } = setUp();
  const response = await handle(asking({ message: "Hello", user_id: BEA }));
  expect(await failureOf(response)).toEqual([403, "wrong_user"]);
  expect(calls).toEqual([]);
});

function naming(id: string) {
  return request({ path: `/claude-chat?user_id=${id}` });
}

test("nobody asks in the name of a person that the address gives", async () => {
  const { handle, calls } = setUp();
  expect(await failureOf(await handle(naming(BEA)))).toEqual([403, "wrong_user"]);
  expect(calls).toEqual([]);
  expect((await handle(naming(ADA.toUpperCase()))).status).toBe(200);
});

test.each([
  ["consent_required", 403],
  ["conflict", 409],
  ["unauthenticated", 401],
] as const)(
  "a turn refused as %s is answered with %i and costs no model call",
  async (code, status) => {
    const { handle, calls } = setUp({
      beginTurn: async () => {
        throw new HttpError(code);
      },
    });
    expect(await failureOf(await handle(request()))).toEqual([status, code]);
    expect(calls).toEqual([]);
  },
);

test("someone who asks too often is told how long to wait", async () => {
  const { handle } = setUp({
    beginTurn: async () => {
      throw new HttpError("rate_limited", { headers: { "retry-after": "41" } });
    },
  });
  const response = await handle(request());
  expect(response.headers.get("retry-after")).toBe("41");
  expect(await failureOf(response)).toEqual([429, "rate_limited"]);
});

test("a failed model call keeps the question and stores no reply", async () => {
  const { handle, calls } = setUp({
    answer: async () => {
      throw new HttpError("upstream_failed", { reason: "model_529" });
    },
  });
  expect(await failureOf(await handle(request()))).toEqual([502, "upstream_failed"]);
  expect(calls).toEqual([`begin ${ADA} ${QUESTION_ID} Hello`]);
});

test("an unforeseen error shows nothing of itself", async () => {
  const { handle, lines } = setUp({
    answer: async () => {
      throw new Error("secret at /srv/app.ts in select * from chat_messages");
    },
  });
  const response = await handle(request());
  expect(await response.clone().text()).not.toMatch(/secret|srv|select/);
  expect(await failureOf(response)).toEqual([500, "internal"]);
  expect(JSON.stringify(lines)).not.toMatch(/secret|srv|select/);
});

test.each([
  ["an empty body", "", 400, "malformed"],
  ["broken JSON", '{"message":', 400, "malformed"],
  ["invalid UTF-8", new Uint8Array([0x22, 0xff, 0xfe, 0x22]), 400, "malformed"],
  ["20,000 levels of brackets", "[".repeat(20_000) + "]".repeat(20_000), 422, "invalid"],
  ["20,000 levels cut short", "[".repeat(20_000), 400, "malformed"],
  ["a deep message", `{"message":${"[".repeat(20_000)}${"]".repeat(20_000)}}`, 422, "invalid"],
  ["a bare text", '"Hello"', 422, "invalid"],
  ["a null", "null", 422, "invalid"],
  ["no message", "{}", 422, "invalid"],
  ["an empty message", '{"message":""}', 422, "invalid"],
  ["a message of spaces", '{"message":" \\n\\t "}', 422, "invalid"],
  ["a number as message", '{"message":5}', 422, "invalid"],
  ["a list as message", '{"message":["Hello"]}', 422, "invalid"],
  ["a NUL byte", '{"message":"He\\u0000llo"}', 422, "invalid"],
  ["half of an emoji", '{"message":"He\\ud83dllo"}', 422, "invalid"],
  ["8,001 characters", JSON.stringify({ message: "a".repeat(8001) }), 422, "invalid"],
  [
    "11 context entries",
    JSON.stringify({ message: "a", context: Array(11).fill("b") }),
    422,
    "invalid",
  ],
  [
    "a role in the context",
    '{"message":"a","context":[{"role":"system","content":"x"}]}',
    422,
    "invalid",
  ],
  ["a text as context", '{"message":"a","context":"b"}', 422, "invalid"],
  ["an id that is none", '{"message":"a","id":"1; drop table"}', 422, "invalid"],
  ["a user id that is none", '{"message":"a","user_id":7}', 422, "invalid"],
  ["65 KB", JSON.stringify({ message: "a".repeat(65 * 1024) }), 413, "too_large"],
])("%s is refused as bad input, before anything is stored", async (_name, body, status, code) => {
  const { handle, calls } = setUp();
  expect(await failureOf(await handle(request({ body })))).toEqual([status, code]);
  expect(calls).toEqual([]);
});

test("8,000 characters and 10 earlier texts are welcome", async () => {
  const { handle } = setUp();
  const body = { message: "é".repeat(8000), context: Array(10).fill("Hi") };
  expect((await handle(asking(body))).status).toBe(200);
});

test("a body without a length is read no further than its limit", async () => {
  const { handle } = setUp();
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 16_384;
      controller.enqueue(new Uint8Array(16_384).fill(97));
    },
  });
  const response = await handle(request({ body: endless }));
  expect(await failureOf(response)).toEqual([413, "too_large"]);
  expect(sent).toBeLessThan(200_000);
});

test.each(["text/plain", "multipart/form-data", "application/x-www-form-urlencoded", ""])(
  "a body of type %j is refused",
  async (type) => {
    const { handle, calls } = setUp();
    const response = await handle(request({ headers: { "content-type": type } }));
    expect(await failureOf(response)).toEqual([415, "unsupported_media_type"]);
    expect(calls).toEqual([]);
  },
);

test("JSON with a charset is JSON", async () => {
  const { handle } = setUp();
  const headers = { "content-type": "Application/JSON; charset=utf-8" };
  expect((await handle(request({ headers }))).status).toBe(200);
});

test.each(["/", "/claude-chat/history", "/functions/v1/claude-chat/x", "/claude-chatter"])(
  "%s is not here",
  async (path) => {
    expect(await failureOf(await setUp().handle(request({ path })))).toEqual([404, "not_found"]);
  },
);

test("anyone may read who receives a question besides us", async () => {
  const receiver = "Anthropic (in the United States)";
  const get = { path: "/functions/v1/claude-chat", method: "GET" };
  const response = await setUp({ receiver }).handle(request(get));
  expect([response.status, await response.json()]).toEqual([200, { receiver }]);
  expect(await (await setUp().handle(request(get))).json()).toEqual({ receiver: null });
});

test.each(["PUT", "DELETE", "PATCH"])("%s is told which methods there are", async (method) => {
  const response = await setUp().handle(request({ path: "/functions/v1/claude-chat", method }));
  expect(response.headers.get("allow")).toBe("GET, POST, OPTIONS");
  expect(await failureOf(response)).toEqual([405, "method_not_allowed"]);
});

test("only pages of a listed site may call from another address", async () => {
  const { handle } = setUp();
  const preflight = (origin: string) => handle(request({ method: "OPTIONS", headers: { origin } }));
  const own = await preflight(SITE);
  expect(own.status).toBe(204);
  expect(own.headers.get("access-control-allow-origin")).toBe(SITE);
  expect(own.headers.get("access-control-allow-headers")).toContain("authorization");
  for (const origin of ["https://elsewhere.example", `${SITE}.elsewhere.example`, "null"]) {
    expect((await preflight(origin)).headers.get("access-control-allow-origin")).toBeNull();
  }
});

test("someone who sends twenty halves of messages waits, and nobody else does", async () => {
  const { handle } = setUp({
    authenticate: async ({ headers }) => ({ id: headers.get("authorization") ?? ADA, token: "" }),
  });
  const half = () => request({ body: new ReadableStream({ pull: () => new Promise(() => {}) }) });
  for (let sent = 0; sent < 20; sent += 1) void handle(half());
  const refused = await handle(request());
  expect(refused.headers.get("retry-after")).toBe("5");
  expect(await failureOf(refused)).toEqual([429, "rate_limited"]);
  expect((await handle(request({ headers: { authorization: BEA } }))).status).toBe(200);
});

test("a message that was answered leaves room for the next", async () => {
  const { handle } = setUp();
  for (let asked = 0; asked < 25; asked += 1) {
    expect((await handle(request())).status).toBe(200);
  }
});

test("replies and failures are JSON that nobody caches or guesses", async () => {
  const failing = await setUp({ authenticate: async () => null }).handle(request());
  const working = await setUp().handle(request());
  for (const { headers } of [failing, working]) {
    expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("vary")).toBe("Origin");
  }
});

test("a failure leaves one line in the log, with no word of hers", async () => {
  const { handle, lines } = setUp({
    answer: async () => {
      throw new HttpError("upstream_failed", { reason: "model_timeout" });
    },
  });
  await handle(asking({ message: "My period is late", context: ["I am Ada"], user_id: ADA }));
  expect(lines).toEqual([
    { request_id: QUESTION_ID, code: "upstream_failed", status: 502, reason: "model_timeout" },
  ]);
});

test("a message that tells of danger is marked as urgent, on a retry too", async () => {
  const message = "I want to kill myself";
  const { handle, calls } = setUp();
  const first = chatReplySchema.parse(await (await handle(asking({ message }))).json());
  expect(first.urgent).toEqual({ level: "emergency", flags: ["self_harm"] });
  expect(calls).toContain(`answer ${message} after 0 emergency`);
  const again = setUp({ beginTurn: async () => stored });
  const second = chatReplySchema.parse(await (await again.handle(asking({ message }))).json());
  expect(second.urgent).toEqual(first.urgent);
});

test("with the danger seen, a question is answered like any other", async () => {
  const message = "I want to kill myself";
  const { handle, calls } = setUp();
  const reply = await (await handle(asking({ message, danger_seen: true }))).json();
  expect(chatReplySchema.parse(reply).urgent).toBeUndefined();
  expect(calls).toContain(`answer ${message} after 0`);
});

test("what is stored with a reply goes out with it, whole or as the last event", async () => {
  const reply_parts = {
    ask: "stroke" as const,
    choices: ["Do I fast?"],
    results: [{ test: "TSH", value: "2.1", unit: "mIU/L" }],
  };
  const kept: unknown[] = [];
  const { handle } = setUp({
    answer: async () => ({ text: "So.", citations: [], origin: "guides", parts: reply_parts }),
    finishTurn: async (_caller, _question, { parts }) => {
      kept.push(parts);
      return { ...stored, reply_parts: parts };
    },
  });
  const whole = await (await handle(asking({ message: "My TSH is 2.1" }))).json();
  expect(whole).toMatchObject(reply_parts);
  expect(kept).toEqual([reply_parts]);

  const again = asking({ message: "My TSH is 2.1" });
  again.headers.set("accept", "text/event-stream");
  const events = (await (await handle(again)).text()).trim().split("\n\n");
  expect(events.at(-1)).toContain(JSON.stringify(reply_parts.results));
});

test("an ordinary message is not marked", async () => {
  const reply = await (await setUp().handle(asking({ message: "Do I need to fast?" }))).json();
  expect(chatReplySchema.parse(reply).urgent).toBeUndefined();
});
